import { formatDay } from '#contract/dates.ts';
import type { FoundTicket, GetQrProps } from '#contract/pages.ts';
import { paths } from '#web/paths.ts';
import { statusTexts, getQrTexts as texts } from '#web/public/messages/ticket.ts';
import { AdCards } from '#web/public/ui/ad-card.tsx';
import { Button, LinkButton } from '#web/public/ui/button.tsx';
import { Card } from '#web/public/ui/card.tsx';
import { ErrorSummary } from '#web/public/ui/error-summary.tsx';
import { MobileField } from '#web/public/ui/mobile-field.tsx';
import { Notice } from '#web/public/ui/notice.tsx';
import { PageShell } from '#web/public/ui/page-shell.tsx';
import { QrFigure, qrFileName } from '#web/public/ui/qr-figure.tsx';

/** `/getqr/{parkId}`: one question, posted to this same address, so that no number ends up in an address bar. */
export function GetQrPage({ park, mobile, answer, problems, ads, help }: GetQrProps) {
  const error = problems.find(({ field }) => field === 'mobile')?.message;
  return (
    <PageShell venue={park.name} getQrHref={paths.getQr(park.id)} help={help} narrow>
      <div className="stack">
        <ErrorSummary problems={problems} />
        <h1>{texts.heading}</h1>
        <p>{texts.lead}</p>
        <Card>
          <form className="stack" method="post" noValidate>
            <MobileField label={texts.mobile} error={error} defaultValue={mobile} />
            <Button type="submit">{texts.submit}</Button>
          </form>
        </Card>
        {answer && <Answer park={park} answer={answer} />}
      </div>
      <p className="again">
        <a href={paths.ticketBooking(park.id)}>{texts.book}</a>
      </p>
      <AdCards ads={ads} />
    </PageShell>
  );
}

function Answer({ park, answer }: { park: GetQrProps['park']; answer: NonNullable<GetQrProps['answer']> }) {
  return (
    <div className="found" role="status">
      <Notice kind={answer.tickets.length > 0 ? 'good' : 'info'}>
        <p>{answer.message}</p>
      </Notice>
      {answer.tickets.map((ticket) => (
        <Found key={ticket.bookingId} park={park} ticket={ticket} />
      ))}
    </div>
  );
}

function Found({ park, ticket }: { park: GetQrProps['park']; ticket: FoundTicket }) {
  const day = formatDay(ticket.visitDay);
  return (
    <Card className="ticket">
      <div className="stub">
        <h2>{texts.ticketFor(day)}</h2>
        <QrFigure image={ticket.image} label={statusTexts.qrAlt(park.name, day)} />
        <p className="muted">{ticket.scanned ? texts.scanned : texts.notScanned}</p>
        <div className="row">
          <LinkButton href={paths.paymentStatus(ticket.bookingId, park.id)}>{texts.open}</LinkButton>
          <LinkButton href={ticket.image} download={qrFileName(park.name, ticket.visitDay)} quiet>
            {texts.save}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
