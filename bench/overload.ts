import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, getPriority, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { CrowdOrder, CrowdReport } from './crowd.ts';
import type { LoadOrder, LoadReport } from './load.ts';
import { addOrganisation, addParks, idsOf } from './park-rows.ts';
import type { ProberOrder, ProberReport } from './prober.ts';
import { type BenchServer, startServer } from './server.ts';

/** `npm run bench:overload`: what it measures and what must hold stands in bench/README.md. */
const TIMES = Number(process.env.BENCH_TIMES ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);
const CONNECTIONS = 32;
const SPREAD = 100;
const AFTER_SECONDS = 8;
const PARKS = idsOf('s', SPREAD);

/** The goals must hold, in milliseconds, seconds and megabytes. Goodput has none: half of it is the processor that the crowd takes. */
const GOALS = { acceptedP99: 2000, healthP99: 1000, recoversWithin: 5, growthMb: 150 };
const ALLOWED = ['201', '409', '429', '503'];

/** A visitor who comes back from a gateway; of an attempt that we do not know, but the database is asked. */
const RETURN = `/api/return/${'0'.repeat(44)}`;

async function run<T>(program: string, order: object): Promise<T> {
  const { stdout } = await promisify(execFile)(process.execPath, [`bench/${program}.ts`, JSON.stringify(order)]);
  return JSON.parse(stdout) as T;
}

const load = (port: number, seconds: number) =>
  run<LoadReport>('load', { port, parks: PARKS, connections: CONNECTIONS, seconds } satisfies LoadOrder);
const crowd = (port: number, perSecond: number, seconds: number) =>
  run<CrowdReport>('crowd', { port, parks: PARKS, perSecond, seconds } satisfies CrowdOrder);
const probe = (port: number, seconds: number) =>
  run<ProberReport>('prober', { port, paths: ['/healthz', RETURN], everyMs: 20, seconds } satisfies ProberOrder);

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const round = (number: number, digits = 0): number => Number(number.toFixed(digits));

/** Resident memory of the server, in megabytes. */
const memoryOf = ({ pid }: BenchServer): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

interface Spent {
  running: number;
  waiting: number;
}

