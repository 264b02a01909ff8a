import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooking, type BookingWishes } from '#server/bookings/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aShow, aShowOwner, bookVisit } from '#server/visits/factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
/** Monday noon in Kolkata, and the Monday before. */
const NOON = '2027-01-04T06:30:00.000Z';
const LAST_MONDAY = '2026-12-28';

type Park = { _id: string; profileRegistrationId: string };
const dashboardOf = async (token: string, query = '') => {
  const { status, json } = await use.call('GET', `/dashboard/today${query}`, undefined, { token });
  expect(status).toBe(200);
  return json;
};
const bookedAt = (park: Park, instant: string, wishes: BookingWishes = {}) =>
  use.at(instant, async () => (await aBooking(use, park, wishes)).id);
const admit = (id: string, at: string) =>
  use.database.asOwner('update booking set admitted_at = $2 where id = $1', [id, at]);

let owner: Owner;
let zoo: Park;
let lake: Park;
beforeAll(async () => {
  owner = await anOwner(use);
  zoo = await aPark(use, owner, { parkName: 'Zoo' });
  lake = await aPark(use, owner, { parkName: 'Lake', status: false });
});
beforeEach(() => use.database.asOwner('truncate booking cascade'));

describe('the tickets of a day', () => {
  test('are paid bookings of the business day in Kolkata, compared with last week by the same time', async () => {
    await bookedAt(zoo, '2027-01-03T18:29:59.999Z');
    await bookedAt(zoo, '2027-01-03T18:30:00.000Z', { adults: 3 });
    await bookedAt(zoo, NOON);
    for (const status of ['pending', 'failed', 'aborted', 'awaited', 'refunded'] as const)
      await bookedAt(zoo, NOON, { status });
    await bookedAt(zoo, `${LAST_MONDAY}T06:29:00.000Z`, { adults: 4 });
    await bookedAt(zoo, `${LAST_MONDAY}T06:31:00.000Z`);
    const { day, comparedWith, at, tickets } = await dashboardOf(owner.token);
    expect([day, comparedWith, at]).toEqual(['2027-01-04', LAST_MONDAY, NOON]);
    expect(tickets.bookings).toEqual({ now: 2, before: 1 });
    expect(tickets.money).toEqual({ now: 500, before: 400 });
  });

  test('draw a fortnight of days, each with its own bookings and rupees, empty ones too', async () => {
    await bookedAt(zoo, '2026-12-21T18:29:00.000Z', { adults: 9 });
    await bookedAt(zoo, '2026-12-22T06:30:00.000Z');
    await bookedAt(lake, '2027-01-02T06:30:00.000Z', { adults: 5 });
    const { days } = (await dashboardOf(owner.token)).tickets;
    expect(days).toHaveLength(14);
    expect([days[0], days[1], days[11], days[13]]).toEqual([
      { day: '2026-12-22', bookings: 1, money: 200 },
      { day: '2026-12-23', bookings: 0, money: 0 },
      { day: '2027-01-02', bookings: 1, money: 500 },
      { day: '2027-01-04', bookings: 0, money: 0 },
    ]);
  });

  test('tell who is expected today and who is in, whenever they booked', async () => {
    const inside = await bookedAt(zoo, '2026-11-01T06:30:00.000Z', { visitDate: '2027-01-04', adults: 3 });
    await bookedAt(zoo, NOON, { adults: 5 });
    await bookedAt(zoo, NOON, { inDays: 1, adults: 7 });
    await bookedAt(zoo, NOON, { status: 'pending', adults: 11 });
    await admit(inside, '2027-01-04T05:00:00Z');
    for (const at of ['06:29', '06:31'])
      await admit(await bookedAt(zoo, `${LAST_MONDAY}T03:00:00.000Z`), `${LAST_MONDAY}T${at}:00Z`);
    const { expected, admitted } = (await dashboardOf(owner.token)).tickets;
    expect(expected).toEqual({ now: 8, before: 4 });
    expect(admitted).toEqual({ now: 3, before: 2 });
  });

  test('count the holds of this moment and the refunds of today', async () => {
    for (const until of ['2027-01-04T06:30:00Z', '2027-01-04T06:45:00Z', '2027-01-04T06:50:00Z'])
      await use.database.asOwner('update booking set hold_until = $2 where id = $1', [
        await bookedAt(zoo, NOON, { status: 'pending' }),
        until,
      ]);
    const refunded = await bookedAt(zoo, '2027-01-02T06:30:00.000Z', { status: 'refunded' });
    const failed = await bookedAt(zoo, NOON, { status: 'paid' });
    await aRefund(refunded, 'done', '2027-01-03T18:30:00Z');
    await aRefund(failed, 'failed', NOON);
    const { holds, refunds, refunded: money } = (await dashboardOf(owner.token)).tickets;
    expect([holds, refunds, money]).toEqual([2, 1, 200]);
  });

  test('name the parks by what they took today', async () => {
    await bookedAt(lake, NOON, { adults: 4 });
    await bookedAt(zoo, NOON, { adults: 3, inDays: 1 });
    const { parks } = (await dashboardOf(owner.token)).tickets;
    const none = { bookings: 1, expected: 0, admitted: 0 };
    expect(parks).toMatchObject([
      { _id: lake._id, name: 'Lake', ...none, money: 400, expected: 4 },
      { _id: zoo._id, name: 'Zoo', ...none, money: 300 },
    ]);
  });

  /** A refund as the settling of payments leaves it. */
  async function aRefund(bookingId: string, state: string, at: string): Promise<void> {
    await use.database.asOwner(
      `with booked as (select * from booking where id = $1),
       credential as (insert into gateway_credential (id, organisation_id, park_id, merchant_id, access_key, working_key, access_hint,
         working_hint, cipher, created_at, retired_at) select 'c' || $1, organisation_id, park_id, '1', '', '', '', '', 'cbc', $3, $3 from booked returning id),
       attempt as (insert into payment_attempt (id, organisation_id, booking_id, n, gateway, credential_id, merchant_id, order_id, amount_paise,
         state, created_at, updated_at) select 'a' || $1, organisation_id, $1, 1, 'ccav', credential.id, '1', $1, total_paise, 'refunded', $3, $3
         from booked, credential returning id)
       insert into payment_refund (id, organisation_id, attempt_id, booking_id, amount_paise, reason, state, created_at, updated_at)
       select 'r' || $1, organisation_id, attempt.id, $1, total_paise, 'owner', $2, $3, $3 from booked, attempt`,
      [bookingId, state, at],
    );
  }
});

