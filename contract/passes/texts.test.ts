import { expect, test } from 'vitest';
import { SAY } from '#server/kernel/words/catalogues.ts';
import type { ScanResult } from './model.ts';
import { type ScanFacts, scanText, usedAgoText } from './texts.ts';

const scanSaid = (result: ScanResult, facts: ScanFacts): string => SAY.en(scanText(result, facts));

test('the words name what is known and claim no more', () => {
  const used = { firstScannedAt: new Date('2027-01-04T06:30:00Z'), firstGate: 'East' };
  expect(scanSaid('admitted', { people: 4 })).toBe('Let in 4.');
  expect(scanSaid('already_scanned', used)).toBe('This ticket was used on Mon, 4 Jan 2027, 12:00 pm at East.');
  expect(scanSaid('already_scanned', { ...used, firstGate: null })).toBe(
    'This ticket was used on Mon, 4 Jan 2027, 12:00 pm.',
  );
  expect(scanSaid('already_scanned', {})).toBe('This ticket was used already.');
  expect(scanSaid('wrong_date', { visitDate: '2027-01-02' })).toBe('This ticket is for Sat, 2 Jan 2027.');
  expect(scanSaid('wrong_date', { visitDate: '2027-01-02', day: '2027-01-01' })).toBe(
    'This ticket is for Sat, 2 Jan 2027.',
  );
  expect(scanSaid('wrong_date', { visitDate: '2027-01-02', day: '2027-01-03' })).toBe(
    'This ticket was for Sat, 2 Jan 2027. That day is over.',
  );
  const timed = { slot: '10:00', slotUntil: '11:00' };
  expect(scanSaid('too_early', timed)).toBe('Too early: from 10:00 am.');
  expect(scanSaid('too_late', timed)).toBe('Late: slot ended 11:00 am.');
  expect(scanSaid('wrong_park', {})).toBe('This ticket is for another park.');
  const words = (['pending', 'awaited', 'failed', 'aborted', 'refunded'] as const).map((status) =>
    scanSaid('unpaid', { status }),
  );
  expect(new Set(words).size).toBe(5);
});

test('an unknown code is blamed on nobody, and what is no ticket says what to ask for', () => {
  expect(scanSaid('unknown', { isCode: true })).toBe(
    'No such code, check it again. Its eight characters stand below the QR code.',
  );
  expect(scanSaid('unknown', {})).toBe('This is not a ticket: ask for the page with Code …');
});

test.each([
  [0, 'here', 'just now, here'],
  [-3, 'here', 'just now, here'],
  [2, 'here', '2 min ago, here'],
  [2, 'East gate', '2 min ago at East gate'],
  [59, null, '59 min ago'],
  [60, 'East gate', '1 h ago at East gate'],
  [24 * 60, 'East gate', 'on Mon, 4 Jan at East gate'],
])('used %d minutes ago at "%s" is "%s"', (minutes, place, words) => {
  const at = new Date('2027-01-04T06:30:00Z');
  expect(SAY.en(usedAgoText(at, place, new Date(at.getTime() + minutes * 60_000)))).toBe(words);
});
