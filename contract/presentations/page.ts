import type { CategoryKey } from '#contract/fees/rules.ts';
import type { Presentation } from './model.ts';

export interface ShownPicture {
  path: string;
  width: number;
  height: number;
  colour: string;
}

export interface PresentationProps {
  /** Id of the place; its translations are looked up by it. */
  id: string;
  pictures: ShownPicture[];
  pictureTexts: Presentation['pictureTexts'];
  about: string;
  visitorRules: string;
  coordinates: string;
  childMeans: string;
  kindNotes: Partial<Record<CategoryKey, string>>;
  logo: ShownPicture | null;
  /** Dark enough for white text; null: the colours of Pravesh. */
  colour: string | null;
}

export const hashIn = (path: string): string => /[0-9a-f]{64}/.exec(path)?.[0] ?? '';
