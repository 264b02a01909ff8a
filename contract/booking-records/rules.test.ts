import { expect, test } from 'vitest';
import type { BookingRecord } from './model.ts';
import { actionsFor, momentsOf, readSought } from './rules.ts';

const at = (minute: number): Date => new Date(Date.UTC(2027, 0, 4, 6, minute));
const record = {
  kind: 'park-ticket',
  status: 'paid',
  voided: false,
  admittedAt: null,
  total: 20_000,
  createdAt: at(0),
  paidAt: at(3),
  token: null,
  formerTokens: [],
  payments: [{ createdAt: at(1), state: 'succeeded', refundable: true, refund: null, refunds: [], decided: null }],
  heard: [
    { kind: 'return', at: at(3) },
    { kind: 'inquiry', at: at(3) },
  ],
  scans: [{ at: at(9), result: 'admitted' }],
  changes: [],
  notes: [{ at: at(5), text: 'Wheelchair' }],
} as unknown as BookingRecord;

test('the story runs backwards from now, and what caused something stands below it', () => {
  const told = momentsOf(record).map((moment) => (moment.what === 'heard' ? moment.heard.kind : moment.what));
  expect(told).toEqual(['scan', 'note', 'paid', 'inquiry', 'return', 'attempt', 'booked']);
});

test('a refund stands above the answer that caused it, though both are of one instant', () => {
  const [attempt] = record.payments;
  const refund = { createdAt: at(3), amount: 20_000, reason: 'late', state: 'done' };
  const late = {
    ...record,
    paidAt: null,
    payments: [{ ...attempt, refund, refunds: [refund] }],
  } as unknown as BookingRecord;
  const told = momentsOf(late).map(({ what }) => what);
  expect(told.indexOf('refund')).toBeLessThan(told.indexOf('heard'));
});

test('a token tells when it was given, called and done; one that is still being served is not done', () => {
  const token = { number: 7, counterName: null, issuedAt: at(0), calledAt: at(4), completedAt: null };
  const states = (more: object) =>
    momentsOf({ ...record, token: { ...token, ...more } as BookingRecord['token'] }).flatMap((moment) =>
      moment.what === 'token' ? moment.state : [],
    );
  expect(states({ state: 'called' })).toEqual(['called', 'booked']);
  expect(states({ state: 'noshow', completedAt: at(6) })).toEqual(['noshow', 'called', 'booked']);
});

test('a paid ticket can be refunded and moved, one that was used cannot be moved, an unpaid or free one can be cancelled', () => {
  expect(actionsFor(record)).toMatchObject({ refund: record.payments[0], move: true, cancel: false });
  expect(actionsFor({ ...record, admittedAt: at(9) }).move).toBe(false);
  expect(actionsFor({ ...record, status: 'pending' })).toMatchObject({ move: false, cancel: true });
  expect(actionsFor({ ...record, status: 'aborted' })).toMatchObject({ move: false, cancel: false });
  expect(actionsFor({ ...record, total: 0 }).cancel).toBe(true);
  expect(actionsFor({ ...record, total: 0, admittedAt: at(9) }).cancel).toBe(false);
  expect(actionsFor({ ...record, voided: true })).toMatchObject({ move: false, cancel: false });
});

test('who has a token now is told of its call, and not of its giving', () => {
  const token = {
    number: 7,
    state: 'called',
    counterName: 'Meera',
    issuedAt: at(0),
    calledAt: at(4),
    completedAt: null,
  };
  const told = momentsOf({ ...record, token } as BookingRecord);
  expect(told.flatMap((moment) => (moment.what === 'token' ? [moment.counterName] : []))).toEqual(['Meera', null]);
});

test('a token can be moved until somebody is served, whether or not it is paid, and a place at a show never', () => {
  const appointment = { ...record, kind: 'doctor-appointment', status: 'pending' } as const;
  const movable = (state: string) => actionsFor({ ...appointment, token: { state } } as unknown as BookingRecord).move;
  expect(['booked', 'noshow', 'called', 'complete', 'cancelled'].map(movable)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(actionsFor(appointment).move).toBe(false);
  expect(actionsFor({ ...record, kind: 'show-visit' }).move).toBe(false);
});

test('a token that was moved tells the number that it had before', () => {
  const token = { number: 1, state: 'booked', counterName: null, issuedAt: at(6), calledAt: null, completedAt: null };
  const moved = { ...record, token, formerTokens: [{ number: 7, issuedAt: at(1) }] } as unknown as BookingRecord;
  expect(momentsOf(moved).flatMap((moment) => (moment.what === 'token' ? moment.number : []))).toEqual([1, 7]);
});

test.each([
  ['7K2M-9QXA', { code: '7k2m9qxa' }],
  ['7k2m', { code: '7k2m' }],
  ['7k2m 9qxo', { code: '7k2m9qx0' }],
  [`${'a1'.repeat(13)}-2`, { id: 'a1'.repeat(13) }],
  ['+91 98765 43210', { mobile: '9876543210' }],
  ['3210', { code: '3210', mobileEnd: '3210' }],
  ['Asha  Rao', { name: 'asha rao' }],
  ['asha', { code: 'asha', name: 'asha' }],
  ['आशा', { name: 'आशा' }],
])('who looks for “%s” may mean %o and nothing else', (text, meant) => {
  const nothing = { id: null, code: null, mobile: null, mobileEnd: null, name: null };
  expect(readSought(text)).toEqual({ ...nothing, ...meant });
});

test('what is too short to mean a booking means none', () => {
  for (const text of ['', ' ', 'ab', '12', '%%%', '-'.repeat(20)])
    expect(Object.values(readSought(text)).filter(Boolean)).toEqual([]);
});
