import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { eventually, listening } from '#server/testing/live-page.ts';
import { aHall, type Hall, MUCH, send, untilCounts } from '#server/testing/traffic.ts';
import { CLASSES, type TrafficClass } from './classes.ts';

const ask = (hall: Hall, traffic: TrafficClass, from?: string) =>
  hall.app.inject({ method: 'POST', url: `/api/slow/${traffic}`, payload: {}, headers: from ? { from } : {} });

/** One at work and one in line: the class is full. */
async function fill(hall: Hall, traffic: TrafficClass) {
  const first = ask(hall, traffic);
  await untilCounts(hall, traffic, 1, 0);
  const second = ask(hall, traffic);
  await untilCounts(hall, traffic, 1, 1);
  return [first, second];
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

test('a refusal says when to come again before the body is there, and the connection goes on', async () => {
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
  for (const header of [/retry-after: [2-8]\r/, /connection: keep-alive/i]) expect(answer).toMatch(header);
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

test('whoever does not read an answer keeps no place from anybody', async () => {
  const hall = await aHall();
  const url = await listening(hall);
  const reading = send(url, '/api/slow/booking').pause();
  await untilCounts(hall, 'booking', 1, 0);
  hall.finish('much');
  await untilCounts(hall, 'booking', 0, 0);
  const next = ask(hall, 'booking');
  await eventually(() => hall.begun() === 2);
  hall.finish();
  expect((await next).statusCode).toBe(200);
  expect([hall.came(), reading.destroyed]).toEqual([2, false]);
  expect(hall.left()).toBeLessThan(2);
});

test('whoever does not read a short list keeps no place from anybody: it is made as a whole', async () => {
  const hall = await aHall();
  const url = await listening(hall);
  const reading = send(url, '/api/list', 'GET').pause();
  await eventually(() => hall.came() === 1);
  await untilCounts(hall, 'call', 0, 0);
  const next = send(url, '/api/list', 'GET');
  expect(String((await once(next, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 [\s\S]*content-length: 9\d{5}\r/);
  expect(reading.destroyed).toBe(false);
});

test('a list whose reader is slow lends its place, and goes on when it is read', async () => {
  const hall = await aHall();
  const url = await listening(hall);
  const slow = send(url, '/api/long', 'GET').pause();
  await eventually(() => hall.came() === 1);
  await untilCounts(hall, 'report', 0, 0);
  const other = ask(hall, 'report');
  await untilCounts(hall, 'report', 1, 0);
  let read = 0;
  slow.on('data', (piece: Buffer) => {
    read += piece.length;
  });
  slow.resume();
  await untilCounts(hall, 'report', 1, 1);
  hall.finish();
  expect((await other).statusCode).toBe(200);
  await eventually(() => read > 3 * MUCH.length);
  await untilCounts(hall, 'report', 0, 0);
});

test('a list whose reader goes while it has lent its place leaves nothing behind', async () => {
  const hall = await aHall();
  const url = await listening(hall);
  // One more than reports may lend at once.
  for (let n = 0; n < 17; n += 1) {
    const slow = send(url, '/api/long', 'GET').pause();
    await eventually(() => hall.came() === n + 1);
    await untilCounts(hall, 'report', 0, 0);
    slow.destroy();
    await eventually(() => hall.left() === n + 1);
  }
  const next = ask(hall, 'report');
  await untilCounts(hall, 'report', 1, 0);
  hall.finish();
  expect((await next).statusCode).toBe(200);
});

test('whoever has a place already lets those go first who have none', async () => {
  const hall = await aHall({ report: { atOnce: 2, waiting: 2 } });
  const order: string[] = [];
  const all: Promise<void>[] = [];
  for (const [from, working, waiting] of [
    ['zoo', 1, 0],
    ['zoo', 2, 0],
    ['zoo', 2, 1],
    ['bank', 2, 2],
  ] as const) {
    all.push(ask(hall, 'report', from).then(() => void order.push(from)));
    await untilCounts(hall, 'report', working, waiting);
  }
  for (let begun = 3; begun <= 4; begun += 1) {
    hall.finish();
    await eventually(() => hall.begun() === begun);
  }
  hall.finish();
  hall.finish();
  await Promise.all(all);
  expect(order).toEqual(['zoo', 'zoo', 'bank', 'zoo']);
});

test('control: a stream that is not read keeps its place, for it is still being made', async () => {
  const hall = await aHall();
  const url = await listening(hall);
  send(url, '/api/stream', 'GET').pause();
  await eventually(() => hall.streams.length === 1);
  hall.streams[0]?.push(MUCH);
  hall.streams[0]?.push(null);
  send(url, '/api/stream', 'GET');
  await untilCounts(hall, 'report', 1, 1);
  expect(hall.streams).toHaveLength(1);
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
