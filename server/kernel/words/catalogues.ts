import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGE_CODES, type Language } from '#contract/kernel/languages.ts';
import { type Catalogue, compiled } from '#words/compiled.ts';
import type { Noun } from '#words/keys.ts';
import { type Messages, type Say, sayIn } from '#words/say.ts';

const ROOT = new URL('../../../words/', import.meta.url);

function messagesOf(language: Language): Record<string, Messages> {
  const folder = new URL(`${language}/`, ROOT);
  return Object.fromEntries(
    readdirSync(folder).map((file) => {
      const noun = file.replace('.json', '');
      const catalogue = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Catalogue;
      return [noun, compiled({ [noun]: catalogue })];
    }),
  );
}

const MESSAGES = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, messagesOf(code)])) as Record<
  Language,
  Record<Noun, Messages>
>;

/** Compiled texts of some nouns in one language: what a page carries for its live part. */
export const messagesFor = (language: Language, nouns: readonly Noun[]): Messages =>
  Object.assign({}, ...nouns.map((noun) => MESSAGES[language][noun]));

/** All compiled texts by language, read once at the start. */
export const ALL_MESSAGES = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [code, Object.assign({}, ...Object.values(MESSAGES[code]))]),
) as Record<Language, Messages>;

export const SAY = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, sayIn(code, ALL_MESSAGES[code])])) as Record<
  Language,
  Say
>;
