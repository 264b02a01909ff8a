import { expect, test } from 'vitest';
import { text } from '#contract/kernel/text.ts';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import type { Owner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { doctorsAndBank } from '#server/testing/the-owner.ts';
import { visitorPages } from '#server/testing/visitor-pages.ts';

const use = useTestApp({ pages: 'built' });
const { open } = visitorPages(use);
const { doctors, bank } = doctorsAndBank(use);

const SHUT = 'No more tokens are given for this day. The next open day is Tue, 5 Jan 2027.';
const close = ({ token }: Owner, queue: object) => use.call('POST', '/queue/close', queue, { token });

test('a queue that is closed gives nobody a token today, serves those who wait, and is opened again', async () => {
  const clinic = await aClinic(use, doctors, { bookingDays: '2' });
  const first = (await bookDoctor(use, clinic)).json;
  const queue = { kind: 'doctor', id: clinic._id };
  expect((await close(doctors, queue)).json.stations[0]).toMatchObject({ closed: true, waiting: 1 });
  const refused = await bookDoctor(use, clinic);
  expect([refused.status, refused.json.code, refused.json.message, refused.json.nextOpenDay]).toEqual([
    ...[409, 'DAY_OVER', SHUT, '2027-01-05'],
  ]);
  const later = await bookDoctor(use, clinic, { selectedDate: '2027-01-05' });
  expect([later.status, later.json.tokenNumber]).toEqual([201, 1]);
  const back = { selectedDate: '2027-01-04' };
  const moved = await use.call('POST', `/bookings/${later.json._id}/day`, back, doctors);
  expect([moved.status, moved.json.code]).toEqual([409, 'DAY_OVER']);
  expect((await use.call('POST', '/queue/next', queue, doctors)).json.stations[0].serving).toBe(first.tokenNumber);
  expect((await open(`/doctorbooking/${clinic._id}`)).body).toContain('is closed for today.');
  expect((await close(doctors, { ...queue, closed: false })).json.stations[0].closed).toBe(false);
  expect((await bookDoctor(use, clinic)).status).toBe(201);
});

test('the next open day of a closed queue is none that the clinic or the doctor is off', async () => {
  const clinic = await aClinic(use, doctors, { bookingDays: '3', daysOff: ['2027-01-05'] });
  const off = { daysOff: ['2027-01-06'] };
  expect((await use.call('PUT', `/doctor/${clinic.doctorId}`, off, doctors)).status).toBe(200);
  const later = (await bookDoctor(use, clinic, { selectedDate: '2027-01-07' })).json;
  await close(doctors, { kind: 'doctor', id: clinic._id });
  expect((await bookDoctor(use, clinic)).json).toMatchObject({ code: 'DAY_OVER', nextOpenDay: '2027-01-07' });
  const moved = await use.call('POST', `/bookings/${later._id}/day`, { selectedDate: '2027-01-04' }, doctors);
  expect(moved.json).toMatchObject({ code: 'DAY_OVER', nextOpenDay: '2027-01-07' });
});

test('a branch that is closed for today gives walk-ins none either, and its page says so before the form', async () => {
  const branch = await aBranch(use, bank);
  await close(bank, { kind: 'loan', id: branch._id });
  expect((await bookLoan(use, branch)).json).toMatchObject({ code: 'DAY_OVER', message: SHUT });
  const walkIn = { branchId: branch._id, mobile: '9876543210' };
  expect((await use.call('POST', '/loanbooking/add', walkIn, bank)).json.code).toBe('DAY_OVER');
  const { body } = await open(`/loanbooking/${branch._id}`);
  expect(body).toContain('is closed for today.');
  expect(body).not.toContain('name="mobile"');
});

test.each([
  { kind: 'doctor', own: () => doctors, book: bookDoctor, place: aClinic },
  { kind: 'loan', own: () => bank, book: bookLoan, place: aBranch },
])(
  'whoever waits in a closed $kind queue is moved to a day of the week after, once however often it is asked',
  async (at) => {
    const { token } = at.own();
    const place = await at.place(use, at.own());
    const [first, second] = [(await at.book(use, place)).json, (await at.book(use, place)).json];
    const move = (id: string, day: string) => use.call('POST', `/bookings/${id}/day`, { selectedDate: day }, { token });
    expect((await move(first._id, '2027-01-05')).status).toBe(400);
    await close(at.own(), { kind: at.kind, id: place._id });
    const openings = (await use.call('GET', `/bookings/${first._id}/day`, undefined, { token })).json;
    expect(openings.days).toEqual([4, 5, 6, 7, 8, 9, 10, 11].map((day) => `2027-01-${String(day).padStart(2, '0')}`));
    const moved = await Promise.all([1, 2].map(() => move(first._id, '2027-01-05')));
    const numbers = moved.filter(({ status }) => status === 200).map(({ json }) => json.token.number);
    expect([new Set(numbers), moved.filter(({ status }) => status >= 500)]).toEqual([new Set([1]), []]);
    expect((await move(second._id, '2027-01-12')).status).toBe(400);
    const after = (await move(second._id, '2027-01-05')).json;
    expect([after.selectedDate, after.token.number]).toEqual(['2027-01-05', 2]);
    expect((await move(second._id, '2027-01-05')).json.message).toBe(SAY.en(text('booking-records.same')));
    const board = (await use.call('GET', `/queue/board/${at.kind}/${place._id}`)).json;
    expect(board.stations[0]).toMatchObject({ closed: true, waiting: 0 });
  },
);

test('nobody closes the queue of another organisation', async () => {
  const branch = await aBranch(use, bank);
  expect((await close(doctors, { kind: 'loan', id: branch._id })).status).toBe(404);
});
