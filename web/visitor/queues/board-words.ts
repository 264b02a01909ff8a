import { numberInWords, type SpokenLanguage } from '#web/visitor/platform/spoken-numbers.ts';

/** Fixed texts of the board, what it shows and what it says. */
export const boardTexts = {
  title: (place: string) => `Now serving – ${place}`,
  serving: 'Now serving',
  nothing: '–',
  next: 'Next',
  closed: 'No new tokens today',
  paused: 'Paused',
  late: (minutes: string) => `Running late by about ${minutes}`,
  start: 'Start board',
  sound: 'Spoken languages',
  chimeOnly: (language: string) => `This device has no voice for ${language}; numbers are chimed.`,
  inEnglish: (language: string) => `This device has no voice for ${language}; it is said in English.`,
  page: (at: number, of: number) => `${at} of ${of}`,
};

/** The name of a station: "Counter 3", or a person's. */
export const stationWords = (name: string): string => name;

export const LANGUAGE_NAMES: Record<SpokenLanguage, string> = { en: 'English', hi: 'हिन्दी', te: 'తెలుగు' };

/** The tags that voices carry. */
export const LANGUAGE_TAGS: Record<SpokenLanguage, string> = { en: 'en-IN', hi: 'hi-IN', te: 'te-IN' };

const WORDS: Record<SpokenLanguage, { token: string; counter: string }> = {
  en: { token: 'Token', counter: 'counter' },
  hi: { token: 'टोकन', counter: 'काउंटर' },
  te: { token: 'టోకెన్', counter: 'కౌంటర్' },
};

/**
 * "Token 24, counter 3". `place` is a station's name: a counter's number is put into words, a person's name
 * stays as it is; null where there is only one place to go to.
 */
export function announcement(language: SpokenLanguage, number: number, place: string | null): string {
  const { token, counter } = WORDS[language];
  const named = place === null ? null : /^Counter (.+)$/.exec(place)?.[1];
  const where = named ? `${counter} ${/^\d+$/.test(named) ? numberInWords(language, Number(named)) : named}` : place;
  return [`${token} ${numberInWords(language, number)}`, where].filter(Boolean).join(', ');
}
