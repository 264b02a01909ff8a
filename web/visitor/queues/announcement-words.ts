import type { RoomLanguage } from '#contract/presentations/rules.ts';
import { numberInWords } from '#web/visitor/platform/spoken-numbers.ts';

const WORDS: Record<RoomLanguage, { token: string; counter: string }> = {
  en: { token: 'Token', counter: 'counter' },
  hi: { token: 'टोकन', counter: 'काउंटर' },
  te: { token: 'టోకెన్', counter: 'కౌంటర్' },
};

/** "Token 24, counter 3". Counter numbers in words, names as they are; `place` null: only one. */
export function announcement(language: RoomLanguage, number: number, place: string | null): string {
  const { token, counter } = WORDS[language];
  const named = place === null ? null : /^Counter (.+)$/.exec(place)?.[1];
  const where = named ? `${counter} ${/^\d+$/.test(named) ? numberInWords(language, Number(named)) : named}` : place;
  return [`${token} ${numberInWords(language, number)}`, where].filter(Boolean).join(', ');
}
