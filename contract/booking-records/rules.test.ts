import { expect, test } from 'vitest';
import type { TokenState } from '#contract/queues/model.ts';
import type { BookingRecord } from './model.ts';
import { actionsFor, momentsOf, readSought, standingOf } from './rules.ts';

const at = (minute: number): Date => new Date(Date.UTC(2027, 0, 4, 6, minute));
const record = {
  kind: 'park-ticket',
  status: 'paid',
  voided: false,
  over: false,
  admittedAt: null,
  total: 20_000,
  createdAt: at(0),
  paidAt: at(3),
  token: null,
  formerTokens: [],
  tokenEvents: [],
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

const token = { number: 7, state: 'booked', counterName: 'Meera', issuedAt: at(0), calledAt: null, completedAt: null };
const event = (state: TokenState, minute: number, more: object = {}) => ({
  number: 7,
  state,
  counterName: 'Meera',
  accountName: 'Asha',
  role: 'counter',
  at: at(minute),
  ...more,
});
const desk = (more: object): string[] =>
  momentsOf({ ...record, ...more } as unknown as BookingRecord).flatMap((moment) => {
    if (moment.what === 'given') return `given ${moment.number}`;
    return moment.what === 'token' ? `${moment.event.state} at ${moment.event.counterName}` : [];
  });

test('a token tells each thing that happened at the desk: called, absent, put back, called elsewhere, served', () => {
  const tokenEvents = [
    event('called', 4),
    event('noshow', 5),
    event('booked', 6),
    event('called', 7, { counterName: 'Ravi' }),
    event('complete', 8, { counterName: 'Ravi' }),
  ];
  const told = ['booked at Meera', 'noshow at Meera', 'called at Meera', 'given 7'];
  expect(desk({ token: { ...token, state: 'booked' }, tokenEvents: tokenEvents.slice(0, 3) })).toEqual(told);
  const served = { ...token, state: 'complete', counterName: 'Ravi', calledAt: at(7), completedAt: at(8) };
  expect(desk({ token: served, tokenEvents })).toEqual(['complete at Ravi', 'called at Ravi', ...told]);
});

test('a token from before events were written down tells its call and its end by their own times', () => {
  const old = { ...token, state: 'complete', calledAt: at(4), completedAt: at(6) };
  expect(desk({ token: old })).toEqual(['complete at Meera', 'called at Meera', 'given 7']);
  const ended = [event('complete', 6)];
  expect(desk({ token: old, tokenEvents: ended })).toEqual(['complete at Meera', 'called at Meera', 'given 7']);
});

test('what happened is told in the same words whatever comes of it later', () => {
  const [attempt] = record.payments;
  const refund = { createdAt: at(5), amount: 20_000, items: null, note: 'Ill', state: 'requested' };
  const storyOf = (payment: object, status: string) =>
    JSON.stringify(
      momentsOf({ ...record, status, payments: [payment] } as unknown as BookingRecord).map(({ what }) => what),
    );
  const before = storyOf({ ...attempt, refunds: [refund] }, 'paid');
  expect(storyOf({ ...attempt, state: 'refunded', refunds: [{ ...refund, state: 'done' }] }, 'refunded')).toBe(before);
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

test.each([
  ['good', {}],
  ['awaited', { status: 'pending' }],
  ['awaited', { status: 'failed' }],
  ['used', { admittedAt: at(9) }],
  ['used', { token: { state: 'complete' } }],
  ['over', { over: true }],
  ['over', { over: true, status: 'pending' }],
  ['cancelled', { voided: true }],
  ['cancelled', { token: { state: 'cancelled' } }],
  ['refunded', { status: 'refunded', admittedAt: at(9), over: true }],
  ['unpaid', { status: 'aborted' }],
] as const)(
  'a booking is %s when it is %o, and only a good one can be printed or moved, nothing else sent',
  (standing, more) => {
    const booking = { ...record, ...more } as unknown as BookingRecord;
    expect(standingOf(booking)).toBe(standing);
    const { print, move, send, correct, cancel } = actionsFor(booking);
    const isGood = standing === 'good';
    const isOpen = isGood || standing === 'awaited';
    expect({ print, move, send, correct }).toEqual({ print: isGood, move: isGood, send: isOpen, correct: isOpen });
    expect(cancel).toBe(standing === 'awaited');
  },
);

test('a token waits also before it is paid, so it is as good as one that is; who missed it may come another day', () => {
  const appointment = { ...record, kind: 'doctor-appointment', status: 'pending', token } as unknown as BookingRecord;
  expect(standingOf(appointment)).toBe('good');
  const missed = { ...appointment, over: true };
  expect(standingOf(missed)).toBe('over');
  expect(actionsFor(missed)).toMatchObject({ move: true, print: false, send: false });
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
  const moved = { ...token, number: 1, issuedAt: at(6) };
  expect(desk({ token: moved, formerTokens: [{ number: 7, issuedAt: at(1) }] })).toEqual(['given 1', 'given 7']);
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
