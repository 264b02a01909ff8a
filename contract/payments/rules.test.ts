import { expect, test } from 'vitest';
import { ATTEMPT_STATES, PAYMENT_STATUSES } from '#contract/payments/model.ts';
import {
  INQUIRY_MINUTES,
  mayClimb,
  mayMove,
  nextInquiryAfter,
  nextNightlyInquiry,
  statusShownFor,
} from '#contract/payments/rules.ts';

test('a booking moves only along the moves of its status', () => {
  const moves = PAYMENT_STATUSES.flatMap((from) =>
    PAYMENT_STATUSES.filter((to) => mayMove(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(moves).toEqual([
    'pending → paid',
    'pending → aborted',
    'pending → awaited',
    'pending → failed',
    'pending → refunded',
    'paid → refunded',
    'aborted → paid',
    'awaited → paid',
    'awaited → aborted',
    'awaited → failed',
    'failed → paid',
  ]);
});

test('an attempt only climbs, or moves among its ends; a refund is the last word', () => {
  const ends = ['expired', 'aborted', 'failed', 'start_failed', 'review'];
  const above = (from: string) => ATTEMPT_STATES.filter((to) => mayClimb(from as never, to));
  expect(above('initiated').sort()).toEqual(['awaited', ...ends, 'succeeded', 'refunded', 'chargeback'].sort());
  expect(above('awaited')).not.toContain('initiated');
  expect(above('failed').sort()).toEqual([
    'aborted',
    'chargeback',
    'expired',
    'refunded',
    'review',
    'start_failed',
    'succeeded',
  ]);
  expect(above('succeeded').sort()).toEqual(['chargeback', 'refunded']);
  expect([above('refunded'), above('chargeback')]).toEqual([[], []]);
  for (const state of ATTEMPT_STATES) expect(mayClimb(state, state)).toBe(false);
});

test('no state of an attempt but succeeded shows as paid', () => {
  expect(ATTEMPT_STATES.filter((state) => statusShownFor(state) === 'paid')).toEqual(['succeeded']);
  expect([statusShownFor('review'), statusShownFor('expired')]).toEqual(['awaited', 'aborted']);
});

test('the plan asks at each of its minutes once, then no more', () => {
  const asked: number[] = [];
  for (let minute = nextInquiryAfter(0); minute !== null; minute = nextInquiryAfter(minute)) asked.push(minute);
  expect(asked).toEqual([...INQUIRY_MINUTES]);
  expect([nextInquiryAfter(1.99), nextInquiryAfter(15.5), nextInquiryAfter(4320)]).toEqual([2, 16, null]);
});

test('a paid attempt is asked about at three in the morning in Kolkata, for three days', () => {
  const paid = new Date('2027-01-04T06:30:00Z'); // noon in Kolkata
  const asked: string[] = [];
  for (let at = nextNightlyInquiry(paid, paid); at; at = nextNightlyInquiry(paid, at)) asked.push(at.toISOString());
  expect(asked).toEqual(['2027-01-04T21:30:00.000Z', '2027-01-05T21:30:00.000Z', '2027-01-06T21:30:00.000Z']);
  const early = new Date('2027-01-03T20:00:00Z'); // half past one at night
  expect(nextNightlyInquiry(early, early)).toEqual(new Date('2027-01-03T21:30:00Z'));
});
