import { readFile, rm, stat } from 'node:fs/promises';
import { parseAst } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import type { PartFiles } from '#web/shared/worker-rules.ts';
import { buildWeb } from './build.ts';
import { missingForms } from './compress.ts';
import { compressed, consoleFiles, gzipped, pageScripts, rememberedFiles, signInFiles } from './page-scripts.ts';

const DIST = new URL('../dist/', import.meta.url);
/** First load of a visitor's page in scripts, gzip (docs/experience.md 7). */
const BUDGET_BYTES = 90_000;
/** A visitor who has opened one page loads at most this for a page of another trade. */
const SECOND_TRADE_BYTES = 30_000;
/** A park page and the page of its payment together, gzip. */
const PARK_AND_PAYMENT_BYTES = 95_000;
/** All that is loaded to sign in, gzip: document, scripts and styles. */
const SIGN_IN_BYTES = 160_000;
/** First load of the dashboard: document, scripts and styles, as they travel. */
const DASHBOARD_BYTES = 430_000;
/** All scripts from the sign-in page to the first list, gzip (docs/experience.md 7). */
const FIRST_LIST_BYTES = 430_000;
/** The service worker with its lists, gzip. */
const WORKER_BYTES = 8_000;
/** The sources on that way, imported at once or a moment later. */
const FIRST_LIST = [
  'palette/button-section.tsx',
  'attention/waiting-section.tsx',
  'saved-views/views-section.tsx',
  'parks/park-page.tsx',
].map((screen) => `web/console/${screen}`);

let scripts: Awaited<ReturnType<typeof pageScripts>>;

beforeAll(async () => {
  await buildWeb();
  scripts = await pageScripts();
}, 600_000);

const PARK = 'bookings/park-booking-form.tsx';
const filesOf = (part: string): readonly string[] => scripts.get(part) ?? [];

test('every page stays within the first-load budget, in few files', async () => {
  expect(scripts.size).toBe(11);
  for (const [part, files] of scripts) {
    expect([part, files.length <= 12]).toEqual([part, true]);
    expect([part, (await gzipped(files)) <= BUDGET_BYTES]).toEqual([part, true]);
  }
});

test('who books in a park and pays loads little more for the second page', async () => {
  const bytes = await gzipped([...new Set([...filesOf(PARK), ...filesOf('payments/live-status-section.tsx')])]);
  console.log(`scripts of a park page ${kb(await gzipped(filesOf(PARK)))}, with its payment ${kb(bytes)}`);
  expect(bytes).toBeLessThanOrEqual(PARK_AND_PAYMENT_BYTES);
});

/** Syntax that came after Chrome 66, by the types of its nodes and by its operators. */
const LATER_SYNTAX = /^(ChainExpression|PropertyDefinition|PrivateIdentifier|StaticBlock|\?\?=?|&&=|\|\|=)$/;

/** The syntax in a script that the browser of a television of 2018 cannot read. */
function laterSyntaxIn(code: string): string[] {
  const found = new Set<string>();
  const see = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { type = '', operator = '' } = node as { type?: string; operator?: string };
    for (const name of [type, operator]) if (LATER_SYNTAX.test(name)) found.add(name);
    for (const part of Object.values(node)) see(part);
  };
  see(parseAst(code));
  return [...found];
}

test('televisions that are years behind read every script of a page', async () => {
  expect(laterSyntaxIn('class A { #b = a?.c ?? d }')).toHaveLength(4);
  for (const file of new Set([...[...scripts.values()].flat(), ...(await rememberedFiles())]))
    expect([file, laterSyntaxIn(await readFile(new URL(`web/${file}`, DIST), 'utf8'))]).toEqual([file, []]);
});

test('who comes to a second trade loads little more: React and the shared parts are there', async () => {
  const park = filesOf(PARK);
  for (const [part, files] of scripts) {
    const more = await gzipped(files.filter((file) => !park.includes(file)));
    expect([part, more <= SECOND_TRADE_BYTES]).toEqual([part, true]);
  }
});

test('who booked on this phone loads one small file more', async () => {
  const files = await rememberedFiles();
  const bytes = await gzipped(files);
  console.log(`what a phone remembers: ${kb(bytes)}`);
  expect([files.length, bytes <= SECOND_TRADE_BYTES]).toEqual([1, true]);
});

const kb = (count: number) => `${(count / 1000).toFixed(1)} KB`;

test('signing in stays within its first load, in few files, and without what stands behind it', async () => {
  const files = await signInFiles();
  const [bytes, asBrotli] = [await gzipped(files), await compressed(files)];
  console.log(`sign-in: ${kb(bytes)} of ${kb(SIGN_IN_BYTES)} (as brotli ${kb(asBrotli)}), ${files.length} files`);
  expect(bytes).toBeLessThanOrEqual(SIGN_IN_BYTES);
  expect(files.length).toBeLessThanOrEqual(9);
});

test('the dashboard stays within its first load; its charts come once somebody opens them', async () => {
  const files = await consoleFiles('web/console/dashboard/dashboard-page.tsx');
  const [bytes, asGzip] = [await compressed(files), await gzipped(files)];
  console.log(
    `first load of the dashboard: ${kb(bytes)} of ${kb(DASHBOARD_BYTES)} (as gzip ${kb(asGzip)}), ${files.length} files`,
  );
  expect(bytes).toBeLessThanOrEqual(DASHBOARD_BYTES);
});

test('from the sign-in page to its first list the console stays within its budget', async () => {
  const files = await consoleFiles(...FIRST_LIST);
  const bytes = await gzipped(files.filter((file) => file.endsWith('.js')));
  console.log(`scripts to the first list: ${(bytes / 1000).toFixed(1)} KB of ${FIRST_LIST_BYTES / 1000} KB`);
  expect(bytes).toBeLessThanOrEqual(FIRST_LIST_BYTES);
});

test('the service worker is small, for phones of visitors fetch it too, and lists only files that were built', async () => {
  const worker = await readFile(new URL('web/root/sw.js', DIST), 'utf8');
  const [, parts = ''] = /^const PARTS=(.*);$/m.exec(worker) ?? [];
  const { gate, desk } = JSON.parse(parts) as PartFiles;
  for (const file of [...gate, ...desk]) expect((await stat(new URL(`web${file}`, DIST))).size).toBeGreaterThan(0);
  const isReader = (file: string): boolean => file.endsWith('.wasm') || file.includes('/qr-worker-');
  expect([gate.filter(isReader).length, desk.filter(isReader).length]).toEqual([2, 0]);
  const bytes = await gzipped(['root/sw.js']);
  console.log(
    `service worker: ${kb(bytes)}; a gate keeps ${gate.length} files, ${kb(await compressed(gate.map((file) => file.slice(1))))}`,
  );
  expect(bytes).toBeLessThanOrEqual(WORKER_BYTES);
});

test('every script is there in brotli and gzip as well', async () => {
  for (const file of filesOf(PARK)) {
    for (const coding of ['br', 'gz'])
      expect((await stat(new URL(`web/${file}.${coding}`, DIST))).size).toBeGreaterThan(0);
  }
});

test('a compressed form that was never finished is made at the next build, without bundling again', async () => {
  const [entry = ''] = filesOf(PARK);
  const form = new URL(`web/${entry}.br`, DIST);
  await rm(form);
  expect(await missingForms()).toEqual([{ path: entry.replace('assets/', ''), coding: 'br' }]);
  expect(await buildWeb()).toBe(false);
  expect((await stat(form)).size).toBeGreaterThan(0);
}, 60_000);

test('a second build of the same sources does nothing', async () => {
  expect(await buildWeb()).toBe(false);
}, 60_000);
