import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, startCluster } from './failover-cluster.ts';
import { BLOWS, type Blow } from './failover-hurts.ts';
import { until } from './failover-machines.ts';
import { type Clinic, clinicWithPages } from './failover-pages.ts';
import { whatIsMissing, withClient } from './outage-found.ts';
import { type Met, visitors } from './outage-visitors.ts';
import { addOrganisation, addParks, idOf } from './park-rows.ts';

/** `npm run bench:failover`: what it does and what must hold stands in bench/README.md; the runbook is docs/standby.md. */
const VISITORS = Number(process.env.BENCH_VISITORS ?? 8);
const PAGES = 20;
const WITHOUT_WRITES_S = 30;
const QUIET_MS = 4000;
const PARK = idOf('o', 1);

type Place = Pick<Cluster, 'front' | 'ownerUrl'>;

interface Row {
  name: string;
  round: number;
  /** The longest time between two acknowledged bookings. */
  withoutWritesS: number;
  acknowledged: number;
  found: number;
  lost: number;
  twice: number;
  comeAgain: number;
  wrong: Met['wrong'];
  /** From the blow until every page shows the number that was called after it. */
  pagesRightS: number;
}

/** Visitors book from before the blow until what was struck is back, whole again, and all that was acknowledged is looked for. */
async function round(cluster: Place, clinic: Clinic, strike: () => Promise<void>, mended: () => Promise<void>) {
  const load = visitors([cluster.front], VISITORS, PARK);
  await delay(QUIET_MS);
  const struckAt = performance.now();
  const struck = strike();
  const pagesRightS = await pagesAreRight(clinic, struckAt);
  await struck;
  await mended();
  await pagesAreRight(clinic, performance.now());
  await delay(QUIET_MS);
  const { acknowledged, acknowledgedAt, comeAgain, wrong } = await load.stop();
  const missing = await whatIsMissing(cluster.ownerUrl, acknowledged);
  const counts = { acknowledged: acknowledged.length, found: acknowledged.length - missing.lost, ...missing };
  return { withoutWritesS: longestGap(acknowledgedAt), ...counts, comeAgain, wrong, pagesRightS };
}

/** Seconds until a number that is called from now on stands on every page. */
async function pagesAreRight(clinic: Clinic, since: number): Promise<number> {
  await delay(500);
  const number = await clinic.callNext();
  await until(`every page shows ${number}`, async () => clinic.pagesThatShow(number) === clinic.pages);
  return seconds(performance.now() - since);
}

const longestGap = (instants: readonly number[]): number =>
  seconds(Math.max(0, ...instants.slice(1).map((instant, at) => instant - (instants[at] ?? instant))));

const seconds = (milliseconds: number): number => Number((milliseconds / 1000).toFixed(1));

const isWhole = async (cluster: Cluster): Promise<boolean> => {
  const { leader, sync_standby, replica } = await cluster.roles();
  return Boolean(leader && sync_standby && replica);
};

async function strikeAll(cluster: Cluster, clinic: Clinic): Promise<Row[]> {
  const rows: Row[] = [];
  for (const blow of chosen())
    for (let at = 1; at <= blow.times; at += 1) {
      let mending: Promise<void> | undefined;
      const strike = async () => {
        const struck = await blow.strike(cluster);
        mending = blow.mend(cluster, struck);
      };
      const mended = async () => {
        await mending;
        await until('the cluster is whole', () => isWhole(cluster), 180);
      };
      const outcome = await round(cluster, clinic, strike, mended);
      rows.push({ name: blow.name, round: at, ...outcome });
      print(rows.at(-1) as Row);
    }
  return rows;
}

/** All, or those whose names hold the words of BENCH_BLOWS. */
const chosen = (): readonly Blow[] => BLOWS.filter(({ name }) => name.includes(process.env.BENCH_BLOWS ?? ''));

const holds = ({ withoutWritesS, lost, twice, acknowledged, wrong }: Row): boolean =>
  withoutWritesS <= WITHOUT_WRITES_S && lost + twice === 0 && acknowledged > 0 && Object.keys(wrong).length === 0;

function print(row: Row): void {
  const wrong = Object.entries(row.wrong).map(([what, count]) => `${count} × ${what}`);
  console.log(
    `${holds(row) ? 'yes' : 'NO '} ${row.name.padEnd(40)} ${row.round}: ${String(row.withoutWritesS).padStart(5)} s without a write, acknowledged ${row.acknowledged}, found ${row.found}, lost ${row.lost}, twice ${row.twice}, ${row.comeAgain} times "come again", pages right after ${row.pagesRightS} s${wrong.length > 0 ? `, WRONG: ${wrong.join(', ')}` : ''}`,
  );
}

/** The park that visitors book, and the clinic whose pages are open. */
async function people({ front, ownerUrl }: Place): Promise<Clinic> {
  await withClient(ownerUrl, async (client) => {
    await addOrganisation(client);
    await addParks(client, 'o', 1, 1e8);
  });
  const clinic = await clinicWithPages(front, PAGES);
  await pagesAreRight(clinic, performance.now());
  return clinic;
}

/** Visitors and pages at a cluster that runs somewhere else, for so many seconds; somebody else strikes it. */
async function elsewhere(front: string, ownerUrl: string): Promise<Row[]> {
  const clinic = await people({ front, ownerUrl });
  const wait = () => delay(Number(process.env.BENCH_SECONDS ?? 60) * 1000);
  console.log('visitors book now');
  const row = {
    name: 'struck by hand',
    round: 1,
    ...(await round({ front, ownerUrl }, clinic, wait, async () => undefined)),
  };
  clinic.close();
  print(row);
  return [row];
}

async function ownCluster(): Promise<Row[]> {
  const cluster = await startCluster();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void cluster.stop().then(() => process.exit(1)));
  try {
    await until('the cluster is whole', () => isWhole(cluster), 180);
    const clinic = await people(cluster);
    const rows = await strikeAll(cluster, clinic);
    clinic.close();
    write(rows);
    return rows;
  } finally {
    await cluster.stop();
  }
}

const { FAILOVER_FRONT: front, FAILOVER_DATABASE: ownerUrl } = process.env;
const loadBefore = loadavg().map((load) => Number(load.toFixed(1)));

const RESULTS = 'bench/results/failover.json';

/** Keeps the figures; those of blows that were not struck this time stay as they were. */
function write(rows: readonly Row[]): void {
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, loadBefore };
  const settings = { visitors: VISITORS, pages: PAGES, goal: { withoutWritesS: WITHOUT_WRITES_S, lost: 0 } };
  const before: Row[] = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')).rows : [];
  const kept = before.filter(({ name }) => !rows.some((row) => row.name === name));
  const all = [...kept, ...rows].toSorted((a, b) => orderOf(a) - orderOf(b));
  const result = { command: 'npm run bench:failover', at: new Date().toISOString(), machine, settings, rows: all };
  writeFileSync(RESULTS, `${JSON.stringify(result, null, 2)}\n`);
}

const orderOf = ({ name, round }: Row): number => BLOWS.findIndex((blow) => blow.name === name) * 100 + round;

const rows = front && ownerUrl ? await elsewhere(front, ownerUrl) : await ownCluster();
process.exit(rows.every(holds) ? 0 : 1);
