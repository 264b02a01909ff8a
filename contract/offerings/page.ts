import type { Help } from '#contract/kernel/pages.ts';

export interface PagePlace {
  id: string;
  name: string;
  location: string;
}

export interface ListedOffering {
  id: string;
  name: string;
  facts: string[];
  pictureUrl?: string | null;
  pictureText?: string | undefined;
}

export const unchosenId = (action: string): string => `unchosen-${action.slice(1)}`;

export type ChooserKind = 'clinic' | 'exhibition' | 'branch';

/** `/{product}/doctorbooking` and its like: a list, with a search that is a plain form. */
export interface ChooserProps {
  kind: ChooserKind;
  product: string;
  search: string;
  offerings: ListedOffering[];
  more: boolean;
  help: Help;
}
