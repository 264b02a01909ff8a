import type { Values, Wording } from '#contract/kernel/text.ts';
import type { TextKey } from '#words/keys.ts';
import type { Say } from '#words/say.ts';

/** One language at a time: a browser's page has one, and the server draws a page in one go. */
let current: Say = () => {
  throw new Error('speak() comes before the first text');
};

export function speak(say: Say): void {
  current = say;
}

export const say = (textKey: TextKey, values?: Values): string => current({ textKey, values });

/** A text by its key, or words that need none. */
export const sayText = (wording: Wording): string => current(wording);
