import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { dayOf } from '#contract/kernel/dates.ts';
import { sha256 } from '#server/kernel/identity/secrets.ts';
import { GATES, type GatesOrder, PARKS, parkOf, ticketId, tokenOf } from './gates.ts';
import type { LoadReport } from './load.ts';
import { addOrganisation, addParks, idOf } from './park-rows.ts';
import { ORGANISATION } from './pgbench.ts';
import { startServer } from './server.ts';

/** `npm run bench:scans`: scans a second at 32 gates, and with BENCH_BEFORE those of another checkout in the same run. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const TICKETS = Number(process.env.BENCH_TICKETS ?? 4_000 * SECONDS);
/**
 * How often a gate scans: as soon as it is answered; so that all together show the goal of 1,200 a second and a few more; or as people come
 * through it, twice a second.
 */
const PACES = { 'never pause': undefined, '1,200 a second': (GATES / 1_250) * 1000, 'pace of people': 500 } as const;
type Pace = keyof typeof PACES;
const PACE_NAMES = Object.keys(PACES) as Pace[];
/** The tickets of a pace in one round: no gate pauses for less than half of its time. */
const ticketsOf = (pace: Pace): number => {
  const everyMs = PACES[pace];
  return everyMs ? Math.ceil((GATES * 2000 * (SECONDS + 1)) / everyMs) : TICKETS;
};
const A_ROUND = PACE_NAMES.reduce((sum, pace) => sum + ticketsOf(pace), 0);
/** Where its tickets begin within a round. */
const firstOf = (pace: Pace): number =>
  PACE_NAMES.slice(0, PACE_NAMES.indexOf(pace)).reduce((sum, one) => sum + ticketsOf(one), 0);
const TODAY = dayOf(new Date());

/** Parks with an inspector at each gate who is signed in, and tickets of today, which were booked and then paid. */
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

/** Milliseconds of processor that the processes of a folder have used: what neighbours on the machine change little. */
const processorMs = (isOurs: (pid: string) => boolean): number =>
  readdirSync('/proc').reduce((sum, pid) => {
    try {
      if (!/^\d+$/.test(pid) || !isOurs(pid)) return sum;
      const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/(?<=\)) | /);
      // Its own, and that of its children which have ended, as connections of PostgreSQL do.
      return sum + 10 * fields.slice(11, 15).reduce((all, ticks) => all + Number(ticks), 0);
    } catch {
      return sum;
    }
  }, 0);

interface Run {
  reports: (LoadReport & { scanned: number })[];
  used: { server: number; database: number };
}
const newRun = (): Run => ({ reports: [], used: { server: 0, database: 0 } });

interface Product {
  name: string;
  serverMs(): number;
  databaseMs(): number;
  client: pg.Client;
  port: number;
  runs: Record<Pace, Run>;
  close(): Promise<void>;
}

async function open(name: string, folder: string): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pravesh-bench-data-'));
  const server = await startServer({ DATA_DIR: dataDir }, folder);
  const client = new pg.Client({ host: join(dataDir, 'postgres'), user: 'pravesh_owner', database: 'pravesh' });
  await client.connect();
  await setUp(client);
  const close = async () => {
    await client.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const postgres = join(dataDir, 'postgres');
  return {
    name,
    client,
    port: server.port,
    runs: { 'never pause': newRun(), '1,200 a second': newRun(), 'pace of people': newRun() },
    close,
    serverMs: () => processorMs((pid) => pid === String(server.pid)),
    databaseMs: () => processorMs((pid) => readlinkSync(`/proc/${pid}/cwd`) === postgres),
  };
}

async function round(product: Product, at: number, pace: Pace): Promise<void> {
  const { reports, used } = product.runs[pace];
  const [server, database] = [product.serverMs(), product.databaseMs()];
  const everyMs = PACES[pace];
  const order: GatesOrder = {
    port: product.port,
    connections: GATES,
    seconds: SECONDS,
    from: at * A_ROUND + firstOf(pace),
    count: ticketsOf(pace),
    day: TODAY,
    ...(everyMs && { everyMs }),
  };
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/gates.ts', JSON.stringify(order)]);
  reports.push(JSON.parse(stdout));
  used.server += product.serverMs() - server;
  used.database += product.databaseMs() - database;
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const short = (number: number, digits = 1): number => Number(number.toFixed(digits));

/** Every ticket that was scanned was let in, once, and nothing else was answered. */
async function isWhole({ client, runs }: Product): Promise<boolean> {
  const { rows } = await client.query(
    `select count(*) filter (where s.result = 'admitted' and b.admitted_at = s.scanned_at)::int as admitted, count(*)::int as scans
     from scan s join booking b on b.organisation_id = s.organisation_id and b.id = s.booking_id`,
  );
  const scanned = Object.values(runs).reduce((sum, { reports }) => sum + scannedIn(reports), 0);
  return rows[0].admitted === scanned && rows[0].scans === scanned;
}

const scannedIn = (reports: Run['reports']): number => reports.reduce((sum, { scanned }) => sum + scanned, 0);

/** The first round warmed up. */
function figures({ name, runs }: Product, pace: Pace) {
  const { reports, used } = runs[pace];
  const scanned = scannedIn(reports);
  const of = (value: (report: LoadReport) => number) => short(median(reports.slice(1).map(value)));
  return {
    name,
    gates: pace,
    scansPerSecond: of(({ perSecond }) => perSecond),
    p50Ms: of(({ p50 }) => p50),
    p95Ms: of(({ p95 }) => p95),
    p99Ms: of(({ p99 }) => p99),
    serverMsAScan: short(used.server / scanned, 2),
    databaseMsAScan: short(used.database / scanned, 2),
  };
}

const loadBefore = loadavg().map((load) => short(load));
const before = process.env.BENCH_BEFORE;
const products: Product[] = [];
try {
  if (before) products.push(await open('before', before));
  products.push(await open('now', '.'));
  for (let at = 0; at <= ROUNDS; at += 1)
    for (const pace of PACE_NAMES) for (const product of products) await round(product, at, pace);
  const rows = PACE_NAMES.flatMap((pace) => products.map((product) => figures(product, pace)));
  console.table(rows);
  const everyScanLetInOnce = (await Promise.all(products.map(isWhole))).every(Boolean);
  console.log(`${everyScanLetInOnce ? 'yes' : 'NO '} every ticket that was shown was let in, once`);
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, loadBefore };
  const settings = { gates: GATES, rounds: ROUNDS, seconds: SECONDS };
  const result = { at: new Date().toISOString(), machine, ...settings, rows, everyScanLetInOnce };
  writeFileSync('bench/results/scans.json', `${JSON.stringify(result, null, 2)}\n`);
  if (!everyScanLetInOnce) process.exitCode = 1;
} finally {
  for (const product of products) await product.close();
}
