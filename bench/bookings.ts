import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { codeOf } from '#server/kernel/identity/ids.ts';
import { check, keep, median, mediansOf, ROUNDS, round, roundsOf, SECONDS, sumOf } from './harness.ts';
import { CONNECTIONS, type LoadOrder, type LoadReport, load } from './load/load.ts';
import { withOutsidePostgres } from './outside-postgres.ts';
import { postmasterOf, processorOf } from './processor.ts';
import { type Place, type Product, urlOf, withFolder, withProduct, withServer } from './product.ts';
import { addOrganisation, addParks, idsOf, ORGANISATION } from './rows.ts';

/** `npm run bench`, explained in bench/README.md. */
const SPREAD = 100;
const SELL_OUT = 1500;
const TODAY = dayOf(new Date());

// Parks by the letter of their ids: s (spread), h (hot), e (sells out); pgbench writes to t and g.
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
  // Not booking: it would be planned as the empty table that it is now, until autovacuum.
  await client.query('analyze organisation, park, park_day');
}

/** The rows that the product writes for a booking of three lines, in a plain transaction of five statements. */
const scriptOf = (prefix: string, parks: number) => `
\\set p random(1, ${parks})
\\set r random(1, 9000000000000000000)
\\set m random(1, 999999999)
BEGIN;
INSERT INTO booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise, total_paise, gateway,
  hold_until, first_hold_until, places_held, user_agent, idempotency_key, request_hash, created_at)
VALUES (lpad(:r::text, 26, '0'), 'park-ticket', '${ORGANISATION}', '${prefix}' || lpad(:p::text, 17, '0') || '${codeOf(ORGANISATION)}', '9' || lpad(:m::text, 9, '0'), '${TODAY}', 3,
  'pending', 21000, 0, 21000, 'ccav', now() + interval '15 minutes', now() + interval '15 minutes', true,
  'Mozilla/5.0 (Linux; Android 16) bench', lpad(:r::text, 64, '0'), lpad(:r::text, 64, '0'), now());
INSERT INTO booking_line (booking_id, organisation_id, category, label, price_paise, quantity)
VALUES (lpad(:r::text, 26, '0'), '${ORGANISATION}', 'adult', 'Adult', 10000, 1), (lpad(:r::text, 26, '0'), '${ORGANISATION}', 'child', 'Child', 5000, 1),
  (lpad(:r::text, 26, '0'), '${ORGANISATION}', 'seniorCitizen', 'Senior Citizen', 6000, 1);
UPDATE park_day SET taken = taken + 3 WHERE organisation_id = '${ORGANISATION}' AND park_id = '${prefix}' || lpad(:p::text, 17, '0') || '${codeOf(ORGANISATION)}'
  AND visit_date = '${TODAY}' AND taken + 3 <= 100000000;
COMMIT;
`;

const execute = promisify(execFile);
const hasPgbench = !spawnSync('pgbench', ['--version']).error;

