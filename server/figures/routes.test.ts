import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { text } from '#contract/kernel/text.ts';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aBooking, type BookingWishes } from '#server/bookings/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aShow, aShowOwner, bookVisit } from '#server/visits/factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
/** Monday noon in Kolkata. */
const NOON = '2027-01-04T06:30:00.000Z';

type Park = { _id: string; profileRegistrationId: string };
type Json = ReturnType<typeof JSON.parse>;
const ask = async (what: string, token: string, query = ''): Promise<Json> => {
  const { status, json } = await use.call('GET', `/dashboard/${what}${query}`, undefined, { token });
  expect(status).toBe(200);
  return json;
};
const tradeOf = async (what: string, token: string, query = ''): Promise<Json> =>
  (await ask(what, token, query)).trades[0];
const bookedAt = (park: Park, instant: string, wishes: BookingWishes = {}) =>
  use.at(instant, async () => (await aBooking(use, park, wishes)).id);
const change = (id: string, to: string) => use.database.asOwner(`update booking set ${to} where id = $1`, [id]);

let owner: Owner;
let zoo: Park;
let lake: Park;
beforeAll(async () => {
  owner = await anOwner(use);
  zoo = await aPark(use, owner, { parkName: 'Zoo' });
  lake = await aPark(use, owner, { parkName: 'Lake' });
});
beforeEach(async () => {
  use.clock.set(NOON);
  await use.database.asOwner('truncate booking cascade');
});

describe('the days of a range', () => {
  test('are those of Kolkata, beside the same weekdays before; seven where nothing is said', async () => {
    const { days, ...told } = await ask('figures', owner.token);
    const compared = { comparedFrom: '2026-12-22', comparedTo: '2026-12-28', untilNow: true };
    expect(told).toMatchObject({ from: '2026-12-29', to: '2027-01-04', ...compared, at: NOON });
    expect([days.length, days[0], days.at(-1)]).toEqual([28, '2026-12-08', '2027-01-04']);
  });

  test.each([
    ['?days=1', '2026-12-28', '2026-12-28'],
    ['?days=28', '2026-11-10', '2026-12-07'],
    ['?from=2026-12-05&to=2027-01-03', '2026-10-31', '2026-11-29'],
  ])('%s stand beside the same weekdays, whole weeks earlier', async (query, comparedFrom, comparedTo) => {
    expect(await ask('figures', owner.token, query)).toMatchObject({ comparedFrom, comparedTo });
  });

  test('begin and end at midnight in Kolkata', async () => {
    for (const [instant, adults] of [
      ['2026-12-24T18:29:59.999Z', 1],
      ['2026-12-28T18:29:59.999Z', 1],
      ['2026-12-28T18:30:00.000Z', 2],
      ['2026-12-31T18:29:59.999Z', 4],
      ['2026-12-31T18:30:00.000Z', 8],
    ] as const)
      await bookedAt(zoo, instant, { adults });
    const { bookings, money } = await tradeOf('figures', owner.token, '?from=2026-12-29&to=2026-12-31');
    expect([bookings.now, money.now, bookings.before, money.before]).toEqual([2, 600, 1, 100]);
    expect(money.days.slice(-3)).toEqual([200, 0, 400]);
    expect(money.daysBefore).toEqual([0, 0, 100]);
  });

  test('may be a year; what is longer, begins tomorrow or ends before it begins is refused in plain words', async () => {
    const refused = async (query: string) =>
      (await use.call('GET', `/dashboard/figures${query}`, undefined, owner)).json.message;
    expect((await ask('figures', owner.token, '?from=2026-01-04&to=2027-01-04')).days).toHaveLength(366);
    expect(await refused('?from=2026-01-03')).toBe(SAY.en(text('figures.long', { most: 366 })));
    expect(await refused('?from=2027-01-05')).toBe(SAY.en(text('figures.future')));
    expect(await refused('?from=2027-01-02&to=2027-01-01')).toBe(SAY.en(text('figures.endsFirst')));
  });

  test('end today where they are to end later', async () => {
    expect(await ask('figures', owner.token, '?from=2027-01-04&to=2027-02-01')).toMatchObject({ to: '2027-01-04' });
  });
});

