import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** A copy of the sources, in which a museum becomes the sixth kind of booking. */
let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'sixth-kind-'));
  for (const path of ['contract', 'server', 'words', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, path), join(copy, path), { recursive: true, filter: (from) => !from.endsWith('.test.ts') });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const config = JSON.parse(readFileSync(join(copy, 'tsconfig.json'), 'utf8'));
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ ...config, include: ['server/app.ts'] }));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Answers the compiler's complaints, one line each. */
function complaints(): string[] {
  const program = ['-p', 'tsconfig.json', '--tsBuildInfoFile', 'types.tsbuildinfo'];
  // Several checkers do much of the work twice.
  const options = [...program, '--pretty', 'false', '--checkers', '1'];
  const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), options, { cwd: copy, encoding: 'utf8' });
  const said = stdout.split('\n').filter((line) => line.includes(': error '));
  expect(status === 0, stdout).toBe(said.length === 0);
  return said;
}

/** Writes `more` behind what `after` finds, in a file of the copy. */
function enter(path: string, after: RegExp, more: string): void {
  const text = readFileSync(join(copy, path), 'utf8');
  expect(text, `${path} has no ${after}`).toMatch(after);
  writeFileSync(
    join(copy, path),
    text.replace(after, (found) => `${found}${more}`),
  );
}

/** Its rules, its object and its page: all that is a museum's only. */
const FILES: Record<string, string> = {
  'contract/bookings/kinds/museum-visit.ts': `
import type { BookingWords } from '#contract/bookings/rules.ts';
import { text } from '#contract/kernel/text.ts';
export const MUSEUM_WORDS: BookingWords = {
  offering: 'show', thing: text('bookings.thing'), places: text('bookings.places'), seller: text('bookings.seller'),
  found: (count) => text('bookings.visitsFound', { count }),
};`,
  'server/museums/kind.ts': `
import { MUSEUM_WORDS } from '#contract/bookings/kinds/museum-visit.ts';
import { showVisit } from '#server/visits/kind.ts';
export const museumVisit: typeof showVisit = { ...showVisit, name: 'museum-visit', words: MUSEUM_WORDS };`,
  'server/museums/page.ts': `
import { museumVisit } from '#server/museums/kind.ts';
import { visitPage } from '#server/visits/page.ts';
export const museumPage: typeof visitPage = { ...visitPage, kind: museumVisit };`,
};

/** Every registry, and what the sixth kind is there. */
const ENTRIES: Record<string, [after: RegExp, entry: string][]> = {
  'contract/bookings/api.ts': [
    [/OFFERING_FIELDS = \{/, `'museum-visit': 'museumId',`],
    [/BOOKING_PAGES: [^=]*= \{/, `'museum-visit': 'museumvisit',`],
  ],
  'contract/figures/rules.ts': [[/TRADE_OF: [^=]*= \{/, `'museum-visit': 'visits',`]],
  'contract/bookings/rules.ts': [
    [/^/, `import { MUSEUM_WORDS } from '#contract/bookings/kinds/museum-visit.ts';`],
    [/BOOKING_WORDS: [^=]*= \{/, `'museum-visit': MUSEUM_WORDS,`],
  ],
  'server/app.ts': [
    [/^/, `import { museumVisit } from '#server/museums/kind.ts';`],
    [/KINDS: [^=]*= \{/, `'museum-visit': museumVisit,`],
  ],
  'server/pages/payment-status.ts': [
    [/^/, `import { museumPage } from '#server/museums/page.ts';`],
    [/PAGES: [^=]*= \{/, `'museum-visit': museumPage,`],
  ],
};

test('the compiler names each registry that lacks a sixth kind of booking', () => {
  enter('contract/bookings/model.ts', /BOOKING_KINDS = \[/, `'museum-visit',`);
  const lacking = complaints().filter((line) => line.includes(`'"museum-visit"' is missing`));
  const named = lacking.map((line) => line.slice(0, line.indexOf('(')));
  expect([...new Set(named)].sort()).toEqual(Object.keys(ENTRIES).sort());
});

test('a sixth kind of booking is three files of its own, and one entry in each registry', () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  for (const [path, entries] of Object.entries(ENTRIES))
    for (const [after, entry] of entries) enter(path, after, entry);
  expect(complaints()).toEqual([]);
});
