import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Inspector, inspect, type Memory } from './inspect.ts';
import { type Heard, now, type PagesOrder } from './realtime-pages.ts';
import { freePort, startServer } from './server.ts';

/** `npm run bench:realtime`: what it measures stands in bench/README.md. */
const PAGES = (process.env.BENCH_PAGES ?? '5000,10000').split(',').map(Number);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const PROCESSES = 2;
const GOAL = { p99Ms: 300, kilobytesPerPage: 25 };
const LOGIN = { email: 'bench@clinics.example', password: 'a quiet morning' };

type Json = Record<string, string>;
type Call = (method: string, path: string, body: object) => Promise<Json>;

function caller(port: number): Call {
  let token = '';
  return async (method, path, body) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    const json = (await answer.json()) as Json;
    token = json.token ?? token;
    return json;
  };
}

/** Registers a clinic and lets so many people wait there; answers its id and their bookings in order of numbers. */
async function clinic(call: Call, waiting: number): Promise<{ id: string; tokens: string[] }> {
  const person = { personName: 'Asha Rao', mobileNumber1: '9876543210', location: 'Hyderabad' };
  await call('POST', '/profileregistration/add', { registrationType: 'doctor', name: 'Bench', ...person, ...LOGIN });
  await call('POST', '/profileregistration/login', LOGIN);
  const { _id: id = '', doctorId } = await call('POST', '/clinic/add', {
    clinicName: 'Bench',
    doctorName: 'Dr Rao',
    city: 'Hyderabad',
    area: 'Ameerpet',
    address: '12 Station Road',
    startTime: '09:00',
    endTime: '23:59',
    fee: '300',
    tokens: String(waiting),
    specilization: 'Skin',
  });
  const tokens: string[] = [];
  for (let n = 0; n < waiting; n += 1) {
    const patient = { patientName: 'Lakshmi Devi', mobile: String(9_100_000_000 + n), paymentMode: 'cash' };
    tokens.push((await call('POST', '/doctorbooking/add', { clinicId: id, doctorId, ...patient }))._id ?? '');
  }
  return { id, tokens };
}

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
  await Promise.all(
    children.map(async (child) => {
      child.disconnect();
      await once(child, 'exit');
    }),
  );
}

const heard = async (child: ChildProcess): Promise<number[]> => ((await once(child, 'message'))[0] as Heard).times;

/** Presses the status button once; answers how many milliseconds later each page was told. */
async function press(call: Call, id: string, pages: readonly ChildProcess[]): Promise<number[]> {
  const all = Promise.all(pages.map(heard));
  const began = now();
  await call('PUT', `/doctorbooking/${id}`, { bookingStatus: 'complete' });
  const late = delay(30_000, null, { ref: false });
  const times = await Promise.race([all, late]);
  if (!times) throw new Error('a page was not told within 30 seconds');
  return times.flat().map((time) => time - began);
}

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((one, other) => one - other);
const at = (numbers: readonly number[], share: number): number => {
  const order = sorted(numbers);
  return Math.round(order[Math.min(order.length - 1, Math.floor(order.length * share))] ?? 0);
};
const kilobytes = (after: Memory, before: Memory, pages: number, of: (memory: Memory) => number): number =>
  Number(((of(after) - of(before)) / pages / 1000).toFixed(1));

interface Place {
  port: number;
  call: Call;
  inspector: Inspector;
  queue: PagesOrder['queue'];
}

async function measure({ port, call, inspector, queue }: Place, count: number, tokens: readonly string[]) {
  const before = await inspector.memory();
  const opening = now();
  const pages = await openPages({ port, queue, count });
  const openedMs = Math.round(now() - opening);
  const after = await inspector.memory();
  const rounds: number[][] = [];
  const busy = await inspector.cpuMs();
  for (const token of tokens) {
    rounds.push(await press(call, token, pages));
    await delay(500);
  }
  const serverCpuMs = Math.round(((await inspector.cpuMs()) - busy) / tokens.length);
  await closePages(pages);
  const all = rounds.flat();
  const last = rounds.map((times) => Math.max(...times));
  return {
    pages: count,
    openedMs,
    kilobytesPerPage: {
      rss: kilobytes(after, before, count, ({ rss }) => rss),
      heap: kilobytes(after, before, count, ({ heapUsed, external }) => heapUsed + external),
    },
    toldMs: {
      p50: at(all, 0.5),
      p99: at(all, 0.99),
      lastMedian: at(last, 0.5),
      lastWorst: Math.round(Math.max(...last)),
    },
    serverCpuMs,
    allTold: all.length === count * tokens.length,
  };
}

type Result = Awaited<ReturnType<typeof measure>>;

async function main(): Promise<void> {
  const loadBefore = loadavg().map((load) => Number(load.toFixed(1)));
  const files = Number(execFileSync('sh', ['-c', 'ulimit -n']));
  console.log(`load of the machine before: ${loadBefore.join(' ')} (quiet is below 0.5); ulimit -n ${files}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'pravesh-bench-data-'));
  const inspectPort = await freePort();
  const server = await startServer({ DATA_DIR: dataDir, NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}` });
  const results: Result[] = [];
  try {
    const call = caller(server.port);
    const { id, tokens } = await clinic(call, ROUNDS * (PAGES.length + 1) + 1);
    const place: Place = { ...server, call, inspector: await inspect(inspectPort), queue: { kind: 'doctor', id } };
    const next = () => tokens.splice(0, ROUNDS);
    // Once for nothing: code gets warm and the heap finds its size.
    await measure(place, 2000, next());
    for (const count of PAGES.filter((pages) => pages < files - 500)) {
      results.push(await measure(place, count, next()));
      print(results.at(-1) as Result);
    }
    place.inspector.close();
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  write(results, { loadBefore, files });
}

function print({ pages, kilobytesPerPage, toldMs, openedMs, serverCpuMs }: Result): void {
  const { p50, p99, lastMedian, lastWorst } = toldMs;
  console.log(
    `${pages} pages: p50 ${p50} ms   p99 ${p99} ms   last page ${lastMedian} ms (worst round ${lastWorst})   ${kilobytesPerPage.rss} KB RSS and ${kilobytesPerPage.heap} KB heap a page   ${serverCpuMs} ms of CPU a press   all joined in ${openedMs} ms`,
  );
}

function write(results: readonly Result[], conditions: { loadBefore: number[]; files: number }): void {
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, ...conditions };
  const settings = { rounds: ROUNDS, processesOfPages: PROCESSES, goal: GOAL };
  const largest = results.at(-1);
  const met = largest && {
    p99: largest.toldMs.p99 <= GOAL.p99Ms,
    memory: largest.kilobytesPerPage.rss <= GOAL.kilobytesPerPage,
    allTold: results.every(({ allTold }) => allTold),
  };
  writeFileSync(
    'bench/results/realtime.json',
    `${JSON.stringify({ command: 'npm run bench:realtime', at: new Date().toISOString(), machine, settings, results, met }, null, 2)}\n`,
  );
  if (!met?.allTold) process.exitCode = 1;
}

await main();
