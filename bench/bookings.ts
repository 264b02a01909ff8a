import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { dayOf } from '#contract/kernel/dates.ts';
import type { LoadOrder, LoadReport } from './load.ts';
import { outsidePostgres } from './outside-postgres.ts';
import { addOrganisation, addParks, idsOf } from './park-rows.ts';
import { hasPgbench, ORGANISATION, type Place, pgbench } from './pgbench.ts';
import { startServer } from './server.ts';

/** `npm run bench`: what it measures and compares stands in bench/README.md. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CONNECTIONS = 32;
const SPREAD = 100;
const SELL_OUT = 1500;
const TODAY = dayOf(new Date());

// Ids of parks: ours are s (spread), h (hot), e (sells out); pgbench writes to t and g.
async function setUp(client: pg.Client): Promise<void> {
  await addOrganisation(client);
  for (const [prefix, count, capacity] of [
    ['s', SPREAD, 1e8],
    ['t', SPREAD, 1e8],
    ['h', 1, 1e8],
    ['g', 1, 1e8],
    ['e', 1, SELL_OUT],
  ] as const) {
    await addParks(client, prefix, count, capacity);
    await client.query(`insert into park_day select '${ORGANISATION}', id, $2, 0 from unnest($1::text[]) as id`, [
      idsOf(prefix, count),
      TODAY,
    ]);
  }
  // Not booking: it would be planned as the empty table that it is now, until the database looks again by itself.
  await client.query('analyze organisation, park, park_day');
}

async function load(
  port: number,
  parks: readonly string[],
  seconds = SECONDS,
  connections = CONNECTIONS,
  kind: LoadOrder['kind'] = 'ticket',
): Promise<LoadReport> {
  const order: LoadOrder = { port, kind, parks, connections, seconds };
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/load.ts', JSON.stringify(order)]);
  return JSON.parse(stdout) as LoadReport;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const round = (number: number, digits = 0): number => Number(number.toFixed(digits));

interface Round {
  ours: LoadReport;
  plain: number | null;
}

function figures(rounds: readonly Round[]) {
  const ratios = rounds.flatMap(({ ours, plain }) => (plain ? [ours.perSecond / plain] : []));
  return {
    bookingsPerSecond: round(median(rounds.map(({ ours }) => ours.perSecond))),
    p50Ms: round(median(rounds.map(({ ours }) => ours.p50)), 1),
    p99Ms: round(median(rounds.map(({ ours }) => ours.p99)), 1),
    pgbenchPerSecond: ratios.length ? round(median(rounds.map(({ plain }) => plain ?? 0))) : null,
    ratio: ratios.length ? round(median(ratios), 2) : null,
    ratios: ratios.map((ratio) => round(ratio, 2)),
  };
}

/** Counts what is stored for the parks of one letter: people counted, people booked, bookings. */
async function counts(client: pg.Client, prefix: string) {
  const { rows } = await client.query(
    `select (select sum(taken) from park_day where left(park_id, 1) = $1)::int as taken,
       (select coalesce(sum(people), 0) from booking where left(park_id, 1) = $1)::int as people,
       (select count(*) from booking where left(park_id, 1) = $1)::int as bookings`,
    [prefix],
  );
  return rows[0] as { taken: number; people: number; bookings: number };
}

