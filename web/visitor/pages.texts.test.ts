import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { allMessages } from '#web/visitor/platform/testing/all-messages.ts';
import { PAGES } from './pages.ts';

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

/** Keys that stand in the source, and nouns of keys that it puts together: text(`fees.${key}`). */
function nounsIn(source: string): string[] {
  const keys = (source.match(/(?<=['"])[a-z][a-z-]*\.\w+(?=['"])/g) ?? []).filter((key) => key in allMessages.en);
  const composed = source.match(/(?<=\b(?:text|say)\(`)[a-z][a-z-]*\.(?=\$\{)/g) ?? [];
  return [...keys, ...composed].map((key) => key.split('.')[0] ?? '');
}

const nounsSaidFrom = (file: string): string[] => [...new Set([...sourcesFrom(file).values()].flatMap(nounsIn))].sort();

const live = Object.entries(PAGES).flatMap(([name, { live: file, texts = [] }]) =>
  file ? [{ name, file, texts }] : [],
);

test.each(live)('the page $name carries the texts that its live part says, and no others', ({ file, texts }) => {
  expect([...texts].sort()).toEqual(nounsSaidFrom(join('web/visitor', file)));
});

test('no file says a text while it is loaded, before the language of a page is known', async () => {
  vi.resetModules();
  // The remembered list is a script of its own, which speaks first.
  const files = import.meta.glob(['./*/**/*.{ts,tsx}', '!**/{testing/**,*.test.*,remembered-list.ts}']);
  for (const load of Object.values(files)) await load();
});
