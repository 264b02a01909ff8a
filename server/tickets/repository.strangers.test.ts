import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { aPark } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { statuses } from '#server/testing/rush/rush.ts';
import { OF_SEVERAL, undoThose } from '#server/testing/rush/undone.ts';
import { aSecondServer, type Change, counted } from '#server/testing/servers/second-server.ts';
import { type CallAnswer, type TestApp, useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { freshAddress, freshMobile, peopleForm } from './factory.ts';

// Strangers have nothing to do with each other but that they book at the same time.
const use = useTestApp();
type Server = Pick<TestApp, 'call' | 'deps'>;
const owner = theOwner(use);

/** A park whose day somebody has booked before: only then do bookings of it go together. */
async function aBookedPark(more: object = {}) {
  const park = await aPark(use, owner, { dailyCapacity: 100, ...more });
  expect((await book(park)).status).toBe(201);
  return park;
}

const book = (park: { _id: string }, more: object = {}, { call }: Pick<Server, 'call'> = use): Promise<CallAnswer> =>
  call('POST', '/ticketbooking/add', peopleForm(park, 1, more), { from: freshAddress() });

const many = (count: number, park: { _id: string }, server?: Server) =>
  Array.from({ length: count }, () => book(park, {}, server));

describe('strangers', () => {
  afterEach(() => use.database.asOwner('drop trigger if exists undo on booking'));

  test('do not fail with one whose booking cannot be written: they go alone', async () => {
    const park = await aBookedPark();
    const mobile = freshMobile();
    await undoThose(use.database, `new.mobile = '${mobile}'`, 'P0001');
    const before = await counted(use, 'undone');
    expect(statuses(await Promise.all([book(park, { mobile }), ...many(15, park)]))).toEqual({ 201: 15, 500: 1 });
    expect(await counted(use, 'undone')).toBeGreaterThan(before);
  });

  const ENDS = [
    ['a deadlock', '40P01'],
    ['a lock that somebody keeps for too long', '55P03'],
    ['places that went meanwhile', 'PV001'],
  ] as const;

  test.each(ENDS)('are all booked alone when %s undoes their statement', async (_, code) => {
    const park = await aBookedPark();
    await undoThose(use.database, OF_SEVERAL, code);
    const server = await aSecondServer(use);
    expect(statuses(await Promise.all(many(16, park, server)))).toEqual({ 201: 16 });
    expect([await counted(server, 'undone'), await counted(server, 'together')]).toEqual([16, 0]);
  });

  test.each(ENDS)('control: where nobody is booked alone after %s all fail', async (_, code) => {
    const park = await aBookedPark();
    await undoThose(use.database, OF_SEVERAL, code);
    const answers = await Promise.all(many(16, park, await aSecondServer(use, withoutFallBack)));
    expect(answers.filter(({ status }) => status === 201)).toEqual([]);
  });

  /** Everybody in a statement that was undone is told of its error. */
  const withoutFallBack: Change = ({ run, runAlone }) => {
    const undone = new Map<unknown, unknown>();
    return {
      run: (asks) =>
        run(asks).catch((error) => {
          for (const ask of asks) undone.set(ask, error);
          throw error;
        }),
      runAlone: (ask) => (undone.has(ask) ? Promise.reject(undone.get(ask)) : runAlone(ask)),
    };
  };
});

describe('strangers of a full park, of one who saw another price, and of one with a coupon', () => {
  const NINE = 9;

  /** All at once, at a server that has read the price before it was raised. */
  async function allAtOnce() {
    const [park, full, dearer] = [await aBookedPark(), await aBookedPark({ dailyCapacity: 1 }), await aBookedPark()];
    const withCoupons = await aBookedPark({ isEnabledCoupon: true });
    const { couponCode } = await aRecord(use, owner, '/coupon', FORMS.coupon(withCoupons._id));
    const server = await aSecondServer(use);
    for (const one of [park, full, dearer, withCoupons]) await book(one, {}, server);
    await use.database.asOwner(`update park set fees = jsonb_set(fees, '{adult,price}', '15000') where id = $1`, [
      dearer._id,
    ]);
    const others = many(NINE, park, server);
    const odd = [book(full, {}, server), book(dearer, {}, server), book(withCoupons, { couponCode }, server)];
    const strangers = statuses(await Promise.all(others));
    const [together, left] = [await counted(server, 'together'), await counted(server, 'left out')];
    return {
      strangers,
      odd: (await Promise.all(odd)).map(({ status, json }) => json.totalAmount ?? status),
      together,
      left,
    };
  }

  test('are booked together, and each of the others has an answer of its own', async () => {
    expect(await allAtOnce()).toEqual({ strangers: { 201: NINE }, odd: [409, 150, 90], together: NINE + 1, left: 1 });
  });

  test('control: a statement that does not compare versions sells one at the old price', async () => {
    const guard = ['and version = asked.version', ''] as const;
    await whileChanged(use.database, 'judge_tickets', guard, async () => {
      expect(await allAtOnce()).toMatchObject({ odd: [409, 100, 90], together: NINE + 1, left: 1 });
    });
  });
});

describe('strangers of a day that somebody holds', () => {
  const LET_GO = 'the day is let go';
  const ANSWERED = 'strangers are answered';

  /** In which order that happens, where a statement waits for the lock for so long; `patiently` says when it is let go. */
  async function order(wait: string, change: Change, patiently: (strangers: Promise<unknown>) => Promise<unknown>) {
    const [held, park] = [await aBookedPark(), await aBookedPark()];
    const server = await aSecondServer(use, change);
    const told: string[] = [];
    const day = `select from park_day where park_id = '${held._id}' for update`;
    await use.database.asOwner(`alter function book_tickets set lock_timeout = '${wait}'`);
    await holding(use.database, day, async (letGo) => {
      const waits = Promise.all(many(2, held, server));
      await untilWaiting(use.database, 1);
      const strangers = Promise.all(many(3, park, server));
      void strangers.then(() => told.push(ANSWERED));
      await patiently(strangers);
      told.push(LET_GO);
      await letGo();
      expect(statuses([...(await waits), ...(await strangers)])).toEqual({ 201: 5 });
    });
    return told;
  }
  const shortly = () => setTimeout(500);
  const untilAnswered = (strangers: Promise<unknown>) => strangers;
  const patient: Change = () => ({ patienceMs: 600_000 });

  test('do not wait for it, however long the statement before them does', async () => {
    expect(await order('10min', () => ({}), untilAnswered)).toEqual([ANSWERED, LET_GO]);
  });

  test('do not wait for it where they wait for the statement: it gives up', async () => {
    expect(await order('100ms', patient, untilAnswered)).toEqual([ANSWERED, LET_GO]);
  });

  test('control: would wait for its end if neither had an end', async () => {
    expect(await order('10min', patient, shortly)).toEqual([LET_GO, ANSWERED]);
  });
});
