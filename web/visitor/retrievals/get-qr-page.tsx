import type { FoundBooking, GetQrProps } from '#contract/retrievals/page.ts';
import { slotWords } from '#contract/slots/words.ts';
import { offeringPaths, paths } from '#web/shared/paths.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { AdCards } from '#web/visitor/ui/ad-card.tsx';
import { FoundCode, MobileSearch, SEARCH_FORM } from '#web/visitor/ui/forms/mobile-search.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { savedName } from '#web/visitor/ui/qr-figure.tsx';
import { searchTexts, getQrTexts as texts } from './words.ts';

const BOOK_AT = { ...offeringPaths, park: paths.ticketBooking };

/** `/getqr/{id}`: bookings of a mobile number at one place. */
export function GetQrPage({ kind, place, mobile, answer, problems, ads, help }: GetQrProps) {
  const { heading, lead, submit, book } = searchTexts[kind];
  const answered = answer || problems.length > 0 ? SEARCH_FORM : undefined;
  return (
    <PageShell venue={place.name} getQrHref={paths.getQr(place.id)} help={help} narrow answered={answered}>
      <MobileSearch
        place={place.id}
        texts={{ heading, lead, submit, mobile: texts.mobile }}
        mobile={mobile}
        problems={problems}
        message={answer?.message}
      >
        {answer?.found.map((found) => (
          <Found key={found.bookingId} kind={kind} place={place} found={found} />
        ))}
      </MobileSearch>
      <p className="again">
        <a href={BOOK_AT[kind](place.id, place.name)}>{book}</a>
      </p>
      <AdCards ads={ads} />
    </PageShell>
  );
}

export const page: PageFacts<GetQrProps> = {
  Body: GetQrPage,
  title: ({ place }) => texts.title(place.name),
  sheets: ['forms', 'ticket', 'ads'],
};

function Found({ kind, place, found }: Pick<GetQrProps, 'kind' | 'place'> & { found: FoundBooking }) {
  const { name, note, qrAlt, open } = searchTexts[kind];
  return (
    <FoundCode
      title={[name(found), found.slot && slotWords(found.slot)].filter(Boolean).join(', ')}
      image={found.image}
      label={qrAlt(place.name, found)}
      caption={texts.code(found.shortCode)}
      note={note(found)}
      open={[found.page, open]}
      save={[savedName(place.name, found.day, found.shortCode), texts.save]}
    />
  );
}