/** What a booking of three lines takes on the disk, with its indexes. */
async function bytesPerBooking(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select (pg_total_relation_size('booking') + pg_total_relation_size('booking_line')) / (select count(*) from booking) as bytes`,
  );
  return Number(rows[0].bytes);
}

async function measure(port: number, place: Place, client: pg.Client) {
  const [spread, hot] = [idsOf('s', SPREAD), idsOf('h', 1)];
  const plain = (prefix: string, parks: number) =>
    hasPgbench() ? pgbench(place, prefix, parks, TODAY, SECONDS) : null;
  // A server is compiled while it serves: in its first seconds a booking takes Node half as long again.
  const accepted = {
    s: (await load(port, spread, 6)).statuses['201'] ?? 0,
    h: (await load(port, hot, 3)).statuses['201'] ?? 0,
  };
  const rounds = { spread: [] as Round[], hot: [] as Round[] };
  const idle: LoadReport[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    rounds.spread.push({ ours: await load(port, spread), plain: await plain('t', SPREAD) });
    rounds.hot.push({ ours: await load(port, hot), plain: await plain('g', 1) });
    idle.push(await load(port, spread, 2, 1));
  }
  const tally = (all: Round[]) => all.reduce((total, { ours }) => total + (ours.statuses['201'] ?? 0), 0);
  accepted.s += tally(rounds.spread) + tally(idle.map((ours) => ({ ours, plain: null })));
  accepted.h += tally(rounds.hot);
  const pages = await load(port, spread, 3, CONNECTIONS, 'page');
  const rush = await load(port, idsOf('e', 1), 2);
  const [s, h, e] = [await counts(client, 's'), await counts(client, 'h'), await counts(client, 'e')];
  const exact =
    s.bookings === accepted.s &&
    h.bookings === accepted.h &&
    [s, h, e].every(({ taken, people, bookings }) => taken === people && people === bookings * 3);
  const refused = [...rounds.spread, ...rounds.hot]
    .flatMap(({ ours }) => Object.keys(ours.statuses))
    .filter((status) => status !== '201');
  return {
    spread: figures(rounds.spread),
    hot: figures(rounds.hot),
    pagesPerSecond: round(pages.perSecond),
    bytesPerBooking: await bytesPerBooking(client),
    idle: figures(idle.map((ours) => ({ ours, plain: null }))),
    sellOut: {
      capacity: SELL_OUT,
      people: e.people,
      accepted: rush.statuses['201'] ?? 0,
      refused: rush.statuses['409'] ?? 0,
    },
    checks: {
      everyAcceptedBookingIsStoredAndCounted: exact,
      nothingOversold: e.people === SELL_OUT && e.bookings === rush.statuses['201'],
      nothingElseAnswered: refused.length === 0,
    },
  };
}

async function benchOn(name: string, env: Record<string, string>, place: Place) {
  const server = await startServer(env);
  const client = new pg.Client({ host: place.folder, port: 5432, user: place.user, database: place.database });
  await client.connect();
  try {
    await setUp(client);
    const { rows } = await client.query('show server_version');
    const result = {
      database: `${name}, PostgreSQL ${rows[0].server_version}`,
      ...(await measure(server.port, place, client)),
    };
    print(result);
    return result;
  } finally {
    await client.end();
    await server.stop();
  }
}

type Result = Awaited<ReturnType<typeof benchOn>>;

function print({ database, spread, hot, idle, pagesPerSecond, bytesPerBooking, sellOut, checks }: Result): void {
  const line = (name: string, of: Result['hot']) =>
    console.log(
      `  ${name.padEnd(22)} ${of.bookingsPerSecond} bookings/s   p50 ${of.p50Ms} ms   p99 ${of.p99Ms} ms   pgbench ${of.pgbenchPerSecond ?? '(none here)'}/s   ratio ${of.ratio ?? '-'} (${of.ratios.join(' ')})`,
    );
  console.log(`${database}, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s, medians`);
  line(`${SPREAD} parks`, spread);
  line('one park, one day', hot);
  console.log(`  booking pages          ${pagesPerSecond} a second;   a booking takes ${bytesPerBooking} bytes`);
  console.log(`  one visitor alone      p50 ${idle.p50Ms} ms   p99 ${idle.p99Ms} ms`);
  console.log(
    `  sell-out of ${sellOut.capacity} places: ${sellOut.people} sold in ${sellOut.accepted} bookings, ${sellOut.refused} refused`,
  );
  for (const [check, holds] of Object.entries(checks)) console.log(`  ${holds ? 'yes' : 'NO '} ${check}`);
}

async function main(): Promise<void> {
  const loadBefore = loadavg().map((load) => round(load, 1));
  console.log(`load of the machine before: ${loadBefore.join(' ')} (quiet is below 0.5)`);
  const results: Result[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'pravesh-bench-data-'));
  try {
    const place = { folder: join(dataDir, 'postgres'), user: 'pravesh_owner', database: 'pravesh' };
    results.push(await benchOn('embedded', { DATA_DIR: dataDir }, place));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const outside = await outsidePostgres();
  if (outside) {
    try {
      const place = { folder: outside.folder, user: 'postgres', database: 'postgres' };
      const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(outside.folder)}`;
      results.push(await benchOn('outside', { DATABASE_URL: url, DATA_DIR: outside.folder }, place));
    } finally {
      await outside.stop();
    }
  } else console.log('outside: skipped, no PostgreSQL binaries (PG_BINDIR names their folder)');
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, loadBefore };
  const settings = { connections: CONNECTIONS, rounds: ROUNDS, seconds: SECONDS };
  writeFileSync(
    'bench/results/bookings.json',
    `${JSON.stringify({ at: new Date().toISOString(), machine, settings, results }, null, 2)}\n`,
  );
  if (results.some(({ checks }) => Object.values(checks).includes(false))) process.exitCode = 1;
}

await main();