describe('whose day it is', () => {
  test('an owner’s own; another’s is refused', async () => {
    await bookedAt(zoo, NOON);
    const stranger = await anOwner(use);
    const { tickets, holdings, organisations } = await dashboardOf(stranger.token);
    expect([tickets.bookings.now, tickets.parks, organisations]).toEqual([0, [], null]);
    expect(holdings).toEqual([
      { name: 'parks', count: 0 },
      { name: 'inspectors', count: 0 },
    ]);
    const query = `?profileRegistrationId=${owner.organisationId}`;
    const { status } = await use.call('GET', `/dashboard/today${query}`, undefined, stranger);
    expect(status).toBe(403);
  });

  test('an inspector’s own park alone, without money', async () => {
    await bookedAt(zoo, NOON);
    await bookedAt(lake, NOON, { adults: 6 });
    const { token } = await anInspector(use, owner, zoo._id);
    const { tickets, holdings } = await dashboardOf(token);
    expect([tickets.bookings.now, tickets.expected.now]).toEqual([1, 2]);
    expect(tickets).toMatchObject({ money: null, refunds: null, refunded: null });
    expect(tickets.days.at(-1)).toEqual({ day: '2027-01-04', bookings: 1, money: null });
    expect(tickets.parks).toMatchObject([{ name: 'Zoo', money: null }]);
    expect(holdings).toEqual([]);
  });

  test('all of them for the admin, or those of the one that is named; and how many organisations there are', async () => {
    const { token } = await anAdmin(use);
    const other = await anOwner(use);
    await bookedAt(await aPark(use, other), NOON);
    await bookedAt(zoo, NOON);
    const all = await dashboardOf(token);
    expect(all.tickets.bookings.now).toBe(2);
    expect(all.organisations).toContainEqual({ kind: 'park', count: expect.any(Number) });
    expect(all.organisations.map(({ kind }: { kind: string }) => kind)).not.toContain('admin');
    const one = await dashboardOf(token, `?profileRegistrationId=${other.organisationId}`);
    expect(one.tickets.bookings.now).toBe(1);
  });
});

