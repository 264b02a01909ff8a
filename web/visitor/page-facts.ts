import type { ReactElement } from 'react';
import { formTexts } from '#web/visitor/words/shared.ts';
import type { Sheet } from './styles.ts';

/** What a page is besides its body: head, looks, and whether React takes it over in the browser. */
export interface PageFacts {
  body: ReactElement;
  title: string;
  description: string;
  imageUrl: string | null;
  sheets: readonly Sheet[];
  /** The module whose script makes the page live; null for a page that needs none. */
  script: string | null;
}

/** Before the title of a page that came back with problems. */
export const errorMark = (problems: readonly unknown[]): string => (problems.length > 0 ? formTexts.errorTitle : '');
/** A page without a picture or a script. */
export const plain = { imageUrl: null, script: null };
/** A page of words alone. */
export const prose = (body: ReactElement, title: string): PageFacts => ({
  ...plain,
  body,
  title,
  description: '',
  sheets: ['prose'],
});
