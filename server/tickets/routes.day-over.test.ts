import { describe, expect, test } from 'vitest';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { counted } from '#server/testing/servers/second-server.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { freshAddress, ticketForm } from './factory.ts';

const use = useTestApp();
const owner = theOwner(use);

const add = (body: object, options = {}) =>
  use.call('POST', '/ticketbooking/add', body, { from: freshAddress(), ...options });
/** A time of Mon, 4 Jan 2027 in Kolkata. */
const itIs = (time: string) => use.clock.set(`2027-01-04T${time}:00+05:30`);

const DAYTIME = { startTime: '09:00', endTime: '17:30' };
const LISTED = { ...DAYTIME, isEnabledCustomBookingDates: true, bookingDates: ['2027-01-04', '2027-01-09'] };
const LISTED_LAST = { ...LISTED, bookingDates: ['2027-01-04'] };
const [TODAY, SATURDAY] = ['2027-01-04', '2027-01-09'];

describe('a ticket', () => {
  test.each<[string, string, object, string, object?]>([
    ['from the very end on', '17:30', DAYTIME, '2027-01-05'],
    ['before a holiday', '18:00', { ...DAYTIME, isHolidays: true, holidayDays: 'tue' }, '2027-01-06'],
    ['of the listed dates', '18:00', LISTED, SATURDAY, { selectedDate: TODAY }],
    ['that was the last of the list', '18:00', LISTED_LAST, '', { selectedDate: TODAY }],
    ['of a park that is switched off, too', '18:00', { ...DAYTIME, status: false }, '2027-01-05'],
  ])('is not sold for a day that is over: %s (%s)', async (_, time, park, next, asked) => {
    const closed = await aPark(use, owner, { parkName: 'Lotus Zoo', ...park });
    itIs(time);
    const { status, json } = await add(ticketForm(closed, asked));
    expect([status, json.code, json.nextOpenDay]).toEqual([409, 'DAY_OVER', next || null]);
    const words = { '2027-01-05': 'Tue, 5 Jan 2027', '2027-01-06': 'Wed, 6 Jan 2027', [SATURDAY]: 'Sat, 9 Jan 2027' };
    const told = next ? ` The next open day is ${words[next]}.` : '';
    expect(json.message).toBe(`Lotus Zoo is closed for today.${told}`);
    expect(await use.database.asOwner('select from booking where park_id = $1', [closed._id])).toEqual([]);
  });
});

test('it is said where the holiday of today is: after the mobile number, before what is not chosen', async () => {
  const park = await aPark(use, owner, DAYTIME);
  const holiday = await aPark(use, owner, { ...DAYTIME, isHolidays: true, holidayDays: 'mon' });
  const shut = await aPark(use, owner, { ...DAYTIME, openDays: 'sat' });
  itIs('18:00');
  const code = async (form: object) => (await add(form)).json.code;
  expect(await code(ticketForm(park, { mobile: '98765', fee: [] }))).toBe('INVALID_INPUT');
  expect(await code(ticketForm(park, { fee: [] }))).toBe('DAY_OVER');
  expect(await code(ticketForm(holiday))).toBe('HOLIDAY');
  expect(await code(ticketForm(shut))).toBe('CLOSED');
});

test('staff of the park let in whoever stands before them; everybody else is a visitor', async () => {
  const [park, other] = [await aPark(use, owner, DAYTIME), await aPark(use, owner, DAYTIME)];
  const [stranger, admin] = [await anOwner(use), await anAdmin(use)];
  const [here, there] = [await anInspector(use, owner, park._id), await anInspector(use, owner, other._id)];
  itIs('18:00');
  const sold = async ({ token }: { token: string }) => (await add(ticketForm(park), { token })).status;
  expect([await sold(owner), await sold(here), await sold(admin)]).toEqual([201, 201, 201]);
  expect([await sold(stranger), await sold(there)]).toEqual([409, 409]);
});

test('of many who ask at one moment, in one statement, all get one before the end and nobody after it', async () => {
  const park = await aPark(use, owner, { ...DAYTIME, dailyCapacity: 100 });
  const all = () => Promise.all(Array.from({ length: 12 }, () => add(ticketForm(park))));
  itIs('17:29');
  await add(ticketForm(park));
  const before = await counted(use, 'together');
  expect((await all()).map(({ status }) => status)).toEqual(Array(12).fill(201));
  expect(await counted(use, 'together')).toBeGreaterThan(before);
  itIs('17:30');
  expect((await all()).map(({ json }) => json.code)).toEqual(Array(12).fill('DAY_OVER'));
});
