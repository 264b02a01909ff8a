// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TokenNow, TokenPageProps } from '#contract/queues/page.ts';
import { type Phase, phaseOf, TokenNumberSection } from './token-number-section.tsx';

const now: TokenNow = {
  number: 24,
  running: 18,
  waitingBefore: 5,
  estimate: null,
  state: 'booked',
  counterNumber: null,
  paused: false,
  backAt: null,
  lateMinutes: 0,
  day: '2027-01-04',
  over: false,
  desk: null,
  at: '2027-01-04T13:32:00.000Z',
};
const props: TokenPageProps = {
  kind: 'loan',
  bookingId: 'b1',
  offering: { id: 'o1', name: 'Ameerpet Branch', address: '' },
  doctor: null,
  now,
  message: '',
  status: 'paid',
  personName: 'Mohan Rao',
  receipt: { lines: [], discount: 0, couponCode: null, total: 0 },
  paidText: null,
  keep: null,
  bookedText: '',
  payUntilText: null,
  help: { email: null, phone: null },
};
const words = (change: Partial<TokenNow>, more: Partial<TokenPageProps> = {}): string =>
  renderToString(<TokenNumberSection {...props} {...more} now={{ ...now, ...change }} freshness="made" />).replace(
    /<[^>]*>/g,
    ' ',
  );

test.each<[Phase, Partial<TokenNow>]>([
  ['waiting', {}],
  ['near', { waitingBefore: 2 }],
  ['called', { state: 'called', waitingBefore: null }],
  ['noshow', { state: 'noshow', waitingBefore: null }],
  ['complete', { state: 'complete', over: true }],
  ['cancelled', { state: 'cancelled' }],
  ['later', { day: '2027-01-05', waitingBefore: 0 }],
  ['over', { over: true, day: '2027-01-03' }],
])('a token is %s when its facts are %o', (phase, change) => {
  expect(phaseOf({ ...now, ...change })).toBe(phase);
});

/** It is 7:02 pm in Kolkata. */
test.each<[Phase, string, string, number]>([
  ['early', '19:30', '22:00', 0],
  ['near', '19:30', '22:00', 1],
  ['near', '19:02', '22:00', 0],
  ['closed', '17:00', '19:02', 3],
])('who is next is %s at a clinic open from %s to %s where %i is served', (phase, opensAt, closesAt, running) => {
  const desk = { opensAt, closesAt, comeAt: '19:45' };
  expect(phaseOf({ ...now, waitingBefore: 0, running, desk })).toBe(phase);
});

test('before a clinic opens nobody is next: the hour is named, and when to come', () => {
  const desk = { opensAt: '19:30', closesAt: '22:00', comeAt: '19:45' };
  const early = words({ waitingBefore: 0, running: 0, desk });
  expect(early).toContain('The clinic opens at 7:30 pm. Please come at about 7:45 pm.');
  expect(early).not.toContain('You are next');
  const closed = words({ waitingBefore: 0, desk: { ...desk, closesAt: '19:00' } });
  expect(closed).toContain('The clinic’s hours ended at 7:00 pm. Please ask at the reception.');
});

test('a token of a later day says when to come, where the hours are known', () => {
  const desk = { opensAt: '09:00', closesAt: '13:00', comeAt: '09:15' };
  expect(words({ day: '2027-01-05', desk })).toContain('for Tue, 5 Jan 2027. Please come at about 9:15 am. This page');
  expect(words({ day: '2027-01-05' })).not.toContain('Please come');
});

test.each([
  [{ from: 15, to: 25 }, 'about 15–25 min, as the queue moves now'],
  [{ from: 0, to: 4 }, 'about 4 min or less,'],
  [{ from: 0, to: 0 }, 'about 0 min or less,'],
  [{ from: 45, to: 75 }, 'about 45 min to 1 h 15 min,'],
  [{ from: 90, to: 120 }, 'about 1 h 30 min to 2 h,'],
])('an estimate of %o is a range: "%s"; and is not there before there is one', (estimate, said) => {
  expect(words({ estimate })).toContain(said);
  expect(words({})).not.toContain('min');
});

test('who is called reads where to: a counter, a doctor, or simply in', () => {
  const called: Partial<TokenNow> = { state: 'called', waitingBefore: null };
  expect(words({ ...called, counterNumber: '3' })).toContain('Please go to counter 3.');
  expect(words(called)).toContain('Please go in.');
  const doctor = { kind: 'doctor', doctor: { id: 'd1', name: 'Dr Meera Nair' } } as const;
  expect(words(called, doctor)).toContain('Please go to Dr Meera Nair.');
});

test('what is over shows no queue any more', () => {
  expect(words({ over: true, day: '2027-01-03' })).not.toContain('Now serving');
  expect(words({})).toContain('Now serving');
});

test('nobody has been called yet: the running number is a dash, not a nought', () => {
  expect(words({ running: 0 })).toMatch(/Now serving\s+–/);
});

test('a pause says until when, where its desk has said so', () => {
  expect(words({ paused: true, backAt: '13:15' })).toContain('goes on at about 1:15 pm');
  expect(words({ paused: true })).toContain('paused for a short while');
});
