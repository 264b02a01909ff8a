import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { systemRandom } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { eventually } from '#server/testing/live-page.ts';
import { registerAdmission } from './admission.ts';
import { CLASSES, type Share, type TrafficClass } from './classes.ts';

const HOUR_MS = 3_600_000;
const small = (share: Partial<Share>): Share => ({ atOnce: 1, waiting: 1, withinMs: HOUR_MS, again: [2, 8], ...share });

interface Hall {
  app: FastifyInstance;
  metrics: ReturnType<typeof createMetrics>;
  /** Ends the work of whoever came first of those who are at work at /api/slow/…. */
  finish(how?: 'well' | 'badly'): void;
  begun(): number;
  /** Requests whose head has come, and those that are over, answered or not. */
  came(): number;
  left(): number;
  /** The answers of `GET /api/stream`, each with a first piece; a report. */
  streams: Readable[];
  /** How many hold a place in a class, and how many wait for one. */
  counts(traffic: TrafficClass): Promise<{ working: number; waiting: number }>;
}

/** A server with one slow call, `POST /api/slow/<class>`, for each class; `classes` are other shares than one place each. */
async function aHall(classes: Partial<Record<TrafficClass, Partial<Share>>> = {}): Promise<Hall> {
  const app = Fastify();
  onTestFinished(() => app.close());
  const metrics = createMetrics();
  const shares = Object.fromEntries(
    Object.keys(CLASSES).map((name) => [name, small(classes[name as TrafficClass] ?? {})]),
  ) as Record<TrafficClass, Share>;
  const config = readConfig({ NODE_ENV: 'test', APP_SECRET: 'a secret of the tests that is long enough' });
  registerAdmission(app, { config, metrics, random: systemRandom }, shares);
  const atWork: ((how: 'well' | 'badly') => void)[] = [];
  const seen = { begun: 0, came: 0, left: 0 };
  app.addHook('onRequest', async (_request, reply) => {
    seen.came += 1;
    reply.raw.once('close', () => {
      seen.left += 1;
    });
  });
  const streams: Readable[] = [];
  const work = () => {
    seen.begun += 1;
    return new Promise<{ done: true }>((resolve, reject) =>
      atWork.push((how) => (how === 'well' ? resolve({ done: true }) : reject(new Error('no')))),
    );
  };
  for (const traffic of Object.keys(CLASSES) as TrafficClass[])
    app.post(`/api/slow/${traffic}`, { config: { traffic } }, work);
  app.get('/api/one/:id', { config: { traffic: 'booking' } }, work);
  app.get('/api/stream', { config: { traffic: 'report' } }, async (_request, reply) => {
    const stream = new Readable({ read: () => undefined });
    stream.push('[');
    streams.push(stream);
    return reply.type('application/json').send(stream);
  });
  const countOf = async (of: 'working' | 'waiting', traffic: TrafficClass) =>
    (await metrics[of].get()).values.find(({ labels }) => labels.traffic === traffic)?.value ?? 0;
  return {
    app,
    metrics,
    finish: (how = 'well') => atWork.shift()?.(how),
    begun: () => seen.begun,
    came: () => seen.came,
    left: () => seen.left,
    streams,
    counts: async (traffic) => ({
      working: await countOf('working', traffic),
      waiting: await countOf('waiting', traffic),
    }),
  };
}

const listening = async ({ app }: Hall): Promise<string> =>
  app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });

const ask = (hall: Hall, traffic: TrafficClass) =>
  hall.app.inject({ method: 'POST', url: `/api/slow/${traffic}`, payload: {} });
const untilCounts = (hall: Hall, traffic: TrafficClass, working: number, waiting: number) =>
  eventually(async () => {
    const counts = await hall.counts(traffic);
    return counts.working === working && counts.waiting === waiting;
  });

/** One at work and one in line: the class is full. */
async function fill(hall: Hall, traffic: TrafficClass) {
  const first = ask(hall, traffic);
  await untilCounts(hall, traffic, 1, 0);
  const second = ask(hall, traffic);
  await untilCounts(hall, traffic, 1, 1);
  return [first, second];
}