describe('tickets', () => {
  test('count where they are paid, and the day a week ago only until this time of day', async () => {
    await bookedAt(zoo, '2026-12-28T06:30:00.000Z', { adults: 3 });
    await bookedAt(zoo, '2026-12-28T06:30:00.001Z', { adults: 5 });
    await bookedAt(zoo, NOON);
    for (const status of ['pending', 'failed', 'aborted', 'awaited', 'refunded'] as const)
      await bookedAt(zoo, NOON, { status });
    const { bookings, money } = await tradeOf('figures', owner.token, '?days=1');
    expect([bookings.now, bookings.before]).toEqual([1, 1]);
    expect([money.now, money.before, money.daysBefore]).toEqual([200, 300, [300]]);
    expect([money.days.at(-8), money.days.at(-1)]).toEqual([800, 200]);
  });

  test('tell people by the day of their visit, and who did not come where the gate was used', async () => {
    const came = await bookedAt(zoo, '2027-01-01T06:30:00.000Z', { visitDate: '2027-01-02', adults: 3 });
    await bookedAt(zoo, '2027-01-01T06:30:00.000Z', { visitDate: '2027-01-02', adults: 4 });
    await bookedAt(lake, '2027-01-02T06:30:00.000Z', { visitDate: '2027-01-02', adults: 9 });
    const inside = await bookedAt(zoo, NOON, { adults: 2 });
    await bookedAt(zoo, NOON, { adults: 5 });
    await change(came, "admitted_at = '2027-01-02T06:00:00Z'");
    await change(inside, `admitted_at = '${NOON}'`);
    const { expected, admitted, noShows } = await tradeOf('figures', owner.token, '?from=2027-01-02');
    expect([expected.now, admitted.now, noShows.now, noShows.before]).toEqual([23, 5, 4, null]);
    expect([expected.days.slice(-3), noShows.days.slice(-3)]).toEqual([
      [16, 0, 7],
      [4, null, null],
    ]);
    const { offerings } = await tradeOf('breakdowns', owner.token, '?from=2027-01-02');
    expect(offerings.map((one: Json) => [one.name, one.noShows])).toEqual([
      ['Lake', null],
      ['Zoo', 4],
    ]);
  });

  test('tell refunds by the day on which what they pay back was booked, once the gateway took them', async () => {
    const [done, failed] = [
      await bookedAt(zoo, '2027-01-01T06:30:00.000Z', { status: 'refunded' }),
      await bookedAt(zoo, NOON),
    ];
    await aRefund(done, 'done', NOON);
    await aRefund(failed, 'failed', NOON);
    const { refunds, refunded } = await tradeOf('figures', owner.token);
    expect([refunds.now, refunded.now, refunded.days.at(-4), refunds.before]).toEqual([1, 200, 200, 0]);
  });

  test('fall into kinds of ticket, hours, channels, gateways, coupons and parks', async () => {
    const first = await bookedAt(zoo, '2027-01-03T04:45:00.000Z', { adults: 3 });
    await bookedAt(lake, '2027-01-04T05:00:00.000Z', { adults: 1 });
    const free = await bookedAt(zoo, '2027-01-04T04:29:59.000Z', { adults: 2 });
    await bookedAt(zoo, '2026-12-27T03:00:00.000Z', { adults: 4 });
    await change(first, "coupon_code = 'SAVE50', discount_paise = 5000, total_paise = 25000, gateway = 'paytm'");
    await change(free, "coupon_code = 'GIFT', discount_paise = 20000, total_paise = 0");
    const parts = await tradeOf('breakdowns', owner.token);
    const before = { bookingsBefore: 0, moneyBefore: 0 };
    expect(parts.categories).toEqual([
      { category: 'adult', label: 'Adult', quantity: 6, money: 600, quantityBefore: 4, moneyBefore: 400 },
    ]);
    expect(parts.hours).toEqual([
      { weekday: 0, hour: 10, bookings: 1, money: 250 },
      { weekday: 1, hour: 9, bookings: 1, money: 0 },
      { weekday: 1, hour: 10, bookings: 1, money: 100 },
    ]);
    expect(parts.channels).toEqual([
      { channel: 'online', bookings: 2, money: 350, bookingsBefore: 1, moneyBefore: 400 },
      { channel: 'free', bookings: 1, money: 0, ...before },
    ]);
    expect(parts.gateways).toEqual([
      { gateway: 'paytm', bookings: 1, money: 250, ...before },
      { gateway: 'ccav', bookings: 1, money: 100, bookingsBefore: 1, moneyBefore: 400 },
    ]);
    expect(parts.coupons).toEqual([
      { code: 'GIFT', bookings: 1, money: 0, ...before, discount: 200, discountBefore: 0 },
      { code: 'SAVE50', bookings: 1, money: 250, ...before, discount: 50, discountBefore: 0 },
    ]);
    expect(parts.offerings.map((one: Json) => [one.name, one.bookings, one.money, one.moneyBefore])).toEqual([
      ['Zoo', 2, 250, 400],
      ['Lake', 1, 100, 0],
    ]);
    expect(parts.waits).toEqual([]);
  });
});

