// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { LANGUAGE_CODES } from '#contract/kernel/languages.ts';
import { allMessages } from '#web/visitor/platform/testing/all-messages.ts';
import { PAGES } from './pages.ts';
import scriptTexts from './script-texts.json' with { type: 'json' };

const ROOT = new URL('../../', import.meta.url).pathname;

/** Sources that `file` imports, at once or later; types are gone in a browser. */
function importsOf(file: string, source: string): string[] {
  const named = source.matchAll(
    /(?:^|\n)(?:import|export)(?! type)[^;'"]*?from '([#.][^']+)'|\bimport\('([.#][^']+)'\)/g,
  );
  return [...named]
    .map(([, first, later]) => first ?? later ?? '')
    .map((path) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path)))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(ROOT + path));
}

function sourcesFrom(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen;
  const source = readFileSync(ROOT + file, 'utf8');
  seen.set(file, source);
  for (const next of importsOf(file, source)) sourcesFrom(next, seen);
  return seen;
}

const KEYS = Object.keys(allMessages.en);

/** Keys in the source; of a key that it puts together, text(`fees.${key}`), all of the noun. */
function keysIn(source: string): string[] {
  const composed = source.match(/(?<=\b(?:text|say)\(`)[a-z][a-z-]*\.(?=\$\{)/g) ?? [];
  return KEYS.filter((key) => source.includes(`'${key}'`) || composed.some((noun) => key.startsWith(noun)));
}

const keysSaidFrom = (file: string): string[] => [...new Set([...sourcesFrom(file).values()].flatMap(keysIn))].sort();

test('a page carries the texts that its scripts say, and no others', async () => {
  const live = Object.values(PAGES).flatMap(({ live = [] }) => live);
  const scripts = [...live, './platform/remembered-list.ts'].sort();
  const texts = Object.fromEntries(scripts.map((file) => [file, keysSaidFrom(join('web/visitor', file))]));
  // `npm test -- pages.texts -u` writes the file anew.
  await expect(`${JSON.stringify(texts, null, 2)}\n`).toMatchFileSnapshot('script-texts.json');
});

test.each(LANGUAGE_CODES)('each text that a script can say has words in %s', (language) => {
  const keys = Object.values(scriptTexts).flat();
  expect(keys.filter((key) => !(key in allMessages[language]))).toEqual([]);
});

test('no file says a text while it is loaded, before the language of a page is known', async () => {
  vi.resetModules();
  // The remembered list is a script of its own, which speaks first.
  const files = import.meta.glob(['./*/**/*.{ts,tsx}', '!**/{testing/**,*.test.*,remembered-list.ts}']);
  for (const load of Object.values(files)) await load();
});
