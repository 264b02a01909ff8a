import type { RoomLanguage } from '#contract/presentations/rules.ts';
import { numberInWords } from '#web/visitor/platform/spoken-numbers.ts';

/** A board says these, in the languages that are chosen on it, whatever language its page is in. */
const WORDS: Record<RoomLanguage, { token: string; counter: string }> = {
  en: { token: 'Token', counter: 'counter' },
  hi: { token: 'टोकन', counter: 'काउंटर' },
  te: { token: 'టోకెన్', counter: 'కౌంటర్' },
};

/**
 * "Token 24, counter 3". `place` is a station's name: a counter's number is put into words, a person's name
 * stays as it is; null where there is only one place to go to.
 */
export function announcement(language: RoomLanguage, number: number, place: string | null): string {
  const { token, counter } = WORDS[language];
  const named = place === null ? null : /^Counter (.+)$/.exec(place)?.[1];
  const where = named ? `${counter} ${/^\d+$/.test(named) ? numberInWords(language, Number(named)) : named}` : place;
  return [`${token} ${numberInWords(language, number)}`, where].filter(Boolean).join(', ');
}
