import type pg from 'pg';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { sha256 } from '#server/kernel/identity/secrets.ts';
import { check, keep, mediansOf, round, run, setting } from './harness.ts';
import { type GatesOrder, PARKS, parkOf, ticketId, tokenOf } from './load/gates.ts';
import type { LoadReport } from './load/load.ts';
import { APP_SECRET, type Product, urlOf, withProduct } from './product.ts';
import { addOrganisation, addParks, idOf, ORGANISATION } from './rows.ts';
import { postmasterOf, usedBy } from './wide/cpu.ts';

/** `npm run bench:scans`: scans a second at 32 gates; with BENCH_BEFORE also of another checkout. */
const GATES = 32;
const ROUNDS = setting('ROUNDS', 5);
const SECONDS = setting('SECONDS', 4);
const TICKETS = setting('TICKETS', 4_000 * SECONDS);
/**
 * Milliseconds between the scans of a gate: none after an answer, of all gates or of one alone; so many that all gates
 * together show the goal of 1,200 a second and a few more; or as people come, twice a second.
 */
const PACES = {
  'never pause': undefined,
  '1,200 a second': (GATES / 1_250) * 1000,
  'pace of people': 500,
  'one alone': undefined,
} as const;
type Pace = keyof typeof PACES;
const PACE_NAMES = Object.keys(PACES) as Pace[];
const gatesOf = (pace: Pace): number => (pace === 'one alone' ? 1 : GATES);
/** No gate pauses for less than half of its time. One gate alone scans the tickets of its park. */
const ticketsOf = (pace: Pace): number => {
  const everyMs = PACES[pace];
  return everyMs ? Math.ceil((GATES * 2000 * (SECONDS + 1)) / everyMs) : pace === 'one alone' ? 2 * TICKETS : TICKETS;
};
const A_ROUND = PACE_NAMES.reduce((sum, pace) => sum + ticketsOf(pace), 0);
const firstOf = (pace: Pace): number =>
  PACE_NAMES.slice(0, PACE_NAMES.indexOf(pace)).reduce((sum, one) => sum + ticketsOf(one), 0);
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

interface Measured {
  name: string;
  product: Product;
  runs: Record<Pace, { report: LoadReport; server: number; database: number }[]>;
}

async function scan({ product: { port, pid, place }, runs }: Measured, at: number, pace: Pace): Promise<void> {
  const processes = [pid, await postmasterOf(urlOf(place))];
  const before = usedBy(processes);
  const everyMs = PACES[pace];
  const report = await run<LoadReport>('gates', {
    port,
    connections: gatesOf(pace),
    seconds: SECONDS,
    from: at * A_ROUND + firstOf(pace),
    count: ticketsOf(pace),
    day: TODAY,
    appSecret: APP_SECRET,
    ...(everyMs && { everyMs }),
  } satisfies GatesOrder);
  const [server = 0, database = 0] = usedBy(processes).map((now, at) => (now - (before[at] ?? 0)) / 1000);
  runs[pace].push({ report, server, database });
}

/** Every scanned ticket was admitted once, and there was no other answer. */
async function isWhole({ product: { client }, runs }: Measured): Promise<boolean> {
  const { rows } = await client.query(
    `select count(*) filter (where s.result = 'admitted' and b.admitted_at = s.scanned_at)::int as admitted, count(*)::int as scans
     from scan s join booking b on b.organisation_id = s.organisation_id and b.id = s.booking_id`,
  );
  const scanned = sumOf(Object.values(runs).flat(), ({ report }) => report.count);
  return rows[0].admitted === scanned && rows[0].scans === scanned;
}

const sumOf = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((sum, one) => sum + of(one), 0);

/** The first round warmed up. */
function figures({ name, runs }: Measured, pace: Pace) {
  const scanned = sumOf(runs[pace], ({ report }) => report.count);
  const { perSecond, ...took } = mediansOf(runs[pace].slice(1).map(({ report }) => report));
  return {
    name,
    gates: pace,
    scansPerSecond: perSecond,
    ...took,
    serverMsAScan: round(sumOf(runs[pace], ({ server }) => server) / scanned, 2),
    databaseMsAScan: round(sumOf(runs[pace], ({ database }) => database) / scanned, 2),
  };
}

async function measure(all: readonly Measured[]): Promise<void> {
  for (const { product } of all) await setUp(product.client);
  for (let at = 0; at <= ROUNDS; at += 1)
    for (const pace of PACE_NAMES) for (const one of all) await scan(one, at, pace);
  const rows = PACE_NAMES.flatMap((pace) => all.map((one) => figures(one, pace)));
  console.table(rows);
  const everyScanLetInOnce = (await Promise.all(all.map(isWhole))).every(Boolean);
  keep('scans', { gates: GATES, rounds: ROUNDS, seconds: SECONDS, rows, everyScanLetInOnce });
  check({ everyScanLetInOnce });
}

const measured = (name: string, product: Product): Measured => ({
  name,
  product,
  runs: { 'never pause': [], '1,200 a second': [], 'pace of people': [], 'one alone': [] },
});

const folder = process.env.BENCH_BEFORE;
await withProduct(async (now) => {
  if (!folder) return measure([measured('now', now)]);
  await withProduct((before) => measure([measured('before', before), measured('now', now)]), { folder });
});
