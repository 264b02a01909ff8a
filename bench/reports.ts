import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { latencyOf, type Row, report, setting, until } from './harness.ts';
import { callsAt, LOGIN, type Product, residentMb, withProduct } from './product.ts';
import { PARKS, parksOf, writeBookings } from './report-rows.ts';
import { addParks } from './rows.ts';

/**
 * `npm run bench:reports`: the waits of an organisation with a million bookings of a year, over HTTP. BENCH_DATA keeps
 * the database in a folder for further runs.
 */
const BOOKINGS = setting('BOOKINGS', 1_000_000);
const DAYS = setting('DAYS', 365);
const TIMES = setting('TIMES', 40);
const KEPT = process.env.BENCH_DATA;
const EXPORTED = 100_000;

async function fill({ url, client }: Product): Promise<void> {
  const { organisationId: organisation } = await anOwner(callsAt(url), LOGIN);
  await addParks(client, 'r', PARKS, 1_000_000, organisation);
  const written = await writeBookings(client, { organisation, bookings: BOOKINGS, days: DAYS });
  console.log(`${written} bookings are written`);
}

async function untilCounted(client: pg.Client): Promise<void> {
  const from = performance.now();
  const counted = async () =>
    (await client.query('select count(*)::int as days from counted_day where counted')).rows[0].days as number;
  await until('all days are counted', async () => (await counted()) >= DAYS - 1, 3600);
  console.log(`all days that are over are counted after ${Math.round((performance.now() - from) / 1000)} s`);
}

/** Throws unless the call is served. */
type Ask = (method: string, path: string, body?: object) => Promise<Response>;
/** `most`: milliseconds within which nineteen of twenty answers should be there. */
type Question = [what: string, most: number, ask: () => Promise<Response>];

async function questions(ask: Ask, organisation: string): Promise<Question[]> {
  const today = dayOf(new Date());
  const month = { startDate: addDays(today, -30), endDate: today };
  const page = { page: 1, limit: 50 };
  const search = (more: object) => () => ask('POST', '/ticketbooking/search', { ...page, ...more });
  const [one] = (await (await search(month)()).json()) as [Record<'_id' | 'mobile', string>];
  const get = (path: string) => () => ask('GET', path);
  return [
    ['home: today', 300, get('/dashboard/today')],
    ['home: what waits', 300, get('/dashboard/attention')],
    ['home: figures of today', 300, get('/dashboard/figures?days=1')],
    ['home: figures of 28 days', 300, get('/dashboard/figures?days=28')],
    ['home: figures of 90 days', 300, get('/dashboard/figures?days=90')],
    ['home: figures of a year', 300, get(`/dashboard/figures?from=${addDays(today, -364)}&to=${today}`)],
    ['home: parts of 28 days', 300, get('/dashboard/breakdowns?days=28')],
    ['home: parts of 90 days', 300, get('/dashboard/breakdowns?days=90')],
    ['month report', 300, () => ask('POST', '/ticketbooking/report', { parkId: parksOf(organisation), ...month })],
    ['year report', 500, () => ask('POST', '/ticketbooking/report', { parkId: parksOf(organisation) })],
    ['bookings of a month, first page', 300, search(month)],
    ['bookings of all time, first page', 300, search({})],
    ['payments of a month, first page', 300, () => ask('POST', '/payments/search', { ...page, ...month })],
    ['payments of all time, first page', 300, () => ask('POST', '/payments/search', page)],
    ['search by mobile', 300, search({ mobile: one.mobile })],
    ['payments by mobile', 300, () => ask('POST', '/payments/search', { ...page, mobile: one.mobile })],
    ['payments by code', 300, () => ask('POST', '/payments/search', { ...page, orderId: one._id.slice(0, 8) })],
    ['booking by code', 300, get(`/bookings/${one._id.slice(0, 8)}`)],
  ];
}

/** After two requests that warm up, in milliseconds until the last byte. */
async function timed(what: string, most: number, ask: () => Promise<Response>): Promise<Row> {
  const times: number[] = [];
  for (let at = 0; at < TIMES + 2; at += 1) {
    const from = performance.now();
    await (await ask()).arrayBuffer();
    if (at >= 2) times.push(performance.now() - from);
  }
  return { metric: `${what}, p95`, value: latencyOf(times).p95, unit: 'ms', target: { most } };
}

/** Megabytes a second for 100,000 rows, and the growth of the server's memory. */
async function exported(what: string, { pid }: Pick<Product, 'pid'>, ask: () => Promise<Response>): Promise<Row[]> {
  const [before, from] = [residentMb(pid), performance.now()];
  const answer = await ask();
  const rows = Math.min(EXPORTED, Number(answer.headers.get('x-total-count')));
  let [bytes, most] = [0, before];
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += piece.length;
    most = Math.max(most, residentMb(pid));
  }
  const speed = bytes / 1e6 / ((performance.now() - from) / 1000);
  return [
    { metric: `${what} of ${rows} rows`, value: speed, unit: 'MB/s', target: { least: 10 } },
    { metric: `${what}: memory grows by`, value: most - before, unit: 'MB', target: { most: 100 } },
  ];
}

async function measure(product: Product): Promise<Row[]> {
  const filled = KEPT && join(KEPT, 'filled');
  if (!filled || !existsSync(filled)) await fill(product);
  if (filled) writeFileSync(filled, '');
  await untilCounted(product.client);
  const calls = callsAt(product.url);
  const owner = await anOwner(calls, LOGIN);
  const ask: Ask = async (method, path, body) => {
    const answer = await calls.ask(method, path, body, owner);
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const rows: Row[] = [];
  for (const question of await questions(ask, owner.organisationId)) rows.push(await timed(...question));
  const all = { page: 1, limit: EXPORTED };
  for (const [what, path] of [
    ['export of bookings', '/ticketbooking/search'],
    ['export of payments', '/payments/search'],
  ] as const)
    rows.push(...(await exported(what, product, () => ask('POST', path, all))));
  return rows;
}

report('reports', await withProduct(measure, KEPT ? { dataDir: KEPT } : {}), { bookings: BOOKINGS, days: DAYS });
