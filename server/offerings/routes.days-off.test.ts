import { expect, test } from 'vitest';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { doctorsAndBank } from '#server/testing/the-owner.ts';
import { visitorPages } from '#server/testing/visitor-pages.ts';
import { ticketForm } from '#server/tickets/factory.ts';
import { aShow, aShowOwner, bookVisit } from '#server/visits/factory.ts';

const use = useTestApp({ pages: 'built' });
const { open } = visitorPages(use);
const { doctors, bank } = doctorsAndBank(use);

const MON = '2027-01-04';
const TUE = '2027-01-05';
const put = ({ token }: Owner, path: string, daysOff: string[]) => use.call('PUT', path, { daysOff }, { token });
const refusalOf = async (asked: ReturnType<typeof bookLoan>) => {
  const { status, json } = await asked;
  return [status, json.code, json.message];
};
const standing = async ({ token }: Owner, kind: string, id: string, day: string) =>
  (await use.call('GET', `/offering/${kind}/${id}/standing?day=${day}`, undefined, { token })).json.bookings;
const closed = (who: string, day = 'Mon, 4 Jan 2027') => [
  409,
  'CLOSED',
  `${who} gives no tokens on ${day}. Please choose another day.`,
];

test('a clinic gives no token on its day off, not even at the desk; other days and whoever holds one stay as they are', async () => {
  const clinic = await aClinic(use, doctors, { bookingDays: '2' });
  const held = (await bookDoctor(use, clinic, { selectedDate: TUE })).json;
  expect([
    await standing(doctors, 'clinic', clinic._id, TUE),
    await standing(doctors, 'clinic', clinic._id, MON),
  ]).toEqual([1, 0]);
  expect((await put(doctors, `/clinic/${clinic._id}`, [TUE])).json.daysOff).toEqual([TUE]);
  expect(await refusalOf(bookDoctor(use, clinic, { selectedDate: TUE }))).toEqual(
    closed(clinic.clinicName, 'Tue, 5 Jan 2027'),
  );
  expect((await bookDoctor(use, clinic)).status).toBe(201);
  const { body } = await open(`/doctorbooking/${clinic._id}`);
  expect(body).toMatch(/Tue, 5 Jan 2027[\s\S]*Closed/);
  const openings = (await use.call('GET', `/bookings/${held._id}/day`, undefined, doctors)).json;
  expect(openings.days).toEqual([MON, '2027-01-06']);
  // A call that does not know of days off leaves them.
  const renamed = await use.call('PUT', `/clinic/${clinic._id}`, { area: 'Abids' }, doctors);
  expect(renamed.json.daysOff).toEqual([TUE]);
});

test('a doctor on leave gets no tokens at any clinic, and a colleague goes on', async () => {
  const other = (await use.call('POST', '/doctor/add', { doctorName: 'Dr Sen' }, doctors)).json;
  const clinic = await aClinic(use, doctors, { doctorName: 'Dr Away', doctorIds: [other._id] });
  await bookDoctor(use, clinic);
  expect(await standing(doctors, 'doctor', clinic.doctorId, MON)).toBe(1);
  await put(doctors, `/doctor/${clinic.doctorId}`, [MON]);
  expect(await refusalOf(bookDoctor(use, clinic))).toEqual(closed('Dr Away'));
  expect((await bookDoctor(use, clinic, { doctorId: other._id })).status).toBe(201);
  expect((await open(`/doctorbooking/${clinic._id}`)).body).toContain('Dr Away gives no more tokens today.');
});

test('a branch gives no token on its day off, and its page says when it opens again', async () => {
  const branch = await aBranch(use, bank);
  await put(bank, `/branch/${branch._id}`, [MON, TUE]);
  expect(await refusalOf(bookLoan(use, branch))).toEqual(closed(branch.branchName));
  const { body } = await open(`/loanbooking/${branch._id}`);
  expect(body).toContain('is closed for today.');
  expect(body).toContain('Wed, 6 Jan 2027');
});

test('before a weekday is closed it is told how many bookings stand on such days to come', async () => {
  const parks = await anOwner(use);
  const park = await aPark(use, parks);
  for (const inDays of [0, 0, 1, 7]) await aBooking(use, park, { inDays });
  await aBooking(use, park, { inDays: 7, status: 'refunded' });
  const on = async (asked: string) =>
    (await use.call('GET', `/offering/park/${park._id}/standing?${asked}`, undefined, parks)).json.bookings;
  const days = ['weekday=mon', 'weekday=tue', 'weekday=wed', `weekday=mon&day=${TUE}`];
  expect(await Promise.all(days.map(on))).toEqual([3, 1, 0, 1]);
});

test('a park sells nothing for its day off, and names the next open day', async () => {
  const parks = await anOwner(use);
  const park = await aPark(use, parks);
  await put(parks, `/park/${park._id}`, [MON, TUE]);
  const refused = await use.call('POST', '/ticketbooking/add', ticketForm(park));
  expect([refused.status, refused.json.code]).toEqual([409, 'HOLIDAY']);
  expect((await open(`/ticketbooking/${park._id}`)).body).toContain('Wed, 6 Jan 2027');
});

test('a show or a batch names its days off, counts all who hold a place, and is refused once no open day is left', async () => {
  const owner = await aShowOwner(use);
  const show = await aShow(use, owner, { time: '2027-01-11T21:00' });
  expect((await bookVisit(use, show)).status).toBe(201);
  await put(owner, `/exbhition/${show._id}`, ['2027-01-11']);
  expect(await standing(owner, 'exhibition', show._id, '2027-01-11')).toBe(1);
  expect((await open(`/exbhitionbooking/${show._id}`)).body).toContain('Closed on Mon, 11 Jan 2027');
  expect((await bookVisit(use, show)).status).toBe(201);
  await put(owner, `/exbhition/${show._id}`, ['2027-01-10', '2027-01-11']);
  expect(await refusalOf(bookVisit(use, show))).toEqual([409, 'CLOSED', 'This show has no open day left.']);

  const school = await anOwner(use, { registrationType: 'coaching' });
  const batch = await aBatch(use, school, { startDate: TUE, endDate: TUE });
  await put(school, `/coaching/${batch._id}`, [MON]);
  expect((await open(`/coachingbooking/${batch._id}`)).body).toContain('Closed on Mon, 4 Jan 2027');
  expect((await enrol(use, batch)).status).toBe(201);
  await put(school, `/coaching/${batch._id}`, [MON, TUE]);
  expect(await refusalOf(enrol(use, batch))).toEqual([409, 'CLOSED', 'This batch has no class left.']);
});