describe('what there is to book', () => {
  const holdingsOf = async (token: string) =>
    Object.fromEntries(
      (await dashboardOf(token)).holdings.map(({ name, count }: { name: string; count: number }) => [name, count]),
    );

  test('parks count while they are open', async () => {
    expect(await holdingsOf(owner.token)).toMatchObject({ parks: 1 });
  });

  test('a clinic owner has clinics, doctors and the tokens of a day, and no tickets', async () => {
    const { token } = await anOwner(use, { registrationType: 'doctor' });
    await aRecord(use, { token }, '/clinic', FORMS.clinic({ doctorName: 'Dr A', tokens: '30' }));
    const { _id } = await aRecord(use, { token }, '/clinic', FORMS.clinic({ doctorName: 'Dr B', tokens: '12' }));
    expect(await holdingsOf(token)).toEqual({ clinics: 2, doctors: 2, dailyTokens: 42 });
    await use.call('DELETE', `/clinic/${_id}`, undefined, { token });
    expect(await holdingsOf(token)).toMatchObject({ clinics: 1, dailyTokens: 30 });
    expect((await dashboardOf(token)).tickets).toBeNull();
  });

  test('a bank has branches and counters; a counter sees those of its branch', async () => {
    const bank = await anOwner(use, { registrationType: 'loan' });
    const branches = [
      await aRecord(use, bank, '/branch', FORMS.branch()),
      await aRecord(use, bank, '/branch', FORMS.branch()),
    ];
    const { token } = await aCounter(use, bank, branches[0]._id);
    await aCounter(use, bank, branches[1]._id);
    expect(await holdingsOf(bank.token)).toEqual({ branches: 2, counters: 2 });
    expect(await holdingsOf(token)).toEqual({ counters: 1 });
    expect((await dashboardOf(token)).tickets).toBeNull();
  });

  test('shows are running or to come; those that are over are neither', async () => {
    const { token } = await anOwner(use, { registrationType: 'exbhition' });
    const show = (date: string, time: string) =>
      aRecord(use, { token }, '/exbhition', FORMS.exhibition({ date, time }));
    await show('2027-01-04T10:00', '2027-01-04T20:00');
    await show('2027-01-04T10:00', '2027-01-04T12:00');
    await show('2027-01-04T12:01', '2027-01-05T12:00');
    expect(await holdingsOf(token)).toEqual({ showsRunning: 1, showsComing: 1 });
  });

  test('batches are open until their last day, with their seats', async () => {
    const { token } = await anOwner(use, { registrationType: 'coaching' });
    const batch = (endDate: string, inTake: string) =>
      aRecord(use, { token }, '/coaching', FORMS.batch({ startDate: '2026-12-01', endDate, inTake }));
    await batch('2027-01-04', '20');
    await batch('2027-01-03', '50');
    expect(await holdingsOf(token)).toEqual({ batchesOpen: 1, seats: 20 });
  });
});

/** Half an hour less and more than noon, a week before. */
const WEEK_AGO = '2026-12-28T06:00:00.000Z';
const LATER_WEEK_AGO = '2026-12-28T07:00:00.000Z';

const studentsOf = async (token: string) =>
  (await use.call('GET', '/dashboard/today', undefined, { token })).json.enrolments;

