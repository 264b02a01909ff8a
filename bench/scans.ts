import type pg from 'pg';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { sha256 } from '#server/kernel/identity/secrets.ts';
import { check, keep, mediansOf, round, roundsOf, setting, sumOf } from './harness.ts';
import { type GatesOrder, PARKS, parkOf, scanAll, ticketId, tokenOf } from './load/gates.ts';
import type { LoadReport } from './load/load.ts';
import { postmasterOf, processorOf } from './processor.ts';
import { APP_SECRET, type Product, urlOf, withProduct } from './product.ts';
import { addOrganisation, addParks, idOf, ORGANISATION } from './rows.ts';

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
const A_ROUND = sumOf(PACE_NAMES, ticketsOf);
const firstOf = (pace: Pace): number => sumOf(PACE_NAMES.slice(0, PACE_NAMES.indexOf(pace)), ticketsOf);
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
}

interface Scans {
  report: LoadReport;
  server: number;
  database: number;
}

async function scan({ port, pid, place }: Product, at: number, pace: Pace): Promise<Scans> {
  const everyMs = PACES[pace];
  const order: GatesOrder = {
    port,
    connections: gatesOf(pace),
    seconds: SECONDS,
    from: at * A_ROUND + firstOf(pace),
    count: ticketsOf(pace),
    day: TODAY,
    appSecret: APP_SECRET,
    ...(everyMs && { everyMs }),
  };
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
function figures(name: string, gates: Pace, all: readonly Scans[]) {
  const { perSecond: scansPerSecond, ...took } = mediansOf(all.slice(1).map(({ report }) => report));
  const msAScan = (of: 'server' | 'database') => round(sumOf(all, (one) => one[of]) / scannedIn(all), 2);
  return {
    name,
    gates,
    scansPerSecond,
    ...took,
    serverMsAScan: msAScan('server'),
    databaseMsAScan: msAScan('database'),
  };
}

async function measure(all: readonly Measured[]): Promise<void> {
  for (const { product } of all) await setUp(product.client);
  const cells = PACE_NAMES.flatMap((pace) => all.map((one) => ({ ...one, pace, key: `${one.name} ${pace}` })));
  const ways = cells.map(({ key, product, pace }) => [key, (at: number) => scan(product, at, pace)] as const);
  const rounds = await roundsOf(Object.fromEntries(ways), { to: ROUNDS + 1 });
  const scansOf = (key: string): Scans[] => rounds[key] ?? [];
  const rows = cells.map(({ name, pace, key }) => figures(name, pace, scansOf(key)));
  console.table(rows);
  const scannedBy = ({ name }: Measured) => sumOf(PACE_NAMES, (pace) => scannedIn(scansOf(`${name} ${pace}`)));
  const everyScanLetInOnce = (await Promise.all(all.map((one) => isWhole(one, scannedBy(one))))).every(Boolean);
  keep('scans', { gates: GATES, rounds: ROUNDS, seconds: SECONDS, rows, everyScanLetInOnce });
  check({ everyScanLetInOnce });
}

const folder = process.env.BENCH_BEFORE;
await withProduct(async (now) => {
  if (!folder) return measure([{ name: 'now', product: now }]);
  await withProduct(
    (before) =>
      measure([
        { name: 'before', product: before },
        { name: 'now', product: now },
      ]),
    { folder },
  );
});
