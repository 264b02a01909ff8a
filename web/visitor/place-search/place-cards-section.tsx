import { addDays, type Day, formatClock, formatShortDay } from '#contract/kernel/dates/dates.ts';
import { formatRupees, type Paise } from '#contract/kernel/money.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import type { Standing } from '#contract/opening-days/rules.ts';
import type { FoundPlaces, PlaceCard } from '#contract/place-search/page.ts';
import { hashIn } from '#contract/presentations/page.ts';
import { bookingPath } from '#web/shared/paths.ts';
import { LinkButton } from '#web/visitor/ui/button.tsx';
import { OfferingList } from '#web/visitor/ui/offering-list.tsx';
import { placesTexts, cardTexts as texts, tradeNames } from './words.ts';

export function PlaceCards({ places, next, today }: Pick<FoundPlaces, 'places' | 'next' | 'today'>) {
  const offerings = places.map((place) => ({
    ...place,
    pictureText: pictureTextOf(place),
    facts: factsOf(place, today),
  }));
  return (
    <>
      <OfferingList offerings={offerings} hrefOf={({ kind, id }) => bookingPath(kind, id)} />
      {next && (
        <p className="again">
          <LinkButton href={next} quiet>
            {placesTexts.more}
          </LinkButton>
        </p>
      )}
    </>
  );
}

export const pictureTextOf = ({ pictureUrl, pictureTexts }: PlaceCard): string | undefined =>
  pictureTexts?.[hashIn(pictureUrl ?? '')];

/** Main colour of each picture until it loads; a style sheet, because the policy forbids inline styles. */
export const cardLooks = ({ found }: { found: Pick<FoundPlaces, 'places'> }): string =>
  found.places
    .map(({ colour }, at) => (colour ? `.offerings li:nth-child(${at + 1}) img{background:${colour}}` : ''))
    .join('');

const factsOf = ({ kind, location, priceFrom, standing }: PlaceCard, today: Day): string[] =>
  [
    [tradeNames[kind], location].filter(Boolean).join(' · '),
    [priceText(priceFrom, kind), standingText(standing, kind, today)].filter(Boolean).join(' · '),
  ].filter(Boolean);

function priceText(priceFrom: Paise | null, kind: OfferingKind): string | null {
  if (priceFrom === null) return null;
  if (priceFrom === 0) return texts.free;
  return kind === 'park' ? texts.from(formatRupees(priceFrom)) : formatRupees(priceFrom);
}

/** "Open now", "Opens 9:00 am"; for a show or batch its beginning. */
function standingText(standing: Standing | null, kind: OfferingKind, today: Day): string | null {
  if (standing === null) return null;
  if (standing.is === 'closed') return texts.closed;
  const begins = kind === 'exhibition' || kind === 'coaching';
  if (standing.is === 'open') return begins ? texts.on : texts.open;
  const day = dayText(standing.day, today);
  const when = [day, standing.at && formatClock(standing.at)].filter(Boolean).join(' ') || texts.today;
  return begins ? texts.begins(when) : texts.opens(when);
}

const dayText = (day: Day, today: Day): string | null => {
  if (day === today) return null;
  return day === addDays(today, 1) ? texts.tomorrow : formatShortDay(day);
};
