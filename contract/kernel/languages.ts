export const LANGUAGES = {
  en: { name: 'English', tag: 'en-IN' },
  hi: { name: 'हिन्दी', tag: 'hi-IN' },
  te: { name: 'తెలుగు', tag: 'te-IN' },
} as const;

export type Language = keyof typeof LANGUAGES;

/** The language in which every page is written first. */
export const FIRST_LANGUAGE: Language = 'en';

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

export const OTHER_LANGUAGES = LANGUAGE_CODES.filter((code) => code !== FIRST_LANGUAGE) as Exclude<Language, 'en'>[];

export const isLanguage = (code: unknown): code is Language => LANGUAGE_CODES.some((known) => known === code);

export type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translated<Said>
    : { readonly [Name in keyof Texts]: Translated<Texts[Name]> };