test('students of a day are those whose place is paid or free, with the money, beside last week’s by the same time', async () => {
  const school = await anOwner(use, { registrationType: 'coaching' });
  const other = await anOwner(use, { registrationType: 'coaching' });
  const [batch, free] = [await aBatch(use, school, { fee: '500.50' }), await aBatch(use, other, { fee: '0' })];
  const paid = async (instant: string) => {
    const { json } = await use.at(instant, () => enrol(use, batch));
    await use.database.asOwner(`update booking set status = 'paid', hold_until = null where id = $1`, [json.id]);
  };
  for (const at of [WEEK_AGO, LATER_WEEK_AGO, '2027-01-03T18:29:00.000Z', '2027-01-03T18:31:00.000Z', NOON])
    await paid(at);
  await enrol(use, batch);
  await enrol(use, free);
  expect(await studentsOf(school.token)).toEqual({
    joined: { now: 2, before: 1 },
    money: { now: 1001, before: 500.5 },
    holds: 1,
  });
  expect(await studentsOf(other.token)).toMatchObject({ joined: { now: 1, before: 0 }, holds: 0 });
  expect(await studentsOf((await anAdmin(use)).token)).toMatchObject({ joined: { now: 3, before: 1 }, holds: 1 });
});

const visitsOf = async (token: string) => (await use.call('GET', '/dashboard/today', undefined, { token })).json.visits;

test('visits of a day are the names put down that are not cancelled, beside last week’s by the same time; shows by their beginning', async () => {
  const [owner, other] = [await aShowOwner(use), await aShowOwner(use)];
  const later = await aShow(use, owner, {
    organizationName: 'Later',
    date: '2027-01-20T18:00',
    time: '2027-01-20T21:00',
  });
  const soon = await aShow(use, owner, { organizationName: 'Soon', capacity: 50 });
  await aShow(use, owner, { organizationName: 'Over', date: '2027-01-01T18:00', time: '2027-01-02T21:00' });
  await bookVisit(use, await aShow(use, other));
  for (const instant of [WEEK_AGO, LATER_WEEK_AGO, '2027-01-03T18:29:00.000Z', '2027-01-03T18:31:00.000Z'])
    await use.at(instant, () => bookVisit(use, soon));
  const { json } = await bookVisit(use, soon);
  await use.call('DELETE', `/exbhitionbooking/${json._id}`, undefined, owner);
  expect(await visitsOf(owner.token)).toEqual({
    booked: { now: 1, before: 1 },
    shows: [
      { _id: soon._id, id: soon._id, name: 'Soon', type: 'drama', taken: 4, capacity: 50, closed: false },
      { _id: later._id, id: later._id, name: 'Later', type: 'drama', taken: 0, capacity: null, closed: false },
    ],
  });
  expect(await visitsOf((await anAdmin(use)).token)).toMatchObject({ booked: { now: 2, before: 1 } });
});

test('a closed show stands on the dashboard until it is over, and says that it is closed', async () => {
  const owner = await aShowOwner(use);
  const show = await aShow(use, owner, { organizationName: 'Soon' });
  await bookVisit(use, show);
  await use.call('DELETE', `/exbhition/${show._id}`, undefined, owner);
  expect((await visitsOf(owner.token)).shows).toMatchObject([{ _id: show._id, taken: 1, closed: true }]);
});

test('tomorrow is what stands for it so far, in people an hour or by time slot; the admin, who sells nothing, has none', async () => {
  const seller = await anOwner(use);
  const whole = await aPark(use, seller, { startTime: '10:00', endTime: '18:00' });
  const slots = [{ from: '10:00', until: '11:00', capacity: 50 }];
  const timed = await aPark(use, seller, { slots });
  await bookedAt(whole, NOON, { visitDate: '2027-01-05', adults: 9 });
  await bookedAt(whole, NOON, { adults: 5 });
  const ticket = {
    parkId: timed._id,
    mobile: '9876500001',
    selectedDate: '2027-01-05',
    slot: '10:00',
    fee: [{ name: 'adult', quantity: 3 }],
  };
  const { json } = await use.call('POST', '/ticketbooking/add', ticket);
  await use.database.asOwner(`update booking set status = 'paid' where id = $1`, [json._id]);
  expect((await dashboardOf(seller.token)).tomorrow).toEqual({
    day: '2027-01-05',
    bookings: 2,
    people: 12,
    peoplePerHour: 2,
    slots: [{ from: '10:00', people: 3 }],
  });
  expect((await dashboardOf((await anAdmin(use)).token)).tomorrow).toBeNull();
});
