import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { addDays, dayOf } from '#contract/kernel/dates.ts';
import { isMet, type Row, round, tableOf } from './pages-table.ts';
import { addParks } from './park-rows.ts';
import { PARKS, writeBookings } from './report-rows.ts';
import { type BenchServer, startServer } from './server.ts';

/**
 * `npm run bench:reports`: what an organisation with a million bookings of a year waits for: its home, reports, searches
 * and exports, over HTTP. BENCH_DATA keeps the database in a folder for further runs.
 */
const BOOKINGS = Number(process.env.BENCH_BOOKINGS ?? 1_000_000);
const DAYS = Number(process.env.BENCH_DAYS ?? 365);
const TIMES = Number(process.env.BENCH_TIMES ?? 40);
const KEPT = process.env.BENCH_DATA;
const EXPORTED = 100_000;
const LOGIN = { email: 'reports@pravesh.example', password: 'a long password of the bench' };

type Ask = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Response>;

const caller =
  (url: string, token?: string): Ask =>
  async (method, path, body) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };

async function signIn(url: string) {
  const answer = await caller(url)('POST', '/profileregistration/login', LOGIN);
  const { token, profileId } = (await answer.json()) as Record<'token' | 'profileId', string>;
  return { ask: caller(url, token), organisation: profileId };
}

/** The organisation with its parks and bookings; answers how many it has. */
async function fill(url: string, client: pg.Client): Promise<number> {
  const person = { personName: 'Asha Rao', mobileNumber1: '9876543210', location: 'Hyderabad' };
  const form = { registrationType: 'park', name: 'Bench Parks', ...person, ...LOGIN };
  await caller(url)('POST', '/profileregistration/add', form);
  const { organisation } = await signIn(url);
  await addParks(client, 'r', PARKS.length, 1_000_000, organisation);
  return writeBookings(client, { organisation, bookings: BOOKINGS, days: DAYS });
}

/** Waits until every day that is over is counted, and answers how long that took in seconds. */
async function untilCounted(client: pg.Client): Promise<number> {
  const from = performance.now();
  for (;;) {
    const { rows } = await client.query('select count(*)::int as days from counted_day where counted');
    if (rows[0].days >= DAYS - 1) return (performance.now() - from) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** p50 and p95 of one request, repeated after two that warm it up, in milliseconds until the last byte. */
async function timesOf(ask: () => Promise<Response>) {
  const times: number[] = [];
  for (let at = 0; at < TIMES + 2; at += 1) {
    const from = performance.now();
    await (await ask()).arrayBuffer();
    if (at >= 2) times.push(performance.now() - from);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** What is asked, and within how many milliseconds nineteen of twenty answers should be there. */
async function questions(ask: Ask): Promise<[what: string, most: number, ask: () => Promise<Response>][]> {
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
    ['home: figures of 30 days', 300, get('/dashboard/figures?days=30')],
    ['home: figures of 90 days', 300, get('/dashboard/figures?days=90')],
    ['home: figures of a year', 300, get(`/dashboard/figures?from=${addDays(today, -364)}&to=${today}`)],
    ['home: parts of 30 days', 300, get('/dashboard/breakdowns?days=30')],
    ['home: parts of 90 days', 300, get('/dashboard/breakdowns?days=90')],
    ['month report', 300, () => ask('POST', '/ticketbooking/report', { parkId: PARKS, ...month })],
    ['year report', 500, () => ask('POST', '/ticketbooking/report', { parkId: PARKS })],
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

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;

/** Reads a list of 100,000 rows to its end: megabytes a second, and what the server's memory grows by meanwhile. */
async function exported(what: string, server: BenchServer, ask: () => Promise<Response>): Promise<Row[]> {
  const [before, from] = [residentMb(server.pid), performance.now()];
  const answer = await ask();
  const rows = Math.min(EXPORTED, Number(answer.headers.get('x-total-count')));
  let [bytes, most] = [0, before];
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += piece.length;
    most = Math.max(most, residentMb(server.pid));
  }
  const speed = bytes / 1e6 / ((performance.now() - from) / 1000);
  return [
    { metric: `${what} of ${rows} rows`, value: speed, unit: 'MB/s', target: { least: 10 } },
    { metric: `${what}: memory grows by`, value: most - before, unit: 'MB', target: { most: 100 } },
  ];
}

async function measure(server: BenchServer, ask: Ask): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, most, one] of await questions(ask)) {
    const { p50, p95 } = await timesOf(one);
    rows.push({ metric: `${what}, p95`, value: p95, unit: 'ms', target: { most } });
    console.log(`${what}: p50 ${round(p50, 1)} ms, p95 ${round(p95, 1)} ms`);
  }
  const all = { page: 1, limit: EXPORTED };
  rows.push(
    ...(await exported('export of bookings', server, () => ask('POST', '/ticketbooking/search', all))),
    ...(await exported('export of payments', server, () => ask('POST', '/payments/search', all))),
  );
  return rows;
}

async function main(): Promise<void> {
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, loadBefore: loadavg()[0] };
  const dataDir = KEPT ?? mkdtempSync(join(tmpdir(), 'pravesh-bench-data-'));
  const isFilled = existsSync(join(dataDir, 'filled'));
  const server = await startServer({ DATA_DIR: dataDir });
  const url = `http://127.0.0.1:${server.port}`;
  const client = new pg.Client({ host: join(dataDir, 'postgres'), user: 'pravesh_owner', database: 'pravesh' });
  await client.connect();
  try {
    if (!isFilled) console.log(`${await fill(url, client)} bookings are written`);
    if (KEPT) writeFileSync(join(dataDir, 'filled'), '');
    console.log(`all days that are over are counted after ${round(await untilCounted(client), 0)} s`);
    const rows = await measure(server, (await signIn(url)).ask);
    console.log(`\n${tableOf(rows).join('\n')}`);
    const figures = rows.map((row) => ({ ...row, met: isMet(row) }));
    const report = {
      command: 'npm run bench:reports',
      at: new Date(),
      machine,
      bookings: BOOKINGS,
      days: DAYS,
      figures,
    };
    writeFileSync(new URL('results/reports.json', import.meta.url), `${JSON.stringify(report, null, 2)}\n`);
  } finally {
    await client.end();
    await server.stop();
    if (!KEPT) rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
