import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { FORMS } from '#server/testing/catalogue.ts';
import { buildWeb } from '../scripts/build.ts';
import { check, latencyOf, type Row, report, round, setting } from './harness.ts';
import {
  type BenchAccount,
  embeddedIn,
  freePort,
  openClinic,
  patientOf,
  register,
  withFolder,
  withServer,
} from './product.ts';
import { type SoakTelevision, type TelevisionMemory, withTelevision } from './soak-television.ts';

/** `npm run bench:soak`: what it measures stands in bench/README.md. */
const CALLS = setting('CALLS', 50_000);
const TENTHS = 10;
/** Calls of a day: then all numbers begin anew. */
const DAY = Math.min(500, CALLS / TENTHS);
/** Desks press Next at the same time. */
const AT_ONCE = 5;
const [CLINICS, DOCTORS] = [2, 3];
const STATIONS = CLINICS * DOCTORS;
/** Nobody sees these, for the television has no network. */
const UNSEEN = 3 * AT_ONCE;
/** The network is lost after these shares of the calls, and the server starts anew after half of them. */
const LOSSES = [0.22, 0.46, 0.82];
const LOST_MS = 8000;

/** A waiting room: its queues in the order of the board, and how many were called so far. */
interface Room {
  person: BenchAccount;
  queues: { kind: 'doctor'; id: string; doctorId: string }[];
  television: SoakTelevision;
  called: number;
  /** From the press of Next until the number stands on the screen. */
  shownMs: number[];
  memories: TelevisionMemory[];
  caughtUpMs: number[];
}

/** Opens two clinics of three doctors each, with as many patients as are called in a day. */
async function openClinics(person: BenchAccount): Promise<Room['queues']> {
  const look = { colour: '#7a1f3d', roomLanguages: ['te', 'hi', 'en'] };
  await person.ask('PUT', '/organisation/brand', look);
  const queues: Room['queues'] = [];
  for (let n = 0; n < CLINICS; n += 1) {
    const doctorIds: string[] = [];
    for (let at = 1; at < DOCTORS; at += 1)
      doctorIds.push((await person.json('POST', '/doctor/add', FORMS.doctor()))._id ?? '');
    const clinic = await openClinic(person, DAY, { doctorIds, startTime: '00:00' });
    for (const doctorId of [clinic.doctorId, ...doctorIds]) queues.push({ kind: 'doctor', id: clinic.id, doctorId });
    const notice = { boardNotice: 'The lift is closed today. Please take the stairs on the left.' };
    await person.ask('PUT', `/offering/clinic/${clinic.id}/presentation`, notice);
  }
  for (const [at, { id, doctorId }] of queues.entries())
    for (let n = at; n < DAY; n += STATIONS)
      await person.ask('POST', '/doctorbooking/add', patientOf({ id, doctorId }, n));
  return queues;
}

/** All who were called today wait again, as the next day's, and no number runs. */
async function beginDay(client: pg.Client): Promise<void> {
  await client.query(`update token set state = 'booked', called_at = null where state <> 'booked'`);
  await client.query('update token_queue set running = 0');
}

type CalledNumber = [station: number, number: number];

/** Calls the next numbers of the next stations; answers where they are to stand. */
async function call(room: Room, client: pg.Client): Promise<CalledNumber[]> {
  const ofDay = room.called % DAY;
  if (ofDay === 0) await beginDay(client);
  const numbers = Array.from({ length: AT_ONCE }, (_, n): CalledNumber => {
    const nth = ofDay + n;
    return [nth % STATIONS, Math.floor(nth / STATIONS) + 1];
  });
  await Promise.all(numbers.map(([station]) => room.person.ask('POST', '/queue/next', room.queues[station])));
  room.called += AT_ONCE;
  return numbers;
}

const seen = (room: Room, numbers: readonly CalledNumber[]): Promise<unknown> =>
  Promise.all(numbers.map((number) => room.television.shows(...number)));

/** Calls five at a time, as soon as the television shows the five before. */
async function replay(room: Room, client: pg.Client, until: number): Promise<void> {
  while (room.called < until) {
    const began = performance.now();
    await seen(room, await call(room, client));
    room.shownMs.push(performance.now() - began);
    if (room.called % (CALLS / TENTHS) === 0) await note(room);
  }
}

