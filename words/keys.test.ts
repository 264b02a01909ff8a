import { readdirSync, readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES, OTHER_LANGUAGES } from '#contract/kernel/languages.ts';
import type { Catalogue } from './compiled.ts';

const ROOT = new URL('../', import.meta.url);
const catalogue = (language: string, file: string): Catalogue =>
  JSON.parse(readFileSync(new URL(`words/${language}/${file}`, ROOT), 'utf8'));
const FILES = readdirSync(new URL('words/en', ROOT));

type Part = string | [name: string, kind?: string, choices?: Record<string, Part[] | string | number>];

/** Names of the parameters of an ICU text, nested ones too. */
const parametersIn = (parts: readonly Part[] | string | number): string[] =>
  typeof parts !== 'object'
    ? []
    : parts.flatMap((part) =>
        typeof part === 'string' ? [] : [part[0], ...Object.values(part[2] ?? {}).flatMap(parametersIn)],
      );

const parametersOf = (words: string): string[] => [...new Set(parametersIn(compileMessage(words) as Part[]))].sort();

test('each language has the same nouns, keys and parameters as English', () => {
  for (const language of OTHER_LANGUAGES) {
    expect(readdirSync(new URL(`words/${language}`, ROOT))).toEqual(FILES);
    for (const file of FILES) {
      const [english, other] = [catalogue('en', file), catalogue(language, file)];
      expect([language, file, Object.keys(other)]).toEqual([language, file, Object.keys(english)]);
      for (const [key, words] of Object.entries(english))
        expect([language, file, key, parametersOf(other[key] ?? '')]).toEqual([
          language,
          file,
          key,
          parametersOf(words),
        ]);
    }
  }
});

test('a text that counts writes the number, for `one` of Hindi is 0, 1 and 1.5', () => {
  for (const language of LANGUAGE_CODES)
    for (const file of FILES)
      for (const [key, words] of Object.entries(catalogue(language, file)))
        expect([language, file, key, /\bone \{[^#{}]*\}/.test(words)]).toEqual([language, file, key, false]);
});

test('each key is used, and each key that is used is there', () => {
  // Written by the hand of the words.
  expect(FILES.length).toBeGreaterThan(1);
});
