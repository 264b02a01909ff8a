import { globSync, readdirSync, readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES, OTHER_LANGUAGES } from '#contract/kernel/languages.ts';
import type { Catalogue } from './compiled.ts';

const ROOT = new URL('../', import.meta.url);
const catalogue = (language: string, file: string): Catalogue =>
  JSON.parse(readFileSync(new URL(`words/${language}/${file}`, ROOT), 'utf8'));
const FILES = readdirSync(new URL('words/en', ROOT));

type Part = string | [name: string, kind?: string, choices?: Record<string, Part[] | string | number>];
type Parts = readonly Part[] | string | number;

const nested = (parts: Parts): Exclude<Part, string>[] =>
  typeof parts !== 'object'
    ? []
    : parts.flatMap((part) =>
        typeof part === 'string' ? [] : [part, ...Object.values(part[2] ?? {}).flatMap(nested)],
      );

/** Parameters and choices of an ICU text, nested ones too. */
const partsOf = (words: string): Exclude<Part, string>[] => nested(compileMessage(words) as Part[]);

const parametersOf = (words: string): string[] => [...new Set(partsOf(words).map(([name]) => name))].sort();

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

test('a text that counts names =0 and =1, for `one` of Hindi is 0, 1 and 1.5', () => {
  for (const language of LANGUAGE_CODES)
    for (const file of FILES)
      for (const [key, words] of Object.entries(catalogue(language, file)))
        for (const [, kind, choices] of partsOf(words))
          if (kind === 'plural')
            expect([language, file, key, Object.keys(choices ?? {})]).not.toContainEqual(
              expect.arrayContaining(['one']),
            );
});

const nounOf = (file: string): string => file.replace('.json', '');
const ENGLISH = new Map(
  FILES.flatMap((file) =>
    Object.entries(catalogue('en', file)).map(([key, words]): [string, string] => [`${nounOf(file)}.${key}`, words]),
  ),
);

/** Keys that are written with `${…}`, and where. */
const BUILT: readonly RegExp[] = [
  // contract/fees/rules.ts: by the key of a category.
  /^fees\.(?!item$)/,
  // contract/kernel/plain-words.ts: by the side of a bound.
  /^fields\.(characters|items|number)(Least|Most)$/,
];

const SOURCES = ['contract', 'server', 'web', 'sandbox'].flatMap((root) =>
  globSync(`${root}/**/*.{ts,tsx}`, { cwd: ROOT }).filter((path) => !/\.test\.|\/testing\/|\.d\.ts$/.test(path)),
);

const SAYING = ['text', 'say', 'refused'];

interface Use {
  path: string;
  keys: string[];
  /** Absent where the values are not written out. */
  values?: string[];
}

const literalsOf = (node: ESTree.Argument | ESTree.Expression): string[] =>
  node.type === 'ConditionalExpression'
    ? [...literalsOf(node.consequent), ...literalsOf(node.alternate)]
    : node.type === 'Literal' && typeof node.value === 'string'
      ? [node.value]
      : [];

function valuesOf(node: ESTree.Argument | undefined): string[] | undefined {
  if (!node) return [];
  if (node.type !== 'ObjectExpression') return undefined;
  const names = node.properties.map((one) =>
    one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : null,
  );
  return names.includes(null) ? undefined : (names as string[]);
}

function usesIn(path: string, source: string): Use[] {
  const uses: Use[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [key, values] }) {
      if (callee.type !== 'Identifier' || !SAYING.includes(callee.name) || !key) return;
      uses.push({ path, keys: literalsOf(key), values: valuesOf(values) });
    },
  }).visit(parseSync(path, source).program);
  return uses;
}

const TEXTS = SOURCES.map((path): [path: string, source: string] => [path, readFileSync(new URL(path, ROOT), 'utf8')]);

test('each key is used, and each key that is used is there', () => {
  const key = new RegExp(`'((?:${FILES.map(nounOf).join('|')})\\.[a-z]\\w*)'`, 'g');
  const keysIn = (source: string): string[] => [...source.matchAll(key)].map(([, literal = '']) => literal);
  const used = new Set(TEXTS.flatMap(([, source]) => keysIn(source)));
  // The web keeps things on a phone by names of the same form; TypeScript holds its keys to the catalogue.
  const unknown = TEXTS.filter(([path]) => !path.startsWith('web/')).flatMap(([, source]) => keysIn(source));
  expect(unknown.filter((literal) => !ENGLISH.has(literal))).toEqual([]);
  expect([...ENGLISH.keys()].filter((key) => !used.has(key) && !BUILT.some((built) => built.test(key)))).toEqual([]);
});

test('whoever says a text hands in what the text names, and nothing else', () => {
  const wrong = TEXTS.flatMap(([path, source]) => usesIn(path, source)).flatMap(({ path, keys, values }) => {
    const named = keys.flatMap((key) => parametersOf(ENGLISH.get(key) ?? ''));
    const lacking = named.filter((name) => values?.includes(name) === false);
    const needless = keys.length > 0 ? (values ?? []).filter((name) => !named.includes(name)) : [];
    return lacking.length + needless.length > 0 ? [{ path, keys, lacking, needless }] : [];
  });
  expect(wrong).toEqual([]);
});
