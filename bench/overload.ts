import { execFile, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { check, keep, median, round, roundsOf, setting, spreadOf, until } from './harness.ts';
import type { CrowdOrder, CrowdReport } from './load/crowd.ts';
import { CONNECTIONS, load } from './load/load.ts';
import { probe } from './load/prober.ts';
import { freePort, type Product, residentMb, withProduct } from './product.ts';
import { addOrganisation, addParks, idsOf } from './rows.ts';

/** `npm run bench:overload`, explained in bench/README.md. */
const ROUNDS = setting('ROUNDS', 3);
const TIMES = setting('TIMES', 3);
const SECONDS = setting('SECONDS', 15);
const AFTER_SECONDS = 8;
const PARKS = idsOf('s', 100);
/** 1: measures also through HAProxy, with this share of the load, since crowd and HAProxy take half of two cores. */
const FRONT = setting('FRONT', 0) === 1;
const FRONT_TIMES = setting('FRONT_TIMES', 0.7);

/** In ms, s and MB. Goodput has no goal: half of it is the processor that the crowd takes. */
const GOALS = { acceptedP99: 2000, healthP99: 1000, recoversWithin: 5, growthMb: 150 };
const ALLOWED = ['201', '409', '429', '503'];

/** Return from a gateway for an unknown attempt; it costs one query. */
const RETURN = `/api/return/${'0'.repeat(26)}`;

/** In a process of its own, so that it disturbs nobody who asks for health. */
async function crowd(port: number, perSecond: number, seconds: number): Promise<CrowdReport> {
  const order = { port, parks: PARKS, perSecond, seconds } satisfies CrowdOrder;
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/load/crowd.ts', JSON.stringify(order)]);
  return JSON.parse(stdout) as CrowdReport;
}

async function withFront<T>(app: number, perSecond: number, work: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const front = spawn('haproxy', ['-f', resolve('deploy/haproxy/front.cfg')], {
    env: {
      PATH: process.env.PATH,
      FRONT_BIND: `127.0.0.1:${port}`,
      BOOKINGS_PER_SECOND: String(Math.round(perSecond)),
      // The most that 20,000 open files allow.
      FRONT_CONNECTIONS: '9900',
      HAPROXY_FILES: resolve('deploy/haproxy'),
      APP1: `127.0.0.1:${app}`,
      // No second machine: nothing listens there.
      APP2: '127.0.0.1:1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await until('HAProxy lets in', async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok, 10);
    return await work(port);
  } finally {
    front.kill('SIGKILL');
  }
}

/** Seconds that the server's main thread has run, and has waited for a processor. */
function spentBy(pid: number) {
  const [running = 0, waiting = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  return { running: running / 1e9, waiting: waiting / 1e9 };
}

async function mostMemory<T>(pid: number, work: Promise<T>): Promise<{ done: T; mostMb: number }> {
  let mostMb = 0;
  const timer = setInterval(() => {
    mostMb = Math.max(mostMb, residentMb(pid));
  }, 100);
  return { done: await work.finally(() => clearInterval(timer)), mostMb };
}

/** Until bookings at half of capacity take no longer than twice what they took before the rush. */
function secondsUntilNormal({ acceptedBySecond, statuses }: CrowdReport, normalP99: number): number {
  const slow = acceptedBySecond.findLastIndex(({ p99, count }) => count === 0 || p99 > Math.max(100, 2 * normalP99));
  return Object.keys(statuses).every((status) => status === '201') ? slow + 1 : AFTER_SECONDS + 1;
}

async function measure({ client, port, pid }: Product, metricsPort: number, isFronted: boolean) {
  await addOrganisation(client);
  await addParks(client, 's', PARKS.length, 1e8);
  await client.query('analyze organisation, park');
  const closed = await roundsOf(
    { book: (at) => load({ port, parks: PARKS, seconds: at < 0 ? 3 : 4 }) },
    { from: -1, to: 3 },
  );
  const capacity = median(closed.book.map(({ perSecond }) => perSecond));
  const before = await crowd(port, capacity / 2, 4);
  const normalP99 = before.statuses['201']?.p99 ?? 0;
  const restingMb = residentMb(pid);
  const spent = spentBy(pid);
  const probed = (of: number, path: string) => probe(`http://127.0.0.1:${of}${path}`, SECONDS);
  const comesTo = (entrance: number) =>
    Promise.all([
      mostMemory(pid, crowd(entrance, capacity * TIMES, SECONDS)),
      probed(metricsPort, '/healthz'),
      probed(entrance, '/healthz'),
      probed(entrance, RETURN),
    ]);
  const [rush, beside, health, returns] = isFronted
    ? await withFront(port, capacity * FRONT_TIMES, comesTo)
    : await comesTo(port);
  const now = spentBy(pid);
  const shareOf = (what: keyof typeof now) => round((now[what] - spent[what]) / SECONDS, 2);
  const after = await crowd(port, capacity / 2, AFTER_SECONDS);
  await delay(1000);
  const { sent, statuses, acceptedBySecond: _, lateP99, ...seen } = rush.done;
  const accepted = (statuses['201']?.count ?? 0) / SECONDS;
  return {
    figures: {
      capacityPerSecond: round(capacity),
      offeredPerSecond: round(sent / SECONDS),
      goodput: round(accepted / capacity, 2),
      acceptedP99Ms: statuses['201']?.p99 ?? Number.POSITIVE_INFINITY,
      besideP99Ms: beside.p99,
      healthP99Ms: health.p99,
      returnsP99Ms: returns.p99,
      memoryGrowsByMb: round(rush.mostMb - restingMb),
      secondsUntilNormal: secondsUntilNormal(after, normalP99),
      processorRunning: shareOf('running'),
      processorWaiting: shareOf('waiting'),
    },
    goodputPerSecond: round(accepted),
    statuses,
    beside,
    health,
    returns,
    ...seen,
    crowdLateP99Ms: lateP99,
    memoryMb: { resting: round(restingMb), most: round(rush.mostMb), after: round(residentMb(pid)) },
    normalP99Ms: normalP99,
    afterP99BySecond: after.acceptedBySecond.map(({ p99 }) => p99),
  };
}

type Round = Awaited<ReturnType<typeof measure>>;

function spreadsOf(rounds: readonly Round[]) {
  const names = Object.keys(rounds[0]?.figures ?? {}) as (keyof Round['figures'])[];
  return Object.fromEntries(names.map((name) => [name, spreadOf(rounds.map(({ figures }) => figures[name]))]));
}

const checksOf = (rounds: readonly Round[]) => {
  const always = (holds: (round: Round) => boolean) => rounds.every(holds);
  return {
    acceptedWithinTwoSeconds: always(({ figures }) => figures.acceptedP99Ms <= GOALS.acceptedP99),
    healthWithinASecond: always(({ health }) => health.p99 <= GOALS.healthP99),
    besideTheCrowdWithinASecond: always(({ beside }) => beside.p99 <= GOALS.healthP99),
    healthAlwaysAnswers200: always(({ beside, health }) => `${beside.statuses} ${health.statuses}` === '200 200'),
    returnsAreAlwaysServed: always(({ returns }) => returns.statuses.join() === '303'),
    nothingElseIsAnswered: always(({ statuses }) => Object.keys(statuses).every((status) => ALLOWED.includes(status))),
    refusalsSayWhenToComeAgainAndNotAllTheSame: always(
      ({ retryAfter }) => !retryAfter.none && Object.keys(retryAfter).length > 1,
    ),
    everyoneIsAnsweredAndNoConnectionBreaks: always(
      ({ unanswered, broken }) => unanswered === 0 && Object.keys(broken).length === 0,
    ),
    memoryStaysFlat: always(({ figures }) => figures.memoryGrowsByMb <= GOALS.growthMb),
    normalAgainWithinFiveSeconds: always(({ figures }) => figures.secondsUntilNormal <= GOALS.recoversWithin),
  };
};

async function measureAll(isFronted: boolean) {
  const rounds: Round[] = [];
  for (let at = 0; at < ROUNDS; at += 1) {
    const metricsPort = await freePort();
    const env = { METRICS_PORT: String(metricsPort), TRUST_PROXY: '127.0.0.1' };
    rounds.push(await withProduct((product) => measure(product, metricsPort, isFronted), { env }));
    console.log(JSON.stringify(rounds.at(-1), null, 2));
  }
  const spreads = spreadsOf(rounds);
  console.table(spreads);
  return { spreads, rounds, checks: checksOf(rounds) };
}

if (FRONT && spawnSync('haproxy', ['-v']).error) throw new Error('BENCH_FRONT=1 needs haproxy, which is not installed');
const alone = await measureAll(false);
const behindFront = FRONT ? await measureAll(true) : undefined;
const settings = { rounds: ROUNDS, times: TIMES, seconds: SECONDS, connections: CONNECTIONS };
keep('overload', { settings, ...alone, ...(behindFront && { behindFront }) });
check(alone.checks);
if (behindFront) {
  console.log('behind HAProxy:');
  check(behindFront.checks);
}
