import type { Day } from '#contract/kernel/dates/dates.ts';
import type { Paise } from '#contract/kernel/money.ts';
import type { Help } from '#contract/kernel/pages.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import type { PagePlace } from '#contract/offerings/page.ts';
import type { Standing } from '#contract/opening-days/rules.ts';
import type { Presentation } from '#contract/presentations/model.ts';

export interface PlaceCard extends PagePlace {
  kind: OfferingKind;
  /** Lowest price for one person today in paise; 0: free. Null: unknown. */
  priceFrom: Paise | null;
  standing: Standing | null;
  pictureUrl: string | null;
  pictureTexts?: Presentation['pictureTexts'];
  colour: string | null;
}

export interface PlaceSearch {
  words: string;
  kind: OfferingKind | null;
  town: string;
  /** Position of the visitor to a tenth of a degree, "17.4,78.5"; nearest towns first. */
  near: string;
}

export interface FoundPlaces {
  today: Day;
  search: PlaceSearch;
  towns: readonly string[];
  places: readonly PlaceCard[];
  count: number;
  next: string | null;
}

export interface PlacesProps {
  found: FoundPlaces;
  help: Help;
}

export interface OrganisationPageProps {
  id: string;
  name: string;
  found: Omit<FoundPlaces, 'search' | 'towns'>;
  help: Help;
}
