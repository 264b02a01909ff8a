import { beforeEach, expect, test } from 'vitest';
import { aClinic, doctorForm } from '#server/appointments/factory.ts';
import { forgetAddresses } from '#server/bookings/service.ts';
import { aBatch, enrolmentForm } from '#server/enrolments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { holding } from '#server/testing/rush/lock-queue.ts';
import { statuses } from '#server/testing/rush/rush.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { aShow, aShowOwner, visitForm } from '#server/visits/factory.ts';
import { freshMobile, peopleForm } from './factory.ts';

const use = useTestApp({ alone: true });
const owner = theOwner(use);
beforeEach(() => use.clock.set('2027-01-04T06:30:00.000Z'));

const HALL = '203.0.113.7';
const PHONE = '198.51.100.1';
type Park = { _id: string };
const parkFor = (dailyCapacity: number | null): Promise<Park> => aPark(use, owner, { dailyCapacity });
const book = (park: Park, people: number, options: { from?: string; token?: string } = { from: HALL }) =>
  use.call('POST', '/ticketbooking/add', peopleForm(park, people), options);

test('five requests no longer empty a day: an address holds fifty of 250 places, and others find the rest', async () => {
  const park = await parkFor(250);
  const five = await Promise.all(Array.from({ length: 5 }, () => book(park, 50)));
  expect(statuses(five)).toEqual({ 201: 1, 429: 4 });
  const refused = five.find(({ status }) => status === 429);
  expect(refused?.json).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringContaining('many phones can share one'),
  });
  expect(refused?.headers['retry-after']).toBe('300');
  expect((await book(park, 50, { from: PHONE })).status).toBe(201);
  const fee = ['adult', 'child'].map((name) => ({ name, quantity: 30 }));
  const group = await use.call('POST', '/ticketbooking/add', { ...peopleForm(park, 1), fee }, { from: '192.0.2.1' });
  expect([group.status, group.json.message]).toEqual([429, expect.stringMatching(/^At most 50 places can wait/)]);
  expect((await book(park, 50, { from: '2001:db8::1' })).status).toBe(201);
  expect((await book(park, 1, { from: '2001:db8::2' })).status).toBe(429);
});

test('of a thousand places an address holds a tenth, people counted, however many ask at once', async () => {
  const park = await parkFor(1000);
  const rush = await Promise.all(Array.from({ length: 70 }, () => book(park, 2)));
  expect(statuses(rush)).toEqual({ 201: 50, 429: 20 });
});

test('what is paid, over or cancelled no longer counts, and what waits at a bank does', async () => {
  const park = await parkFor(250);
  const set = (id: string, change: string) => use.database.asOwner(`update booking set ${change} where id = $1`, [id]);
  const first = await book(park, 50);
  await set(first.json._id, `status = 'paid', hold_until = null`);
  const second = await book(park, 50);
  expect(second.status).toBe(201);
  await set(second.json._id, `status = 'awaited'`);
  use.clock.advance(16);
  expect((await book(park, 1)).status).toBe(429);
  await set(second.json._id, `status = 'pending'`);
  const third = await book(park, 50);
  expect(third.status).toBe(201);
  await use.call('DELETE', `/ticketbooking/${third.json._id}`, undefined, owner);
  expect((await book(park, 50)).status).toBe(201);
});

test('staff of the park book walk-ins without a limit, and staff of another are visitors there', async () => {
  const park = await parkFor(250);
  const at = (token: string) => ({ token, from: HALL });
  const rival = await anOwner(use);
  expect(statuses([await book(park, 50, at(owner.token)), await book(park, 50, at(owner.token))])).toEqual({ 201: 2 });
  expect(statuses([await book(park, 50, at(rival.token)), await book(park, 1, at(rival.token))])).toEqual({
    201: 1,
    429: 1,
  });
});

test('a place that nobody pays for counts for a day: at shows, in free batches, and a token in cash', async () => {
  const [clinicOwner, coach] = [
    await anOwner(use, { registrationType: 'doctor' }),
    await anOwner(use, { registrationType: 'coaching' }),
  ];
  const show = await aShow(use, await aShowOwner(use), { capacity: '80' });
  const batch = await aBatch(use, coach, { fee: '0', inTake: '80' });
  const clinic = await aClinic(use, clinicOwner, { tokens: '80', bookingDays: 3 });
  const kinds: Record<string, () => [string, object]> = {
    show: () => ['/exbhitionbooking/add', visitForm(show)],
    batch: () => ['/coachingbooking/add', enrolmentForm(batch)],
    clinic: () => ['/doctorbooking/add', doctorForm(clinic as never, { selectedDate: '2027-01-06' })],
  };
  const ask = async (kind: string, from: string) => {
    const [path, body] = kinds[kind]!();
    return use.call('POST', path, { ...body, mobile: freshMobile() }, { from });
  };
  for (const kind of Object.keys(kinds)) {
    const answers = await Promise.all(Array.from({ length: 55 }, () => ask(kind, HALL)));
    expect([kind, statuses(answers)]).toEqual([kind, { 201: 50, 429: 5 }]);
    expect([kind, (await ask(kind, PHONE)).status]).toEqual([kind, 201]);
  }
  use.clock.advance(24 * 60);
  for (const kind of Object.keys(kinds)) expect([kind, (await ask(kind, HALL)).status]).toEqual([kind, 201]);
});

test('an address is kept as a keyed hash, another at each place, only while it counts; without a limit not at all', async () => {
  const keys = async () =>
    (await use.database.asOwner(
      `select address_key from booking where address_key is not null union all select key from address_share`,
    )) as { address_key: string }[];
  await use.database.asOwner('update booking set address_key = null');
  await use.database.asOwner('delete from address_share');
  await book(await parkFor(null), 1);
  expect(await keys()).toEqual([]);
  await book(await parkFor(250), 1);
  await book(await parkFor(250), 1);
  const stored = (await keys()).map(({ address_key }) => address_key);
  expect([stored.length, new Set(stored).size]).toEqual([4, 2]);
  for (const key of stored) expect(key).toMatch(/^[\w-]{43}$/);
  await forgetAddresses(use.deps);
  expect(await keys()).toHaveLength(4);
  use.clock.advance(15);
  await forgetAddresses(use.deps);
  expect(await keys()).toEqual([]);
});

const addressesKept = async (park: Park): Promise<string[]> =>
  (
    (await use.database.asOwner('select id from booking where address_key is not null and park_id = $1 order by id', [
      park._id,
    ])) as { id: string }[]
  ).map(({ id }) => id);

test('addresses are forgotten a thousand at a time, and what somebody works at waits for the next time', async () => {
  const park = await parkFor(250);
  const { json } = await book(park, 1);
  await use.database.asOwner(
    `insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise,
       total_paise, gateway, hold_until, first_hold_until, places_held, address_key, created_at)
     select b.id || n, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise,
       total_paise, gateway, hold_until, first_hold_until, places_held, address_key, created_at
     from booking b, generate_series(1, 2100) n where b.id = $1`,
    [json._id],
  );
  use.clock.advance(15);
  const busy = `select from booking where organisation_id = '${owner.organisationId}' and id = '${json._id}' for update`;
  await holding(use.database, busy, async () => {
    await forgetAddresses(use.deps);
    expect(await addressesKept(park)).toEqual([json._id]);
  });
  await forgetAddresses(use.deps);
  expect(await addressesKept(park)).toEqual([]);
});
