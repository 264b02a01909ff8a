import type pg from 'pg';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { sha256 } from '#server/kernel/identity/secrets.ts';
import { check, keep, mediansOf, ROUNDS, round, roundsOf, SECONDS, setting, sumOf } from './harness.ts';
import { PARKS, parkOf, scanAll, ticketId, tokenOf } from './load/gates.ts';
import type { LoadReport } from './load/load.ts';
import { postmasterOf, processorOf } from './processor.ts';
import { PRODUCTION, type Product, urlOf, withProduct } from './product.ts';
import { addOrganisation, addParks, idOf, ORGANISATION } from './rows.ts';

/** `npm run bench:scans`: scans a second at 32 gates; with BENCH_BEFORE also of another checkout. */
const GATES = 32;
const TICKETS = setting('TICKETS', 4_000 * SECONDS);

/** Milliseconds between the scans of a gate, or no pause after an answer. One gate alone scans the tickets of its park. */
type Pace = { gates: number; everyMs?: number; tickets: number };
/** No gate pauses for less than half of its time. */
const pausing = (everyMs: number): Pace => ({
  gates: GATES,
  everyMs,
  tickets: Math.ceil((GATES * 2000 * (SECONDS + 1)) / everyMs),
});
const PACES: Record<string, Pace> = {
  'never pause': { gates: GATES, tickets: TICKETS },
  // The goal, and a few more.
  '1,200 a second': pausing((GATES / 1_250) * 1000),
  'pace of people': pausing(500),
  'one alone': { gates: 1, tickets: 2 * TICKETS },
};
const A_ROUND = sumOf(Object.values(PACES), ({ tickets }) => tickets);
const TODAY = dayOf(new Date());

async function setUp(client: pg.Client): Promise<void> {
  await addOrganisation(client);
  await addParks(client, 's', PARKS, 1e8);
  const gates = Array.from({ length: GATES }, (_, gate) => ({
    id: idOf('i', gate + 1),
    park: parkOf(gate),
    token: sha256(tokenOf(gate)),
  }));
  await client.query(
    `insert into inspector (id, organisation_id, park_id, name, email, phone, password_hash, active, created_at)
     select id, '${ORGANISATION}', park, id, id || '@bench.example', '9876543210', 'none', true, now()
     from jsonb_to_recordset($1) as g(id text, park text)`,
    [JSON.stringify(gates)],
  );
  await client.query(
    `insert into session (token_hash, role, account_id, organisation_id, park_id, created_at, last_seen_at)
     select token, 'inspector', id, '${ORGANISATION}', park, now(), now() from jsonb_to_recordset($1) as g(id text, park text, token text)`,
    [JSON.stringify(gates)],
  );
  const numbers = Array.from({ length: A_ROUND * (ROUNDS + 1) }, (_, n) => n);
  await client.query(
    `insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise,
       total_paise, gateway, places_held, user_agent, created_at)
     select id, 'park-ticket', '${ORGANISATION}', park, '9' || lpad((random() * 1e9)::int::text, 9, '0'), $3, 3, 'pending', 21000, 0, 21000,
       'ccav', true, 'Mozilla/5.0 (Linux; Android 16) bench', now() from unnest($1::text[], $2::text[]) as t(id, park)`,
    [numbers.map(ticketId), numbers.map(parkOf), TODAY],
  );
  await client.query(
    `insert into booking_line (organisation_id, booking_id, category, label, price_paise, quantity)
     select organisation_id, id, category, category, 7000, 1 from booking, unnest(array['adult', 'child', 'seniorCitizen']) as category`,
  );
  await client.query(`update booking set status = 'paid', paid_at = now()`);
  await client.query('vacuum analyze');
}

/** A product that is measured, and how many of its tickets were shown so far. */
type Measured = { name: string; product: Product; shown: number };
type Scans = { report: LoadReport; server: number; database: number };

async function scan(measured: Measured, { gates, everyMs, tickets }: Pace): Promise<Scans> {
  const { port, pid, place } = measured.product;
  const order = {
    port,
    connections: gates,
    seconds: SECONDS,
    from: measured.shown,
    count: tickets,
    day: TODAY,
    appSecret: PRODUCTION.APP_SECRET,
    ...(everyMs && { everyMs }),
  };
  measured.shown += tickets;
  const processes = [pid, await postmasterOf(urlOf(place))];
  const { done: report, used } = await processorOf(processes, () => scanAll(order));
  const [server = 0, database = 0] = used.map((us) => us / 1000);
  return { report, server, database };
}

const scannedIn = (all: readonly Scans[]): number => sumOf(all, ({ report }) => report.count);

/** Every scanned ticket was admitted once, and there was no other answer. */
async function isWhole({ product }: Measured, scanned: number): Promise<boolean> {
  const { rows } = await product.client.query(
    `select count(*) filter (where s.result = 'admitted' and b.admitted_at = s.scanned_at)::int as admitted, count(*)::int as scans
     from scan s join booking b on b.organisation_id = s.organisation_id and b.id = s.booking_id`,
  );
  return rows[0].admitted === scanned && rows[0].scans === scanned;
}

/** The first round warmed up. */
function figures(name: string, pace: string, all: readonly Scans[]) {
  const { perSecond: scansPerSecond, ...took } = mediansOf(all.slice(1).map(({ report }) => report));
  const msAScan = (of: 'server' | 'database') => round(sumOf(all, (one) => one[of]) / scannedIn(all), 2);
  const processor = { serverMsAScan: msAScan('server'), databaseMsAScan: msAScan('database') };
  return { name, gates: pace, scansPerSecond, ...took, ...processor };
}

async function measure(all: readonly Measured[]): Promise<void> {
  for (const { product } of all) await setUp(product.client);
  const cells = Object.entries(PACES).flatMap(([pace, wish]) =>
    all.map((one) => ({ one, name: one.name, pace, wish, key: `${one.name} ${pace}` })),
  );
  const ways = cells.map(({ key, one, wish }) => [key, () => scan(one, wish)] as const);
  const rounds = await roundsOf(Object.fromEntries(ways), { to: ROUNDS + 1 });
  const rows = cells.map(({ name, pace, key }) => figures(name, pace, rounds[key] ?? []));
  console.table(rows);
  const scannedBy = (name: string) => sumOf(cells, (one) => (one.name === name ? scannedIn(rounds[one.key] ?? []) : 0));
  const everyScanLetInOnce = (await Promise.all(all.map((one) => isWhole(one, scannedBy(one.name))))).every(Boolean);
  keep('scans', { gates: GATES, rounds: ROUNDS, seconds: SECONDS, rows, everyScanLetInOnce });
  check({ everyScanLetInOnce });
}

const named = (name: string, product: Product): Measured => ({ name, product, shown: 0 });
const folder = process.env.BENCH_BEFORE;
await withProduct((now) =>
  folder
    ? withProduct((before) => measure([named('before', before), named('now', now)]), { folder })
    : measure([named('now', now)]),
);
