import type { Language } from '#contract/kernel/languages.ts';
import type { Values, Wording } from '#contract/kernel/text.ts';
import type { TextKey } from '#words/keys.ts';
import type { Say } from '#words/say.ts';

type Says = Readonly<Partial<Record<Language, Say>>>;

/** One language at a time: a browser's page has one, and the server draws a page in one go. */
const spoken: { say: Say | null; each: Says } = { say: null, each: {} };

/** `each`: every language of a board, which shows several at once. */
export function speak(say: Say, each: Says = {}): void {
  Object.assign(spoken, { say, each });
}

/** After a page was drawn on the server: what a module says while it loads would stay in that page's language. */
export function hush(): void {
  Object.assign(spoken, { say: null, each: {} });
}

export function sayNow(): Say {
  if (!spoken.say) throw new Error('speak() comes before the first text');
  return spoken.say;
}

export const say = (textKey: TextKey, values?: Values): string => sayNow()({ textKey, values });

/** A text by its key, or words that need none. */
export const sayText = (wording: Wording): string => sayNow()(wording);

/** On a board: throws for a language that the page does not carry. */
export function sayBeside(language: Language): Say {
  const say = spoken.each[language];
  if (!say) throw new Error(`this page carries no texts in ${language}`);
  return say;
}

export const spokenLanguage = (): Language => sayNow().language;
