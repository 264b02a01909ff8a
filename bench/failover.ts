import { setTimeout as delay } from 'node:timers/promises';
import { withConnection } from '#server/kernel/database/connection.ts';
import { BLOWS } from './failover/blows.ts';
import { type Cluster, startCluster } from './failover/cluster.ts';
import { clinicWithPages, visitors, type WatchedClinic, whatIsMissing } from './failover/visitors.ts';
import { check, keep, round, setting, until } from './harness.ts';
import { addOrganisation, addParks, idOf } from './rows.ts';

/** `npm run bench:failover`, explained in bench/README.md; the runbook is docs/standby.md. */
const VISITORS = setting('VISITORS', 8);
const PAGES = 20;
const WITHOUT_WRITES_S = 30;
const QUIET_MS = 4000;
const PARK = idOf('o', 1);

type Reached = Pick<Cluster, 'front' | 'ownerUrl'>;

type FailoverRow = Awaited<ReturnType<typeof trial>>;

/** Visitors book until `strike` is over; then every acknowledged booking is looked for. */
async function trial(
  { front, ownerUrl }: Reached,
  clinic: WatchedClinic,
  name: string,
  strike: () => Promise<unknown>,
) {
  const load = visitors(front, VISITORS, PARK);
  await delay(QUIET_MS);
  const struckAt = performance.now();
  const mending = strike();
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
  const withoutWritesS = longestGap(acknowledgedAt);
  const holds = withoutWritesS <= WITHOUT_WRITES_S && missing.lost + missing.twice === 0 && acknowledged > 0;
  const row = { name, withoutWritesS, ...counts, pagesRightS, holds: holds && Object.keys(wrong).length === 0 };
  console.log(`${row.holds ? 'yes' : 'NO '} ${JSON.stringify(row)}`);
  return row;
}

/** The longest time between two acknowledged bookings. */
const longestGap = (instants: readonly number[]): number =>
  seconds(Math.max(0, ...instants.slice(1).map((instant, at) => instant - (instants[at] ?? instant))));

const seconds = (milliseconds: number): number => round(milliseconds / 1000, 1);

async function untilWhole(cluster: Cluster): Promise<void> {
  const roles = ['leader', 'replica', 'sync_standby'];
  const isWhole = async () => `${Object.keys(await cluster.roles()).sort()}` === `${roles}`;
  await until('the cluster is whole', isWhole, 180);
}

/** Only blows with the words of BENCH_BLOWS in their names. */
async function strikeAll(cluster: Cluster, clinic: WatchedClinic): Promise<FailoverRow[]> {
  const rows: FailoverRow[] = [];
  for (const { name, times, strike } of BLOWS.filter((blow) => blow.name.includes(process.env.BENCH_BLOWS ?? '')))
    for (let at = 1; at <= times; at += 1) {
      const struck = () => strike(cluster).then(() => untilWhole(cluster));
      rows.push(await trial(cluster, clinic, times > 1 ? `${name} (${at})` : name, struck));
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
  return [await trial(cluster, clinic, 'struck by hand', () => delay(setting('SECONDS', 60) * 1000))];
}

async function ownCluster(): Promise<FailoverRow[]> {
  const cluster = await startCluster();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void cluster.stop().then(() => process.exit(1)));
  try {
    await untilWhole(cluster);
    return await withPeople(cluster, (clinic) => strikeAll(cluster, clinic));
  } finally {
    await cluster.stop();
  }
}

const { FAILOVER_FRONT: front, FAILOVER_DATABASE: ownerUrl } = process.env;
const given = front && ownerUrl ? { front, ownerUrl } : null;
const rows = given ? await withPeople(given, (clinic) => elsewhere(given, clinic)) : await ownCluster();
console.table(rows, ['name', 'withoutWritesS', 'acknowledged', 'lost', 'twice', 'comeAgain', 'pagesRightS', 'holds']);
const goal = { withoutWritesS: WITHOUT_WRITES_S, lost: 0 };
if (!given) keep('failover', { settings: { visitors: VISITORS, pages: PAGES, goal }, rows });
check({ everyBlowIsWithstood: rows.every(({ holds }) => holds) });
process.exit();
