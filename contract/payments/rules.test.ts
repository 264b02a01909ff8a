import { expect, test } from 'vitest';
import { ATTEMPT_STATES } from './model.ts';
import { INQUIRY_MINUTES, nextInquiryAfter, nextNightlyInquiry, statusShownFor } from './rules.ts';

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