/** Seconds that the server's main thread has run, and that it could have run while others had the processors. */
function spentBy({ pid }: BenchServer): Spent {
  const [running = 0, waiting = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  return { running: running / 1e9, waiting: waiting / 1e9 };
}

/** What of this many seconds since `before` it ran, and waited for a processor: the more, the less is said about it. */
function sharesSince(server: BenchServer, before: Spent, seconds: number): Spent {
  const now = spentBy(server);
  const shareOf = (what: keyof Spent) => round((now[what] - before[what]) / seconds, 2);
  return { running: shareOf('running'), waiting: shareOf('waiting') };
}

/** The most memory that the server has while something is done. */
async function mostMemory<T>(server: BenchServer, work: Promise<T>): Promise<{ done: T; mostMb: number }> {
  let mostMb = 0;
  const timer = setInterval(() => {
    mostMb = Math.max(mostMb, memoryOf(server));
  }, 100);
  return { done: await work.finally(() => clearInterval(timer)), mostMb };
}

/** Seconds after a rush until bookings at half of capacity take no longer than twice what they took before it. */
function secondsUntilNormal({ acceptedBySecond, statuses }: CrowdReport, normalP99: number): number {
  const slow = acceptedBySecond.findLastIndex(({ p99, count }) => count === 0 || p99 > Math.max(100, 2 * normalP99));
  return Object.keys(statuses).every((status) => status === '201') ? slow + 1 : AFTER_SECONDS + 1;
}

async function measure(server: BenchServer) {
  const { port } = server;
  await load(port, 3);
  const closed = [await load(port, 4), await load(port, 4), await load(port, 4)];
  const capacity = median(closed.map(({ perSecond }) => perSecond));
  const before = await crowd(port, capacity / 2, 4);
  const normalP99 = before.statuses['201']?.p99 ?? 0;
  const restingMb = memoryOf(server);
  const spent = spentBy(server);
  const [rush, probed] = await Promise.all([
    mostMemory(server, crowd(port, capacity * TIMES, SECONDS)),
    probe(port, SECONDS),
  ]);
  const processor = sharesSince(server, spent, SECONDS);
  const after = await crowd(port, capacity / 2, AFTER_SECONDS);
  await delay(1000);
  const { sent, statuses, ...seen } = rush.done;
  const accepted = statuses['201'];
  return {
    capacityPerSecond: round(capacity),
    normalP99Ms: normalP99,
    offeredPerSecond: round(sent / SECONDS),
    goodputPerSecond: round((accepted?.count ?? 0) / SECONDS),
    goodput: round((accepted?.count ?? 0) / SECONDS / capacity, 2),
    processor,
    statuses,
    health: probed['/healthz'],
    returns: probed[RETURN],
    retryAfter: seen.retryAfter,
    broken: seen.broken,
    unanswered: seen.unanswered,
    connections: seen.connections,
    crowdLateP99Ms: seen.lateP99,
    restingMb: round(restingMb),
    mostMb: round(rush.mostMb),
    afterMb: round(memoryOf(server)),
    secondsUntilNormal: secondsUntilNormal(after, normalP99),
    afterP99BySecond: after.acceptedBySecond.map(({ p99 }) => p99),
  };
}

type Figures = Awaited<ReturnType<typeof measure>>;

const checksOf = (figures: Figures) => ({
  acceptedWithinTwoSeconds: (figures.statuses['201']?.p99 ?? Infinity) <= GOALS.acceptedP99,
  healthWithinASecond: (figures.health?.p99 ?? Infinity) <= GOALS.healthP99,
  healthAlwaysAnswers200: figures.health?.statuses.join() === '200',
  returnsAreAlwaysServed: figures.returns?.statuses.join() === '303',
  nothingElseIsAnswered: Object.keys(figures.statuses).every((status) => ALLOWED.includes(status)),
  refusalsSayWhenToComeAgainAndNotAllTheSame: !figures.retryAfter.none && Object.keys(figures.retryAfter).length > 1,
  everyoneIsAnsweredAndNoConnectionBreaks: figures.unanswered === 0 && Object.keys(figures.broken).length === 0,
  memoryStaysFlat: figures.mostMb - figures.restingMb <= GOALS.growthMb,
  normalAgainWithinFiveSeconds: figures.secondsUntilNormal <= GOALS.recoversWithin,
});

async function main(): Promise<void> {
  const loadBefore = loadavg().map((load) => round(load, 1));
  const dataDir = mkdtempSync(join(tmpdir(), 'pravesh-bench-data-'));
  const server = await startServer({ DATA_DIR: dataDir });
  const client = new pg.Client({ host: join(dataDir, 'postgres'), user: 'pravesh_owner', database: 'pravesh' });
  try {
    await client.connect();
    await addOrganisation(client);
    await addParks(client, 's', SPREAD, 1e8);
    await client.query('analyze organisation, park');
    const figures = await measure(server);
    const machine = {
      cpu: cpus()[0]?.model,
      cores: cpus().length,
      node: process.version,
      loadBefore,
      nice: getPriority(),
    };
    const settings = { times: TIMES, seconds: SECONDS, connections: CONNECTIONS };
    const checks = checksOf(figures);
    const result = { at: new Date().toISOString(), machine, settings, figures, checks };
    console.log(JSON.stringify(figures, null, 2));
    for (const [check, holds] of Object.entries(checks)) console.log(`${holds ? 'yes' : 'NO '} ${check}`);
    writeFileSync('bench/results/overload.json', `${JSON.stringify(result, null, 2)}\n`);
    if (Object.values(checks).includes(false)) process.exitCode = 1;
  } finally {
    await client.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