async function note(room: Room): Promise<void> {
  const memory = await room.television.memory();
  room.memories.push(memory);
  console.log(`${room.called} calls: ${JSON.stringify(memory)}`);
}

/** Takes the network away while numbers are called; it is back when all of them stand there. */
async function loseNetwork(room: Room, client: pg.Client): Promise<void> {
  await room.television.setOffline(true);
  const unseen: CalledNumber[] = [];
  while (unseen.length < UNSEEN) unseen.push(...(await call(room, client)));
  await delay(LOST_MS);
  await room.television.setOffline(false);
  await caughtUp(room, unseen.slice(-STATIONS));
}

async function caughtUp(room: Room, numbers: readonly CalledNumber[]): Promise<void> {
  const began = performance.now();
  await seen(room, numbers);
  room.caughtUpMs.push(round(performance.now() - began));
}

/** Goes on to this share of the calls, through the losses of the network on the way. */
async function goOn(room: Room, client: pg.Client, share: number): Promise<void> {
  for (const loss of LOSSES.map((one) => Math.floor(one * CALLS)))
    if (loss >= room.called && loss < share * CALLS) {
      await replay(room, client, loss);
      await loseNetwork(room, client);
    }
  await replay(room, client, share * CALLS);
}

/** A figure at the end beside what it was after the first tenth: what the page holds may be a tenth more, and nothing else may grow. */
function growth(metric: string, memories: readonly TelevisionMemory[], of: keyof TelevisionMemory): Row {
  const [first, last] = [memories[0]?.[of] ?? Number.NaN, memories.at(-1)?.[of] ?? Number.NaN];
  if (of.endsWith('Mb')) {
    const target = of === 'heldMb' ? { target: { most: 1.1 } } : {};
    return { metric: `${metric}, end over first tenth`, value: last / first, unit: '', ...target };
  }
  return { metric: `${metric}, more at the end`, value: Math.max(0, last - first), unit: '', target: { most: 0 } };
}

function rowsOf({ shownMs, memories, caughtUpMs }: Room, seconds: number): Row[] {
  const { p50, p95 } = latencyOf(shownMs);
  return [
    {
      metric: 'calls a second, the pauses in between left out',
      value: round((AT_ONCE * shownMs.length) / seconds, 1),
      unit: '',
    },
    { metric: 'from Next to the screen, median', value: p50, unit: 'ms' },
    { metric: 'from Next to the screen, p95', value: p95, unit: 'ms' },
    {
      metric: 'after a loss until all numbers stand there, longest',
      value: Math.max(...caughtUpMs),
      unit: 'ms',
      target: { most: 10_000 },
    },
    { metric: 'recorded words played', value: memories.at(-1)?.clips ?? 0, unit: '' },
    growth('what the page holds', memories, 'heldMb'),
    growth('JavaScript heap', memories, 'heapMb'),
    growth('own memory of the process', memories, 'processMb'),
    growth('DOM nodes', memories, 'nodes'),
    growth('listeners', memories, 'listeners'),
    growth('timers', memories, 'timers'),
    growth('nodes of sounds', memories, 'audioNodes'),
  ];
}

await buildWeb();
const room = await withFolder((dataDir) =>
  withTelevision(async (television) => {
    const env = { DATA_DIR: dataDir, PORT: String(await freePort()) };
    const opened = await withServer(env, embeddedIn(dataDir), async ({ url, client }) => {
      const person = await register(url, 'doctor');
      const queues = await openClinics(person);
      const ids = [...new Set(queues.map(({ id }) => id))].join(',');
      await television.open(url, person, ids);
      const before = { called: 0, shownMs: [], memories: [], caughtUpMs: [] };
      const first: Room = { person, queues, television, ...before };
      await goOn(first, client, 0.5);
      return first;
    });
    await withServer(env, embeddedIn(dataDir), async ({ client }) => {
      await caughtUp(opened, await call(opened, client));
      await goOn(opened, client, 1);
    });
    return opened;
  }),
);
const { shownMs, memories, caughtUpMs } = room;
const seconds = shownMs.reduce((sum, ms) => sum + ms, 0) / 1000;
report('soak', rowsOf(room, seconds), { calls: room.called, seconds: round(seconds), caughtUpMs, memories });
check({ [`all ${CALLS} calls were made`]: room.called === CALLS });