/** A refund as the settling of payments leaves it. */
async function aRefund(bookingId: string, state: string, instant: string): Promise<void> {
  await use.database.asOwner(
    `with booked as (select * from booking where id = $1),
     attempt as (insert into payment_attempt (id, organisation_id, booking_id, n, gateway, credential_id, merchant_id, order_id, amount_paise,
       state, created_at, updated_at) select 'a' || $1, b.organisation_id, $1, 1, 'ccav', k.id, '1', $1, total_paise, 'refunded', $3, $3
       from booked b join gateway_credential k using (organisation_id, park_id) returning id)
     insert into payment_refund (id, organisation_id, attempt_id, booking_id, amount_paise, reason, state, created_at, updated_at)
     select 'r' || $1, organisation_id, attempt.id, $1, total_paise, 'owner', $2, $3, $3 from booked, attempt`,
    [bookingId, state, instant],
  );
}

describe('tokens', () => {
  /** A token of a clinic that opens at nine, given, called and ended so; instants of a day of January. */
  const moved = (id: string, given: string, called: string | null, state: string) =>
    use.database.asOwner(
      'update token set issued_at = $2, called_at = $3, state = $4, completed_at = $3 where booking_id = $1',
      [id, given, called, state],
    );

  test('tell who was served, who was not there, and how long people waited from the opening of the clinic on', async () => {
    const clinics = await anOwner(use, { registrationType: 'doctor' });
    const clinic = await aClinic(use, clinics, { startTime: '09:00', endTime: '18:00', tokens: '90' });
    const day = '2027-01-03';
    const book = () => use.at(`${day}T06:30:00.000Z`, async () => (await bookDoctor(use, clinic)).json._id as string);
    // Nine in Kolkata is half past three.
    await moved(await book(), `${day}T02:00:00Z`, `${day}T03:40:30Z`, 'complete');
    await moved(await book(), `${day}T04:00:00Z`, `${day}T04:25:00Z`, 'complete');
    await moved(await book(), `${day}T04:00:00Z`, `${day}T05:40:00Z`, 'called');
    await moved(await book(), `${day}T04:00:00Z`, `${day}T04:01:00Z`, 'noshow');
    await moved(await book(), `${day}T04:00:00Z`, null, 'booked');
    const figures = await tradeOf('figures', clinics.token);
    const { bookings, served, noShows, waitMedian, waitNine } = figures;
    expect([bookings.now, served.now, noShows.now, waitMedian.now, waitNine.now]).toEqual([5, 2, 1, 25, 100]);
    expect([waitMedian.days.slice(-2), waitMedian.before]).toEqual([[25, null], null]);
    const { offerings, waits, channels } = await tradeOf('breakdowns', clinics.token);
    expect(offerings[0]).toMatchObject({ bookings: 5, noShows: 1, waitMedian: 25, waitNine: 100 });
    expect(waits.filter((one: Json) => one.tokens > 0)).toEqual([
      { from: 10, to: 15, tokens: 1, tokensBefore: 0 },
      { from: 20, to: 30, tokens: 1, tokensBefore: 0 },
      { from: 90, to: 120, tokens: 1, tokensBefore: 0 },
    ]);
    expect(channels).toMatchObject([{ channel: 'desk', bookings: 5, money: 0 }]);
  });

  test('of a clinic bring the money that was paid online, of a branch none; who walked in is told apart', async () => {
    const clinics = await anOwner(use, { registrationType: 'doctor' });
    const clinic = await aClinic(use, clinics, { fee: '300' });
    const { json } = await bookDoctor(use, clinic);
    await change(json._id, "payment_mode = 'online', status = 'paid', paid_at = created_at");
    expect((await tradeOf('figures', clinics.token)).money.now).toBe(300);
    const bank = await anOwner(use, { registrationType: 'loan' });
    const branch = await aBranch(use, bank);
    await bookLoan(use, branch);
    await use.call('POST', '/loanbooking/add', { branchId: branch._id, mobile: '9876543210' }, bank);
    expect((await tradeOf('figures', bank.token)).money).toBeNull();
    expect((await tradeOf('breakdowns', bank.token)).channels).toMatchObject([
      { channel: 'walk-in', bookings: 1 },
      { channel: 'free', bookings: 1 },
    ]);
  });

  test('of a counter are its own', async () => {
    const bank = await anOwner(use, { registrationType: 'loan' });
    const branch = await aBranch(use, bank);
    const [one, other] = [await aCounter(use, bank, branch._id), await aCounter(use, bank, branch._id)];
    const booked = [await bookLoan(use, branch), await bookLoan(use, branch), await bookLoan(use, branch)];
    const [first, second, third] = booked.map(({ json }) => json._id as string);
    const give = (id: string | undefined, counter: { id: string }) =>
      use.database.asOwner('update token set counter_id = $2 where booking_id = $1', [id, counter.id]);
    await Promise.all([give(first, one), give(second, one), give(third, other)]);
    const of = async ({ token }: { token: string }) => (await tradeOf('figures', token)).bookings.now;
    expect([await of(one), await of(other), await of(bank)]).toEqual([2, 1, 3]);
    expect((await tradeOf('breakdowns', one.token)).offerings[0].bookings).toBe(2);
  });
});