/** Transactions a second of 32 clients with prepared statements; null without pgbench. */
async function pgbench({ folder, user, database }: Place, prefix: string, parks: number): Promise<number | null> {
  if (!hasPgbench) return null;
  return withFolder(async (own) => {
    const script = join(own, 'booking.sql');
    writeFileSync(script, scriptOf(prefix, parks));
    const options = ['-n', '-M', 'prepared', '-c', '32', '-j', '2', '-T', String(SECONDS), '-f', script];
    const { stdout } = await execute('pgbench', [...options, '-h', folder, '-U', user, database]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  });
}

type Round = { ours: LoadReport; plain: number | null };

function figures(rounds: readonly Round[]) {
  const ratios = rounds.flatMap(({ ours, plain }) => (plain ? [ours.perSecond / plain] : []));
  const pgbenchOf = { pgbenchPerSecond: round(median(rounds.map(({ plain }) => plain ?? 0))) };
  return {
    ...mediansOf(rounds.map(({ ours }) => ours)),
    ...(ratios.length > 0 && { ...pgbenchOf, ratio: round(median(ratios), 2) }),
    ratios: ratios.map((ratio) => round(ratio, 2)),
  };
}

/** What the parks of one bench sold, by the first letter of their ids. `taken`, of their days, equals `people`, of their bookings. */
async function counts(client: pg.Client, prefix: string) {
  const { rows } = await client.query(
    `select (select sum(taken) from park_day where left(park_id, 1) = $1)::int as taken,
       (select coalesce(sum(people), 0) from booking where left(park_id, 1) = $1)::int as people,
       (select count(*) from booking where left(park_id, 1) = $1)::int as bookings`,
    [prefix],
  );
  return rows[0] as { taken: number; people: number; bookings: number };
}

/** Milliseconds of processor for a journey, of the server and of PostgreSQL, and journeys a second. */
async function journeysOf({ pid, place }: Product, walk: () => Promise<LoadReport>) {
  const { done, used } = await processorOf([pid, await postmasterOf(urlOf(place))], walk);
  const [server = 0, postgres = 0] = used.map((us) => round(us / 1000 / (done.statuses['201'] ?? 1), 2));
  return { perSecond: round(done.perSecond), server, postgres };
}

async function measure(product: Product) {
  const { port, place, client } = product;
  await setUp(client);
  const reports: LoadReport[] = [];
  const send = async (parks: readonly string[], seconds = SECONDS, more: Partial<LoadOrder> = {}) => {
    const report = await load({ port, parks, seconds, ...more });
    reports.push(report);
    return report;
  };
  const [spread, hot] = [idsOf('s', SPREAD), idsOf('h', 1)];
  // A server is compiled while it serves: in its first seconds a booking takes Node half as long again.
  await send(spread, 6);
  await send(hot, 3);
  const rounds = await roundsOf<'spread' | 'hot' | 'idle', Round>(
    {
      spread: async () => ({ ours: await send(spread), plain: await pgbench(place, 't', SPREAD) }),
      hot: async () => ({ ours: await send(hot), plain: await pgbench(place, 'g', 1) }),
      idle: async () => ({ ours: await send(spread, 2, { connections: 1 }), plain: null }),
    },
    { to: ROUNDS },
  );
  const pages = await send(spread, 3, { kind: 'page' });
  const homes = await send(spread, 3, { kind: 'home' });
  const journey = await journeysOf(product, () => send(spread, 3, { kind: 'journey' }));
  const rush = await send(idsOf('e', 1), 2);
  const all = [await counts(client, 's'), await counts(client, 'h'), await counts(client, 'e')];
  const soldOut = all[2];
  const { rows } = await client.query(
    `select (pg_total_relation_size('booking') + pg_total_relation_size('booking_line')) / (select count(*) from booking) as bytes`,
  );
  const answered = new Set([...rounds.spread, ...rounds.hot].flatMap(({ ours }) => Object.keys(ours.statuses)));
  return {
    bookings: {
      [`${SPREAD} parks`]: figures(rounds.spread),
      'one park, one day': figures(rounds.hot),
      'one visitor alone': figures(rounds.idle),
    },
    others: {
      bookingPagesPerSecond: round(pages.perSecond),
      landingPagesPerSecond: round(homes.perSecond),
      journeysPerSecond: journey.perSecond,
      serverMsAJourney: journey.server,
      postgresMsAJourney: journey.postgres,
      bytesABooking: Number(rows[0].bytes),
      soldOutPeople: soldOut?.people,
      soldOutBookings: rush.statuses['201'] ?? 0,
      soldOutRefused: rush.statuses['409'] ?? 0,
    },
    checks: {
      everyAcceptedBookingIsStoredAndCounted:
        sumOf(all, ({ bookings }) => bookings) === sumOf(reports, ({ statuses }) => statuses['201'] ?? 0) &&
        all.every(({ taken, people, bookings }) => taken === people && people === bookings * 3),
      nothingOversold: soldOut?.people === SELL_OUT && soldOut.bookings === rush.statuses['201'],
      nothingElseAnswered: answered.size === 1,
    },
  };
}

async function measureOn(name: string, product: Product) {
  const { rows } = await product.client.query('show server_version');
  const result = { database: `${name}, PostgreSQL ${rows[0].server_version}`, ...(await measure(product)) };
  console.log(`${result.database}, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s, medians`);
  console.table(result.bookings);
  console.table(result.others);
  check(result.checks);
  return result;
}

const embedded = await withProduct((product) => measureOn('embedded', product));
const outside = await withOutsidePostgres((folder) => {
  const place = { folder, user: 'postgres', database: 'postgres' };
  const env = { DATABASE_URL: urlOf(place), DATA_DIR: folder };
  return withServer(env, place, (product) => measureOn('outside', product));
});
const settings = { connections: CONNECTIONS, rounds: ROUNDS, seconds: SECONDS };
keep('bookings', { settings, results: [embedded, ...(outside ? [outside] : [])] });
