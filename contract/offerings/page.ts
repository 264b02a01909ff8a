import type { Help } from '#contract/kernel/pages.ts';

export interface PagePlace {
  id: string;
  name: string;
  location: string;
}

/** A sign-in area lets visitors choose from these: something to book, known by its name. */
export interface ListedOffering {
  id: string;
  name: string;
  /** Facts tell it from others of the same name, ready to show: "Ameerpet, Hyderabad", "₹300". */
  facts: string[];
  pictureUrl?: string | null;
  /** The picture shows this; absent: its name says enough. */
  pictureText?: string | undefined;
}

/** A list from which nothing was chosen says so here; its form goes to this address. */
export const unchosenId = (action: string): string => `unchosen-${action.slice(1)}`;

export type ChooserKind = 'clinic' | 'exhibition' | 'branch';

/** `/{product}/doctorbooking` and its like: a list by name, and a search that is a plain form. */
export interface ChooserProps {
  kind: ChooserKind;
  /** The sign-in area that it stands in. */
  product: string;
  search: string;
  offerings: ListedOffering[];
  /** There are more than are shown. */
  more: boolean;
  help: Help;
}
