import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGE_CODES, type Language } from '#contract/kernel/languages.ts';
import { type Catalogue, compiled } from '#words/compiled.ts';
import { type Messages, type Say, sayIn } from '#words/say.ts';

const ROOT = new URL('../../../words/', import.meta.url);

function messagesOf(language: Language): Messages {
  const folder = new URL(`${language}/`, ROOT);
  const catalogues = readdirSync(folder).map((file): [string, Catalogue] => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
  ]);
  return compiled(Object.fromEntries(catalogues));
}

/** All compiled texts by language, read once at the start. */
export const ALL_MESSAGES = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, messagesOf(code)])) as Record<
  Language,
  Messages
>;

/** Compiled texts of some keys in one language: what a page carries for its scripts. */
export const messagesFor = (language: Language, keys: readonly string[]): Messages =>
  Object.fromEntries(keys.map((key) => [key, ALL_MESSAGES[language][key] ?? key]));

export const SAY = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, sayIn(code, ALL_MESSAGES[code])])) as Record<
  Language,
  Say
>;
