// @vitest-environment node
import { expect, test } from 'vitest';
import type { BookingRecord } from '#contract/booking-records/model.ts';
import { standingWords } from './standing-section.tsx';

const NOON = new Date('2027-01-04T06:30:00.000Z');
const ticket = {
  kind: 'park-ticket',
  status: 'paid',
  voided: false,
  over: false,
  total: 20_000,
  paymentMode: 'online',
  visitDate: '2027-01-06',
  expiresAt: null,
  admittedAt: null,
  admittedGate: null,
  token: null,
} as unknown as BookingRecord;
const token = (state: string, more: object = {}) => ({
  kind: 'doctor-appointment',
  visitDate: '2027-01-04',
  token: { number: 4, state },
  ...more,
});
const show = { kind: 'show-visit', total: 0 };

test.each([
  ['Paid · not let in yet · Wed 6 Jan, in 2 days', {}],
  ['Paid · not let in yet · Mon 4 Jan, today', { visitDate: '2027-01-04' }],
  ['Paid · never let in · Sun 3 Jan, yesterday', { visitDate: '2027-01-03', over: true }],
  ['Paid · not let in yet · Sun 4 Apr 2027', { visitDate: '2027-04-04' }],
  [
    'Paid · let in at 11:30 am, East · Mon 4 Jan, today',
    { visitDate: '2027-01-04', admittedAt: at('11:30'), admittedGate: 'East' },
  ],
  ['Free · not let in yet · Tue 5 Jan, tomorrow', { total: 0, visitDate: '2027-01-05' }],
  ['Not paid yet, kept until 12:15 pm · Wed 6 Jan, in 2 days', { status: 'pending', expiresAt: at('12:15') }],
  ['The bank has not decided yet · Wed 6 Jan, in 2 days', { status: 'awaited' }],
  ['Money sent back · Wed 6 Jan, in 2 days', { status: 'refunded' }],
  ['Paid · token 4 waits · Mon 4 Jan, today', token('booked')],
  ['Paid at the counter · token 4 is called · Mon 4 Jan, today', token('called', { paymentMode: 'cash' })],
  ['Not paid yet · token 4 was not there · Mon 4 Jan, today', token('noshow', { status: 'pending' })],
  ['Free · token 4 is done · Mon 4 Jan, today', token('complete', { kind: 'loan-appointment', total: 0 })],
  ['Free · Wed 6 Jan, in 2 days', show],
  ['Free · Sat 2 Jan', { ...show, visitDate: '2027-01-02' }],
  ['Free · over · Sat 2 Jan, 2 days ago', { ...show, visitDate: '2027-01-02', over: true }],
  ['Paid · until Wed 6 Jan', { kind: 'batch-enrolment' }],
])('a booking says first “%s”', (line, more) => {
  expect(standingWords({ ...ticket, ...more } as BookingRecord, NOON)).toBe(line);
});

function at(time: string): Date {
  return new Date(`2027-01-04T${time}:00+05:30`);
}
