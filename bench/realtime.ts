import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { check, keep, latencyOf, median, round, setting } from './harness.ts';
import { inspect, type Memory, type ProcessInspector } from './inspect.ts';
import { type BenchAccount, freePort, openClinic, type Product, patientOf, register, withProduct } from './product.ts';
import { type Heard, now, type PagesOrder } from './realtime-pages.ts';

/** `npm run bench:realtime`: what it measures stands in bench/README.md. */
const PAGES = (process.env.BENCH_PAGES ?? '5000,10000').split(',').map(Number);
const ROUNDS = setting('ROUNDS', 15);
const PROCESSES = 2;
const GOAL = { p99Ms: 300, kilobytesPerPage: 25 };

/** Opens so many pages in processes of their own; all have joined when this ends. */
async function openPages(order: PagesOrder): Promise<ChildProcess[]> {
  const each = { ...order, count: order.count / PROCESSES };
  const children = Array.from({ length: PROCESSES }, () => fork('bench/realtime-pages.ts', [JSON.stringify(each)]));
  await Promise.all(children.map(connected));
  return children;
}

async function connected(child: ChildProcess): Promise<void> {
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (said !== 'connected') throw new Error('the pages could not connect: see above, and `ulimit -n`');
}

async function closePages(children: readonly ChildProcess[]): Promise<void> {
  for (const child of children) {
    child.disconnect();
    await once(child, 'exit');
  }
}

const heard = async (child: ChildProcess): Promise<number[]> => ((await once(child, 'message'))[0] as Heard).times;

/** Presses the status button once; answers how many milliseconds later each page was told. */
async function press(person: BenchAccount, token: string, pages: readonly ChildProcess[]): Promise<number[]> {
  const all = Promise.all(pages.map(heard));
  const began = now();
  await person.ask('PUT', `/doctorbooking/${token}`, { bookingStatus: 'complete' });
  const late = delay(30_000, null, { ref: false });
  const times = await Promise.race([all, late]);
  if (!times) throw new Error('a page was not told within 30 seconds');
  return times.flat().map((time) => time - began);
}

interface Measured {
  port: number;
  person: BenchAccount;
  inspector: ProcessInspector;
  queue: PagesOrder['queue'];
}

async function measure({ port, person, inspector, queue }: Measured, count: number, tokens: readonly string[]) {
  const before = await inspector.memory();
  const opening = now();
  const pages = await openPages({ port, queue, count });
  const openedMs = round(now() - opening);
  const after = await inspector.memory();
  const rounds: number[][] = [];
  const busy = await inspector.cpuMs();
  for (const token of tokens) {
    rounds.push(await press(person, token, pages));
    await delay(500);
  }
  const serverCpuMs = round(((await inspector.cpuMs()) - busy) / tokens.length);
  await closePages(pages);
  const { p50, p99, worst, count: told } = latencyOf(rounds.flat(), 0);
  const kilobytes = (of: (memory: Memory) => number) => round((of(after) - of(before)) / count / 1000, 1);
  return {
    pages: count,
    openedMs,
    kilobytesPerPage: {
      rss: kilobytes(({ rss }) => rss),
      heap: kilobytes(({ heapUsed, external }) => heapUsed + external),
    },
    toldMs: { p50, p99, lastMedian: round(median(rounds.map((times) => Math.max(...times)))), lastWorst: worst },
    serverCpuMs,
    allTold: told === count * tokens.length,
  };
}

type Result = Awaited<ReturnType<typeof measure>>;

/** Lets people wait at a clinic and presses its button with ever more pages open; `most`: how many may be. */
async function measureAll({ url, port }: Product, inspectPort: number, most: number): Promise<Result[]> {
  const person = await register(url, 'doctor');
  const waiting = ROUNDS * (PAGES.length + 1) + 1;
  const clinic = await openClinic(person, waiting);
  const tokens: string[] = [];
  for (let n = 0; n < waiting; n += 1)
    tokens.push((await person.json('POST', '/doctorbooking/add', patientOf(clinic, n)))._id ?? '');
  const inspector = await inspect(inspectPort);
  const measured: Measured = { port, person, inspector, queue: { kind: 'doctor', id: clinic.id } };
  // Once for nothing: code gets warm and the heap finds its size.
  await measure(measured, 2000, tokens.splice(0, ROUNDS));
  const results: Result[] = [];
  for (const count of PAGES.filter((pages) => pages < most)) {
    results.push(await measure(measured, count, tokens.splice(0, ROUNDS)));
    print(results.at(-1) as Result);
  }
  inspector.close();
  return results;
}

function print({ pages, kilobytesPerPage, toldMs, openedMs, serverCpuMs }: Result): void {
  const { p50, p99, lastMedian, lastWorst } = toldMs;
  console.log(
    `${pages} pages: p50 ${p50} ms   p99 ${p99} ms   last page ${lastMedian} ms (worst round ${lastWorst})   ${kilobytesPerPage.rss} KB RSS and ${kilobytesPerPage.heap} KB heap a page   ${serverCpuMs} ms of CPU a press   all joined in ${openedMs} ms`,
  );
}

const files = Number(execFileSync('sh', ['-c', 'ulimit -n']));
const inspectPort = await freePort();
const results = await withProduct((product) => measureAll(product, inspectPort, files - 500), {
  env: { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}` },
});
const largest = results.at(-1);
const met = largest && {
  p99: largest.toldMs.p99 <= GOAL.p99Ms,
  memory: largest.kilobytesPerPage.rss <= GOAL.kilobytesPerPage,
};
keep('realtime', { settings: { rounds: ROUNDS, processesOfPages: PROCESSES, files, goal: GOAL }, results, met });
check({ allTold: results.length > 0 && results.every(({ allTold }) => allTold) });
