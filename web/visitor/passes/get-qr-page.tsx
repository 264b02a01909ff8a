import { formatDay } from '#contract/kernel/dates.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import type { FoundTicket, GetQrProps } from '#contract/retrievals/page.ts';
import { bookedPaths, paths } from '#web/shared/paths.ts';
import { statusTexts, getQrTexts as texts } from '#web/visitor/bookings/ticket-words.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { AdCards } from '#web/visitor/ui/ad-card.tsx';
import { FoundCode, MobileSearch } from '#web/visitor/ui/mobile-search.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { savedName } from '#web/visitor/ui/qr-figure.tsx';

/** `/getqr/{parkId}`: the tickets of a mobile number at a park. */
export function GetQrPage({ park, mobile, answer, problems, ads, help }: GetQrProps) {
  return (
    <PageShell venue={park.name} getQrHref={paths.getQr(park.id)} help={help} narrow>
      <MobileSearch texts={texts} mobile={mobile} problems={problems} message={answer?.message}>
        {answer?.tickets.map((ticket) => (
          <Found key={ticket.bookingId} park={park} ticket={ticket} />
        ))}
      </MobileSearch>
      <p className="again">
        <a href={paths.ticketBooking(park.id)}>{texts.book}</a>
      </p>
      <AdCards ads={ads} />
    </PageShell>
  );
}

export const page: PageFacts<GetQrProps> = {
  Body: GetQrPage,
  title: ({ park }) => texts.title(park.name),
  sheets: ['forms', 'ticket', 'ads'],
};

function Found({ park, ticket }: { park: GetQrProps['park']; ticket: FoundTicket }) {
  const day = formatDay(ticket.visitDay);
  return (
    <FoundCode
      title={texts.ticketFor(day)}
      image={ticket.image}
      label={statusTexts.qrAlt(park.name, day)}
      note={ticket.scanned ? texts.scanned : texts.notScanned}
      open={[bookedPaths.status(ticket.bookingId, park.id), texts.open]}
      save={[savedName(park.name, ticket.visitDay, shortCodeOf(ticket.bookingId)), texts.save]}
    />
  );
}
