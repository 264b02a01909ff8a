import type { TextKey } from '#words/keys.ts';

/** A text that is not yet in anybody's language. JSON, so that it can be stored and sent on. */
export interface Text {
  textKey: TextKey;
  values?: Values;
}

/** A text by its key, or words that somebody typed, such as the name of a park. */
export type Wording = string | Text;

export type Values = Readonly<Record<string, Wording | number>>;

/** `T` with a text wherever a string of free form may be; unions of fixed strings stay. */
export type Unsaid<T> = T extends string
  ? string extends T
    ? Wording
    : T
  : T extends (infer Item)[]
    ? Unsaid<Item>[]
    : T extends readonly (infer Item)[]
      ? readonly Unsaid<Item>[]
      : T extends Date
        ? T
        : T extends object
          ? { [Name in keyof T]: Unsaid<T[Name]> }
          : T;

export const text = (textKey: TextKey, values?: Values): Text => (values ? { textKey, values } : { textKey });

export const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && typeof (value as Text).textKey === 'string';

/** "first, second, third", without what is empty. */
export const listText = (items: readonly (Wording | null | undefined)[]): Wording =>
  items
    .filter((item): item is Wording => Boolean(item))
    .reduce((first, second) => (first === '' ? second : text('ui.list', { first, second })), '');
