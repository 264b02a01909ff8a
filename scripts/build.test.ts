import { readFile, rm, stat } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { buildWeb } from './build.ts';
import { missingForms } from './compress.ts';

const DIST = new URL('../dist/', import.meta.url);
const VISITOR_ENTRIES = [
  'booking',
  'status',
  'doctor-booking',
  'loan-booking',
  'token',
  'board',
  'visit-booking',
  'visit',
  'enrolment-booking',
  'enrolment-status',
].map((page) => `web/visitor/${page}-entry.tsx`);
const MANIFESTS = ['manifest', 'tokens', 'visits', 'enrolments', 'token', 'board'];

/** First-load budget of a visitor's page, docs/experience.md 1: 75 KB of JavaScript, gzip. */
const BUDGET_BYTES = 75_000;

type Manifest = Record<string, { file: string; imports?: string[] }>;
let manifest: Manifest;

beforeAll(async () => {
  await buildWeb();
  const texts = MANIFESTS.map((name) => readFile(new URL(`web/.vite/${name}.json`, DIST), 'utf8'));
  manifest = Object.assign({}, ...(await Promise.all(texts)).map((text) => JSON.parse(text)));
}, 600_000);

function filesOf(source: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} is not in the manifest`);
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(next, seen);
  return seen;
}

test.each(VISITOR_ENTRIES)('%s stays within the first-load budget, in at most three files', async (entry) => {
  const files = [...filesOf(entry)];
  const codes = await Promise.all(files.map((file) => readFile(new URL(`web/${file}`, DIST))));
  expect(files.length).toBeLessThanOrEqual(3);
  expect(codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0)).toBeLessThanOrEqual(BUDGET_BYTES);
});

test('every script is there in brotli and gzip as well', async () => {
  for (const file of filesOf('web/visitor/booking-entry.tsx')) {
    for (const coding of ['br', 'gz'])
      expect((await stat(new URL(`web/${file}.${coding}`, DIST))).size).toBeGreaterThan(0);
  }
});

test('a compressed form that was never finished is made at the next build, without bundling again', async () => {
  const [entry = ''] = filesOf('web/visitor/booking-entry.tsx');
  const form = new URL(`web/${entry}.br`, DIST);
  await rm(form);
  expect(await missingForms()).toEqual([{ path: entry.replace('assets/', ''), coding: 'br' }]);
  expect(await buildWeb()).toBe(false);
  expect((await stat(form)).size).toBeGreaterThan(0);
}, 60_000);

test('a second build of the same sources does nothing', async () => {
  expect(await buildWeb()).toBe(false);
}, 60_000);
