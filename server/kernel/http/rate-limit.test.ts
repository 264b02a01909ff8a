import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltServer, buildApp } from '#server/app.ts';
import { BOOKING_BY_ADDRESS } from '#server/bookings/service.ts';
import { type Database, openDatabase } from '#server/kernel/database/database.ts';
import { PLENTY, useTestApp } from '#server/testing/test-app.ts';
import { rateLimits } from './rate-limit.ts';

const use = useTestApp();
/** A second process: another server, with its own connections, on the same database. */
let second: BuiltServer;
let connections: Database;
beforeAll(async () => {
  connections = openDatabase(use.database.appUrl, () => undefined, 2, PLENTY);
  const limits = rateLimits(connections.db, use.clock, use.deps.config.rateLimitScale);
  second = await buildApp({ ...use.deps, db: connections.db, limits }, { pages: 'none' });
});
afterAll(async () => {
  await second.app.close();
  await connections.close();
});
beforeEach(() => use.clock.set('2027-01-04T06:30:00.000Z'));

const limit = (name: string, most = 3) => ({ name, most, windowMs: 60_000 });
const times = async (count: number, work: (n: number) => Promise<unknown>): Promise<number> => {
  const done = await Promise.allSettled(Array.from({ length: count }, (_, n) => work(n)));
  return done.filter(({ status }) => status === 'fulfilled').length;
};

test('what two processes count on one database, they count together', async () => {
  const both = [use.deps.limits, second.deps.limits];
  expect(await times(20, async (n) => both[n % 2]?.take(limit('together', 10), 'somebody'))).toBe(10);
  expect(await times(1, async () => use.deps.limits.take(limit('together', 10), 'somebody else'))).toBe(1);
});

test('a refusal says in how many seconds the window is over, and then it is', async () => {
  use.clock.set('2027-01-04T06:30:50.000Z');
  const { limits } = use.deps;
  await times(3, async () => limits.take(limit('window'), 'x'));
  await expect(limits.take(limit('window'), 'x')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    details: { retryAfter: 10 },
  });
  use.clock.set('2027-01-04T06:31:00.000Z');
  await limits.take(limit('window'), 'x');
});

test('what is given back does not count, and never becomes a credit', async () => {
  const { limits } = use.deps;
  for (let n = 0; n < 5; n += 1) await limits.giveBack(limit('back'), 'x');
  for (let n = 0; n < 5; n += 1) {
    await limits.take(limit('back'), 'x');
    await limits.giveBack(limit('back'), 'x');
  }
  expect(await times(10, async () => limits.take(limit('back'), 'x'))).toBe(3);
});

test('RATE_LIMIT_SCALE multiplies every limit', async () => {
  const scaled = rateLimits(use.deps.db, use.clock, 4);
  expect(await times(20, async () => scaled.take(limit('scaled'), 'x'))).toBe(12);
  expect(await times(20, async () => scaled.takeHere(limit('scaled'), 'x'))).toBe(12);
});

test('no number, address or e-mail is stored', async () => {
  await use.deps.limits.take(limit('private'), '9876543210');
  const rows = await use.database.asOwner('select key from rate_limit');
  for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
});

describe('over HTTP', () => {
  test('all addresses of one IPv6 /64 miss together: the 21st is 429, and other networks go on', async () => {
    const lookUp = (remoteAddress: string, n: number) =>
      use.app.inject({
        method: 'POST',
        url: '/api/ticketbooking/getqrcodebymobile',
        remoteAddress,
        payload: { mobile: `98765${String(n).padStart(5, '0')}`, parkId: 'nowhere' },
      });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => lookUp(`2001:db8::${n.toString(16)}`, n)));
    const tally = Object.groupBy(answers, ({ statusCode }) => statusCode);
    expect([tally[200]?.length, tally[429]?.length]).toEqual([20, 180]);
    expect((await lookUp('2001:db8:0:1::1', 1000)).statusCode).toBe(200);
    expect((await lookUp('::ffff:203.0.113.7', 1001)).statusCode).toBe(200);
  });

  test('the 601st booking of an address within a minute is 429', async () => {
    const { most } = BOOKING_BY_ADDRESS;
    const book = () => use.call('POST', '/ticketbooking/add', { parkId: 'nowhere' });
    const answers = await Promise.all(Array.from({ length: most }, book));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await book()).status).toBe(429);
    use.clock.advance(1);
    expect((await book()).status).toBe(404);
  });
});

test('whoever fills the counters of a process makes it forget the oldest of them, never who came last', () => {
  const { limits } = use.deps;
  const flood = (count: number, from: string) => {
    for (let n = 0; n < count; n += 1) limits.mayHere(limit('flood'), `${from} ${n}`);
  };
  flood(40_000, 'early');
  for (let n = 0; n < 3; n += 1) limits.takeHere(limit('guesses'), 'somebody');
  flood(10_001, 'late');
  expect(limits.mayHere(limit('guesses'), 'somebody')).toBe(false);
});
