import type { FoundPlaces, PlaceCard } from '#contract/place-search/page.ts';
import { bookingPath } from '#web/shared/paths.ts';
import { LinkButton } from '#web/visitor/ui/button.tsx';
import { OfferingList } from '#web/visitor/ui/offering-list.tsx';
import { placesTexts, priceText, standingText, tradeNames } from './words.ts';

/** Places as cards that lead to their booking pages, and a plain link to those that follow. */
export function PlaceCards({ places, next, today }: Pick<FoundPlaces, 'places' | 'next' | 'today'>) {
  const offerings = places.map((place) => ({ ...place, facts: factsOf(place, today) }));
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

const factsOf = ({ kind, location, priceFrom, standing }: PlaceCard, today: string): string[] =>
  [
    [tradeNames[kind], location].filter(Boolean).join(' · '),
    [priceText(priceFrom, kind), standingText(standing, kind, today)].filter(Boolean).join(' · '),
  ].filter(Boolean);
