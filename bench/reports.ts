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

/** Asked by GET, or with a body by POST. */
async function questions(ask: Ask, organisation: string): Promise<[what: string, path: string, body?: object][]> {
  const today = dayOf(new Date());
  const month = { startDate: addDays(today, -30), endDate: today };
  const page = { page: 1, limit: 50 };
  const first = await ask('POST', '/ticketbooking/search', { ...page, ...month });
  const [one] = (await first.json()) as [Record<'_id' | 'mobile', string>];
  const [code, parkId] = [one._id.slice(0, 8), parksOf(organisation)];
  return [
    ['home: today', '/dashboard/today'],
    ['home: what waits', '/dashboard/attention'],
    ['home: figures of today', '/dashboard/figures?days=1'],
    ['home: figures of 28 days', '/dashboard/figures?days=28'],
    ['home: figures of 90 days', '/dashboard/figures?days=90'],
    ['home: figures of a year', `/dashboard/figures?from=${addDays(today, -364)}&to=${today}`],
    ['home: parts of 28 days', '/dashboard/breakdowns?days=28'],
    ['home: parts of 90 days', '/dashboard/breakdowns?days=90'],
    ['month report', '/ticketbooking/report', { parkId, ...month }],
    [YEAR_REPORT, '/ticketbooking/report', { parkId }],
    ['bookings of a month, first page', '/ticketbooking/search', { ...page, ...month }],
    ['bookings of all time, first page', '/ticketbooking/search', page],
    ['payments of a month, first page', '/payments/search', { ...page, ...month }],
    ['payments of all time, first page', '/payments/search', page],
    ['search by mobile', '/ticketbooking/search', { ...page, mobile: one.mobile }],
    ['payments by mobile', '/payments/search', { ...page, mobile: one.mobile }],
    ['payments by code', '/payments/search', { ...page, orderId: code }],
    ['booking by code', `/bookings/${code}`],
  ];
}
const YEAR_REPORT = 'year report';

/** After two requests that warm up, in milliseconds until the last byte. */
async function timed(what: string, ask: () => Promise<Response>): Promise<Row> {
  const times: number[] = [];
  for (let at = 0; at < TIMES + 2; at += 1) {
    const from = performance.now();
    await (await ask()).arrayBuffer();
    if (at >= 2) times.push(performance.now() - from);
  }
  const most = what === YEAR_REPORT ? 500 : 300;
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
  for (const [what, path, body] of await questions(ask, owner.organisationId))
    rows.push(await timed(what, () => ask(body ? 'POST' : 'GET', path, body)));
  const all = { page: 1, limit: EXPORTED };
  for (const what of ['bookings', 'payments']) {
    const path = what === 'bookings' ? '/ticketbooking/search' : '/payments/search';
    rows.push(...(await exported(`export of ${what}`, product, () => ask('POST', path, all))));
  }
  return rows;
}

report('reports', await withProduct(measure, { dataDir: KEPT }), { bookings: BOOKINGS, days: DAYS });
