import type { Day } from '#contract/kernel/dates/dates.ts';
import type { Paise } from '#contract/kernel/money.ts';
import type { Help } from '#contract/kernel/pages.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import type { PagePlace } from '#contract/offerings/page.ts';
import type { Standing } from '#contract/opening-days/rules.ts';
import type { Presentation } from '#contract/presentations/model.ts';

/** A place of any trade, as a card shows it. */
export interface PlaceCard extends PagePlace {
  kind: OfferingKind;
  /** The least that one person pays today, 0: nothing. Null: it does not say. */
  priceFrom: Paise | null;
  /** Whether it is open just now. Null: it does not say. */
  standing: Standing | null;
  pictureUrl: string | null;
  /** Its owner says what it shows, by its hash. */
  pictureTexts?: Presentation['pictureTexts'];
  /** Its room has this colour until it comes, "#2f6b4f"; null where nobody knows it. */
  colour: string | null;
}

/** A visitor asks for these; empty or null: for any. */
export interface PlaceSearch {
  words: string;
  kind: OfferingKind | null;
  town: string;
  /** The visitor is somewhere near, to a tenth of a degree, "17.4,78.5"; the nearest towns come first. */
  near: string;
}

/** The places that answer a search, so many at a time. */
export interface FoundPlaces {
  today: Day;
  search: PlaceSearch;
  /** Places are in these towns. */
  towns: readonly string[];
  places: readonly PlaceCard[];
  /** All that were found. */
  count: number;
  /** The address of those that follow. */
  next: string | null;
}

/** `/home` with a search. */
export interface PlacesProps {
  found: FoundPlaces;
  help: Help;
}

/** `/o/{slug}`: all that an organisation offers. */
export interface OrganisationPageProps {
  id: string;
  name: string;
  found: Omit<FoundPlaces, 'search' | 'towns'>;
  help: Help;
}
