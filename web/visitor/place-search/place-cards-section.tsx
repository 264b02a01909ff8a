import { addDays, type Day } from '#contract/kernel/dates/dates.ts';
import { clockText, shortDayText } from '#contract/kernel/dates/texts.ts';
import { formatCount, formatRupees, type Paise } from '#contract/kernel/money.ts';
import { type Text, text } from '#contract/kernel/text.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import type { Standing } from '#contract/opening-days/rules.ts';
import type { FoundPlaces, PlaceCard } from '#contract/place-search/page.ts';
import { hashIn } from '#contract/presentations/page.ts';
import { bookingPath } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { OfferingList } from '#web/visitor/ui/offering-list.tsx';

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
          <Button variant="outlined" href={next}>
            {say('place-search.more')}
          </Button>
        </p>
      )}
    </>
  );
}

export const countText = (count: number): string => say('place-search.count', { count, shown: formatCount(count) });

export const pictureTextOf = ({ pictureUrl, pictureTexts }: PlaceCard): string | undefined =>
  pictureTexts?.[hashIn(pictureUrl ?? '')];

/** Main colour of each picture until it loads; a style sheet, because the policy forbids inline styles. */
export const cardLooks = ({ found }: { found: Pick<FoundPlaces, 'places'> }): string =>
  found.places
    .map(({ colour }, at) => (colour ? `.offerings li:nth-child(${at + 1}) img{background:${colour}}` : ''))
    .join('');

const factsOf = ({ kind, location, priceFrom, standing }: PlaceCard, today: Day): string[] =>
  [
    [say('place-search.trade', { kind }), location].filter(Boolean).join(' · '),
    [priceText(priceFrom, kind), standingText(standing, kind, today)].filter(Boolean).join(' · '),
  ].filter(Boolean);

function priceText(priceFrom: Paise | null, kind: OfferingKind): string | null {
  if (priceFrom === null) return null;
  if (priceFrom === 0) return say('ui.free');
  return kind === 'park' ? say('place-search.from', { price: formatRupees(priceFrom) }) : formatRupees(priceFrom);
}

/** "Open now", "Opens 9:00 am"; for a show or batch its beginning. */
function standingText(standing: Standing | null, kind: OfferingKind, today: Day): string | null {
  if (standing === null) return null;
  if (standing.is === 'closed') return say('place-search.closed');
  const begins = kind === 'exhibition' || kind === 'coaching';
  if (standing.is === 'open') return say(begins ? 'place-search.on' : 'place-search.open');
  const when = whenText(standing, today);
  return say(begins ? 'place-search.begins' : 'place-search.opens', { when });
}

function whenText({ day, at }: Extract<Standing, { is: 'opens' }>, today: Day): Text {
  const time = at ? clockText(at) : null;
  if (day === today) return time ?? text('place-search.today');
  const on = day === addDays(today, 1) ? text('place-search.tomorrow') : shortDayText(day);
  return time ? text('place-search.dayAndTime', { day: on, time }) : on;
}
