import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { withConnection } from '#server/kernel/database/connection.ts';
import { BLOWS } from './failover/blows.ts';
import { type Cluster, startCluster } from './failover/cluster.ts';
import { clinicWithPages, type Met, visitors, type WatchedClinic, whatIsMissing } from './failover/visitors.ts';
import { check, keep, round, setting, until } from './harness.ts';
import { addOrganisation, addParks, idOf } from './rows.ts';

/** `npm run bench:failover`, explained in bench/README.md; the runbook is docs/standby.md. */
const VISITORS = setting('VISITORS', 8);
const PAGES = 20;
const WITHOUT_WRITES_S = 30;
const QUIET_MS = 4000;
const PARK = idOf('o', 1);
const RESULTS = 'bench/results/failover.json';

type Reached = Pick<Cluster, 'front' | 'ownerUrl'>;

interface FailoverRow {
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
  /** Seconds from the failure until every page shows the number that was called after it. */
  pagesRightS: number;
}

/** Visitors book until the cluster is whole again; then every acknowledged booking is looked for. */
async function trial(
  { front, ownerUrl }: Reached,
  clinic: WatchedClinic,
  name: string,
  strike: () => Promise<() => Promise<void>>,
): Promise<Omit<FailoverRow, 'round'>> {
  const load = visitors(front, VISITORS, PARK);
  await delay(QUIET_MS);
  const struckAt = performance.now();
  const mending = strike().then((mend) => mend());
  await delay(500);
  await clinic.callNext();
  const pagesRightS = seconds(performance.now() - struckAt);
  await mending;
  await clinic.callNext();
  await delay(QUIET_MS);
  const { acknowledged: ids, acknowledgedAt, comeAgain, wrong } = await load.stop();
  const missing = await whatIsMissing(ownerUrl, ids);
  const acknowledged = ids.length;
  const counts = { acknowledged, found: acknowledged - missing.lost, ...missing, comeAgain, wrong };
  const row = { name, withoutWritesS: longestGap(acknowledgedAt), ...counts, pagesRightS };
  console.log(`${holds(row) ? 'yes' : 'NO '} ${JSON.stringify(row)}`);
  return row;
}

const longestGap = (instants: readonly number[]): number =>
  seconds(Math.max(0, ...instants.slice(1).map((instant, at) => instant - (instants[at] ?? instant))));

const seconds = (milliseconds: number): number => round(milliseconds / 1000, 1);

const holds = ({ withoutWritesS, lost, twice, acknowledged, wrong }: Omit<FailoverRow, 'round'>): boolean =>
  withoutWritesS <= WITHOUT_WRITES_S && lost + twice === 0 && acknowledged > 0 && Object.keys(wrong).length === 0;

const isWhole = async (cluster: Cluster): Promise<boolean> => {
  const { leader, sync_standby, replica } = await cluster.roles();
  return Boolean(leader && sync_standby && replica);
};

/** Only blows with the words of BENCH_BLOWS in their names. */
async function strikeAll(cluster: Cluster, clinic: WatchedClinic): Promise<FailoverRow[]> {
  const rows: FailoverRow[] = [];
  for (const { name, times, strike } of BLOWS.filter((blow) => blow.name.includes(process.env.BENCH_BLOWS ?? '')))
    for (let at = 1; at <= times; at += 1) {
      const struck = async () => {
        const mend = await strike(cluster);
        return async () => {
          await mend();
          await until('the cluster is whole', () => isWhole(cluster), 180);
        };
      };
      rows.push({ ...(await trial(cluster, clinic, name, struck)), round: at });
    }
  return rows;
}

async function withPeople<T>({ front, ownerUrl }: Reached, work: (clinic: WatchedClinic) => Promise<T>): Promise<T> {
  await withConnection(ownerUrl, async (client) => {
    await addOrganisation(client);
    await addParks(client, 'o', 1, 1e8);
  });
  const clinic = await clinicWithPages(front, PAGES);
  await clinic.callNext();
  return work(clinic).finally(() => clinic.close());
}

async function elsewhere(cluster: Reached, clinic: WatchedClinic): Promise<FailoverRow[]> {
  console.log('visitors book now');
  const struck = async () => () => delay(setting('SECONDS', 60) * 1000);
  return [{ ...(await trial(cluster, clinic, 'struck by hand', struck)), round: 1 }];
}

async function ownCluster(): Promise<FailoverRow[]> {
  const cluster = await startCluster();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void cluster.stop().then(() => process.exit(1)));
  try {
    await until('the cluster is whole', () => isWhole(cluster), 180);
    const rows = await withPeople(cluster, (clinic) => strikeAll(cluster, clinic));
    keepRows(rows);
    return rows;
  } finally {
    await cluster.stop();
  }
}

function keepRows(rows: readonly FailoverRow[]): void {
  const settings = { visitors: VISITORS, pages: PAGES, goal: { withoutWritesS: WITHOUT_WRITES_S, lost: 0 } };
  const before: FailoverRow[] = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')).rows : [];
  const all = BLOWS.flatMap(({ name }) => {
    const own = rows.filter((row) => row.name === name);
    return own.length > 0 ? own : before.filter((row) => row.name === name);
  });
  keep('failover', { settings, rows: all });
}

const { FAILOVER_FRONT: front, FAILOVER_DATABASE: ownerUrl } = process.env;
const given = front && ownerUrl ? { front, ownerUrl } : null;
const rows = given ? await withPeople(given, (clinic) => elsewhere(given, clinic)) : await ownCluster();
check({ everyBlowIsWithstood: rows.every(holds) });
process.exit();
