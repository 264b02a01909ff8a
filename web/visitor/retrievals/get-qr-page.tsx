import { dayText } from '#contract/kernel/dates/texts.ts';
import { listText, text } from '#contract/kernel/text.ts';
import type { FoundBooking, GetQrProps } from '#contract/retrievals/page.ts';
import { slotText } from '#contract/slots/rules.ts';
import { offeringPaths, paths } from '#web/shared/paths.ts';
import { say, sayText } from '#web/shared/say.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { savedName } from '#web/visitor/platform/saved-name.ts';
import { AdCards } from '#web/visitor/ui/ad-card.tsx';
import { FoundCode, MobileSearch, SEARCH_FORM } from '#web/visitor/ui/forms/mobile-search.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';

const BOOK_AT = { ...offeringPaths, park: paths.ticketBooking };

/** `/getqr/{id}`: bookings of a mobile number at one place. */
export function GetQrPage({ kind, place, mobile, answer, problems, ads, help }: GetQrProps) {
  const answered = answer || problems.length > 0 ? SEARCH_FORM : undefined;
  return (
    <PageShell venue={place.name} getQrHref={paths.getQr(place.id)} help={help} narrow answered={answered}>
      <MobileSearch
        place={place.id}
        texts={{
          heading: say('retrievals.heading', { kind }),
          lead: say('retrievals.lead', { kind }),
          submit: say('retrievals.submit', { kind }),
          mobile: say('ui.mobile'),
        }}
        mobile={mobile}
        problems={problems}
        message={answer?.message}
      >
        {answer?.found.map((found) => (
          <Found key={found.bookingId} kind={kind} place={place} found={found} />
        ))}
      </MobileSearch>
      <p className="again">
        <a href={BOOK_AT[kind](place.id, place.name)}>{say('retrievals.book', { kind })}</a>
      </p>
      <AdCards ads={ads} />
    </PageShell>
  );
}

export const page: PageFacts<GetQrProps> = {
  Body: GetQrPage,
  title: ({ place }) => say('retrievals.title', { place: place.name }),
  sheets: ['forms', 'ticket', 'ads'],
};

function Found({ kind, place, found }: Pick<GetQrProps, 'kind' | 'place'> & { found: FoundBooking }) {
  const values = { kind, place: place.name, day: dayText(found.day), number: found.number ?? 0 };
  return (
    <FoundCode
      title={sayText(listText([text('retrievals.found', values), found.slot && slotText(found.slot)]))}
      image={found.image}
      label={say('retrievals.qrAlt', values)}
      caption={say('bookings.code', { code: found.shortCode })}
      note={noteOf(kind, found)}
      open={[found.page, say('retrievals.open', { kind })]}
      save={[savedName(place.name, found.day, found.shortCode), say('bookings.saveQr')]}
    />
  );
}

function noteOf(kind: GetQrProps['kind'], { scanned, day, doctorName }: FoundBooking): string {
  if (kind === 'park') return say('retrievals.scanned', { scanned: scanned ? 'yes' : 'no' });
  if (kind === 'exhibition') return say('retrievals.showAtEntrance');
  if (kind === 'coaching') return say('retrievals.classesFrom', { day: dayText(day) });
  return sayText(listText([dayText(day), doctorName]));
}
