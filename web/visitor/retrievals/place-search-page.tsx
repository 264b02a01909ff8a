import type { FoundPlace, PlaceSearchProps } from '#contract/enrolments/page.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { bookedPaths, offeringPaths, paths } from '#web/shared/paths.ts';
import { enrolmentStatusTexts as statusTexts, placeSearchTexts as texts } from '#web/visitor/enrolments/words.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { FoundCode, MobileSearch } from '#web/visitor/ui/mobile-search.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { savedName } from '#web/visitor/ui/qr-figure.tsx';

/** `/getqr/{coachingId}`: the places of a mobile number in a batch. */
export function PlaceSearchPage({ batch, mobile, answer, problems, help }: PlaceSearchProps) {
  return (
    <PageShell venue={batch.name} getQrHref={paths.getQr(batch.id)} help={help} narrow>
      <MobileSearch texts={texts} mobile={mobile} problems={problems} message={answer?.message}>
        {answer?.places.map((place) => (
          <Found key={place.bookingId} batch={batch} place={place} />
        ))}
      </MobileSearch>
      <p className="again">
        <a href={offeringPaths.coaching(batch.id)}>{texts.book}</a>
      </p>
    </PageShell>
  );
}

export const page: PageFacts<PlaceSearchProps> = {
  Body: PlaceSearchPage,
  title: ({ batch }) => texts.title(batch.name),
  sheets: ['forms', 'ticket'],
};

const Found = ({ batch, place }: { batch: PlaceSearchProps['batch']; place: FoundPlace }) => (
  <FoundCode
    title={batch.name}
    image={place.image}
    label={statusTexts.qrAlt(batch.name)}
    caption={statusTexts.code(place.shortCode)}
    note={texts.begins(formatDay(place.startsOn))}
    open={[bookedPaths.status(place.bookingId, batch.id), texts.open]}
    save={[savedName(batch.name, place.startsOn, place.shortCode), texts.save]}
  />
);
