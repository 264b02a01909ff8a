import type { CategoryKey } from '#contract/fees/rules.ts';
import type { Presentation } from './model.ts';

/** A picture of ours, with what holds its room until it comes. */
export interface ShownPicture {
  /** "/images/<hash>.webp"; `pictureAt` names it at the widths of PICTURE_WIDTHS. */
  path: string;
  width: number;
  height: number;
  /** "#2f6b4f" */
  colour: string;
}

/** A page shows these of a place and its organisation; '' and [] are not shown. */
export interface PresentationProps {
  /** That of the place: by it its texts are told in other languages. */
  id: string;
  pictures: ShownPicture[];
  /** The owner's words for them, by their hashes. */
  pictureTexts: Presentation['pictureTexts'];
  about: string;
  visitorRules: string;
  coordinates: string;
  childMeans: string;
  kindNotes: Partial<Record<CategoryKey, string>>;
  logo: ShownPicture | null;
  /** White words can be read on it; null: the page has the colours of Pravesh. */
  colour: string | null;
}

/** The hash of its content by which a picture of ours is known, at whatever path and width; '' of any other. */
export const hashIn = (path: string): string => /[0-9a-f]{64}/.exec(path)?.[0] ?? '';