/** A request over a socket of its own, that can be broken off. */
function send(url: string, path: string, method = 'POST'): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
  );
  return socket;
}

const BUSY = { message: 'We are busy just now. Please try again in a moment.', code: 'UNAVAILABLE' };

test('when nobody more may wait in a class, 503 says when to come again, while another class goes on', async () => {
  const hall = await aHall();
  const waiting = await fill(hall, 'booking');
  const refused = await ask(hall, 'booking');
  expect([refused.statusCode, refused.json()]).toEqual([503, BUSY]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(2);
  const gate = ask(hall, 'gate');
  await untilCounts(hall, 'gate', 1, 0);
  for (let n = 0; n < 3; n += 1) hall.finish();
  expect((await gate).statusCode).toBe(200);
  await eventually(() => hall.begun() === 3);
  hall.finish();
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test('at the door itself the answer is the same, with the headers of every answer, and the connection goes on', async () => {
  const hall = await aHall();
  const url = await listening(hall);
  const waiting = await fill(hall, 'booking');
  const answers = [await ask(hall, 'booking'), await hall.app.inject('/api/one/7')].map(({ statusCode, body }) => [
    statusCode,
    body,
  ]);
  const early = send(url, '/api/slow/booking');
  const [answer] = await once(early.setEncoding('utf8'), 'data');
  expect(answers[0]).toEqual([503, JSON.stringify(BUSY)]);
  expect(answers[1]).toEqual(answers[0]);
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer).toContain(`\r\n\r\n${JSON.stringify(BUSY)}`);
  for (const header of [
    /x-content-type-options: nosniff/,
    /cache-control: no-store/,
    /retry-after: [2-8]\r/,
    /connection: keep-alive/i,
  ])
    expect(answer).toMatch(header);
  expect(hall.came()).toBe(2);
  early.write('GET /api/one/7 HTTP/1.1\r\nhost: x\r\n\r\n');
  expect((await once(early, 'data'))[0]).toMatch(/^HTTP\/1\.1 503 /);
  expect(hall.begun()).toBe(1);
  hall.finish();
  await eventually(() => hall.begun() === 2);
  hall.finish();
  await Promise.all(waiting);
});

test('those who are told to come again do not all come at once', async () => {
  const hall = await aHall({ booking: { atOnce: 0, waiting: 0 } });
  const answers = await Promise.all(Array.from({ length: 400 }, () => ask(hall, 'booking')));
  const seconds = new Set(answers.map(({ headers }) => Number(headers['retry-after'])));
  expect([...seconds].sort()).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test('whoever waits too long is told so, and nobody works for them', async () => {
  const hall = await aHall({ booking: { withinMs: 1 } });
  const first = ask(hall, 'booking');
  await untilCounts(hall, 'booking', 1, 0);
  const late = await ask(hall, 'booking');
  expect([late.statusCode, late.json(), late.headers['retry-after'] !== undefined]).toEqual([503, BUSY, true]);
  hall.finish();
  expect((await first).statusCode).toBe(200);
  expect(hall.begun()).toBe(1);
  const { values } = await hall.metrics.shed.get();
  expect(values).toMatchObject([{ labels: { traffic: 'booking', why: 'late' }, value: 1 }]);
});

test('whoever came first is served first', async () => {
  const hall = await aHall({ booking: { waiting: 3 } });
  const order: number[] = [];
  const all = [];
  for (let n = 0; n < 4; n += 1) {
    all.push(ask(hall, 'booking').then(() => order.push(n)));
    await untilCounts(hall, 'booking', 1, n);
  }
  for (let n = 1; n <= 4; n += 1) {
    await eventually(() => hall.begun() === n);
    hall.finish();
  }
  await Promise.all(all);
  expect(order).toEqual([0, 1, 2, 3]);
});

test('whoever hangs up while waiting leaves the line to the next', async () => {
  const hall = await aHall();
  const url = await listening(hall);
  const first = ask(hall, 'booking');
  await untilCounts(hall, 'booking', 1, 0);
  const gone = send(url, '/api/slow/booking');
  await untilCounts(hall, 'booking', 1, 1);
  gone.destroy();
  await untilCounts(hall, 'booking', 1, 0);
  const next = ask(hall, 'booking');
  await untilCounts(hall, 'booking', 1, 1);
  hall.finish();
  expect((await first).statusCode).toBe(200);
  await eventually(() => hall.begun() === 2);
  hall.finish();
  expect((await next).statusCode).toBe(200);
  await untilCounts(hall, 'booking', 0, 0);
});

test('whoever hangs up while being served keeps the place until the work for them is done', async () => {
  const hall = await aHall();
  const gone = send(await listening(hall), '/api/slow/booking');
  await untilCounts(hall, 'booking', 1, 0);
  gone.destroy();
  await eventually(() => hall.left() === 1);
  const next = ask(hall, 'booking');
  await untilCounts(hall, 'booking', 1, 1);
  expect(hall.begun()).toBe(1);
  hall.finish();
  await eventually(() => hall.begun() === 2);
  hall.finish();
  expect((await next).statusCode).toBe(200);
  await untilCounts(hall, 'booking', 0, 0);
});

test('whoever sends a body slowly keeps no place from anybody', async () => {
  const hall = await aHall();
  const slow = connect(Number(new URL(await listening(hall)).port), '127.0.0.1');
  onTestFinished(() => void slow.destroy());
  slow.write(
    'POST /api/slow/booking HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
  );
  await eventually(() => hall.came() === 1);
  const quick = ask(hall, 'booking');
  await eventually(() => hall.begun() === 1);
  hall.finish();
  expect((await quick).statusCode).toBe(200);
  slow.write('}');
  await eventually(() => hall.begun() === 2);
  hall.finish();
});

test('a stream keeps its place until it is sent, or until its reader hangs up', async () => {
  const hall = await aHall();
  const url = await listening(hall);
  const whole = send(url, '/api/stream', 'GET');
  await untilCounts(hall, 'report', 1, 0);
  const broken = send(url, '/api/stream', 'GET');
  await untilCounts(hall, 'report', 1, 1);
  await once(whole, 'data');
  expect(hall.streams).toHaveLength(1);
  hall.streams[0]?.push(null);
  await eventually(() => hall.streams.length === 2);
  await once(broken, 'data');
  await untilCounts(hall, 'report', 1, 0);
  broken.destroy();
  await untilCounts(hall, 'report', 0, 0);
});

test('health is answered while every other class is full', async () => {
  const none = { atOnce: 0, waiting: 0 };
  const names = Object.keys(CLASSES) as TrafficClass[];
  const hall = await aHall({ ...Object.fromEntries(names.map((name) => [name, none])), health: { atOnce: 10 } });
  for (const name of names.filter((one) => one !== 'health')) expect((await ask(hall, name)).statusCode).toBe(503);
  const health = ask(hall, 'health');
  await eventually(() => hall.begun() === 1);
  hall.finish();
  expect((await health).statusCode).toBe(200);
});

test('control: without a bound all begin at once', async () => {
  const hall = await aHall({ booking: { atOnce: Number.POSITIVE_INFINITY } });
  const all = [1, 2, 3].map(() => ask(hall, 'booking'));
  await eventually(() => hall.begun() === 3);
  for (const _ of all) hall.finish();
  await Promise.all(all);
});

test('a place is given back after work that fails, and after a body that cannot be read', async () => {
  const hall = await aHall();
  const failing = ask(hall, 'booking');
  await untilCounts(hall, 'booking', 1, 0);
  hall.finish('badly');
  expect((await failing).statusCode).toBe(500);
  await untilCounts(hall, 'booking', 0, 0);
  const unreadable = await hall.app.inject({
    method: 'POST',
    url: '/api/slow/booking',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  });
  expect(unreadable.statusCode).toBe(400);
  await untilCounts(hall, 'booking', 0, 0);
});