test('names put down for a show, and students of a batch, count on the day on which they booked', async () => {
  const shows = await aShowOwner(use);
  const show = await aShow(use, shows);
  await use.at('2027-01-03T06:30:00.000Z', () => bookVisit(use, show));
  await bookVisit(use, show);
  const visits = await tradeOf('figures', shows.token);
  expect([visits.trade, visits.bookings.now, visits.bookings.days.slice(-2), visits.money]).toEqual([
    'visits',
    2,
    [1, 1],
    null,
  ]);
  const coach = await anOwner(use, { registrationType: 'coaching' });
  const batch = await aBatch(use, coach, { fee: '1500' });
  await change((await enrol(use, batch)).json._id, "status = 'paid'");
  await enrol(use, batch);
  const { trade, bookings, money } = await tradeOf('figures', coach.token);
  expect([trade, bookings.now, money.now]).toEqual(['enrolments', 1, 1500]);
});

describe('whose figures they are', () => {
  test('an organisation without a booking has zeros, nothing known, and no parts', async () => {
    const { token } = await anOwner(use);
    await bookedAt(zoo, NOON);
    const { bookings, money, noShows, waitMedian } = await tradeOf('figures', token);
    expect([bookings.now, bookings.before, money.now, noShows.now, waitMedian]).toEqual([0, 0, 0, null, null]);
    expect(bookings.days).toEqual(Array(28).fill(0));
    const parts = await tradeOf('breakdowns', token);
    expect(Object.values(parts).filter((one) => Array.isArray(one) && one.length > 0)).toEqual([]);
  });

  test('another organisation’s bookings never count, and it cannot be named', async () => {
    const stranger = await anOwner(use);
    await bookedAt(zoo, NOON, { adults: 7 });
    await bookedAt(await aPark(use, stranger), NOON, { adults: 1 });
    expect((await tradeOf('figures', owner.token)).money.now).toBe(700);
    expect((await tradeOf('breakdowns', owner.token)).offerings.map(({ name }: Json) => name)).toEqual(['Zoo']);
    for (const what of ['figures', 'breakdowns']) {
      const query = `?profileRegistrationId=${owner.organisationId}`;
      const { status } = await use.call('GET', `/dashboard/${what}${query}`, undefined, stranger);
      expect(status).toBe(403);
    }
  });

  test('an inspector sees those of their own park, without money', async () => {
    await bookedAt(zoo, NOON);
    await bookedAt(lake, NOON, { adults: 6 });
    const { token } = await anInspector(use, owner, lake._id);
    const { bookings, ...figures } = await tradeOf('figures', token);
    expect([bookings.now, figures.money, figures.refunds, figures.refunded]).toEqual([1, null, null, null]);
    const { offerings, hours, categories, gateways, coupons } = await tradeOf('breakdowns', token);
    expect(offerings).toMatchObject([{ name: 'Lake', bookings: 1, money: 0 }]);
    expect([hours[0].bookings, hours[0].money, categories, gateways, coupons]).toEqual([1, 0, [], [], []]);
  });

  test('the admin sees all of them, or those of the one that is named, and ranks them', async () => {
    const { token } = await anAdmin(use);
    const rich = await anOwner(use, { name: 'Rich Parks' });
    await bookedAt(await aPark(use, rich), NOON, { adults: 9 });
    await bookedAt(zoo, '2026-12-28T05:00:00.000Z', { adults: 4 });
    await bookedAt(zoo, NOON);
    const { trades } = await ask('figures', token);
    expect(trades.map((one: Json) => [one.trade, one.bookings.now])).toEqual([
      ['tickets', 2],
      ['tokens', 0],
      ['visits', 0],
      ['enrolments', 0],
    ]);
    const named = await ask('figures', token, `?profileRegistrationId=${owner.organisationId}`);
    expect(named.trades.map((one: Json) => [one.trade, one.bookings.now])).toEqual([['tickets', 1]]);
    const { organisations, count } = await ask('organisations', token);
    expect(organisations.slice(0, 2)).toMatchObject([
      { name: 'Rich Parks', kind: 'park', bookings: 1, money: 900, bookingsBefore: 0, moneyBefore: 0 },
      { bookings: 1, money: 200, bookingsBefore: 1, moneyBefore: 400 },
    ]);
    expect(count).toBe(organisations.length);
  });
});
