import { expect, test } from 'vitest';
import { scanMessage, usedWords } from './words.ts';

test('the words name what is known and claim no more', () => {
  const used = { firstScannedAt: new Date('2027-01-04T06:30:00Z'), firstGate: 'East' };
  expect(scanMessage('admitted', { people: 4 })).toBe('Let in 4.');
  expect(scanMessage('already_scanned', used)).toBe('This ticket was used on Mon, 4 Jan 2027, 12:00 pm at East.');
  expect(scanMessage('already_scanned', { ...used, firstGate: null })).toBe(
    'This ticket was used on Mon, 4 Jan 2027, 12:00 pm.',
  );
  expect(scanMessage('already_scanned', {})).toBe('This ticket was used already.');
  expect(scanMessage('wrong_date', { visitDate: '2027-01-02' })).toBe('This ticket is for Sat, 2 Jan 2027.');
  expect(scanMessage('wrong_date', { visitDate: '2027-01-02', day: '2027-01-01' })).toBe(
    'This ticket is for Sat, 2 Jan 2027.',
  );
  expect(scanMessage('wrong_date', { visitDate: '2027-01-02', day: '2027-01-03' })).toBe(
    'This ticket was for Sat, 2 Jan 2027. That day is over.',
  );
  const timed = { slot: '10:00', slotUntil: '11:00' };
  expect(scanMessage('too_early', timed)).toBe('Too early: from 10:00 am.');
  expect(scanMessage('too_late', timed)).toBe('Late: slot ended 11:00 am.');
  expect(scanMessage('wrong_park', {})).toBe('This ticket is for another park.');
  const words = (['pending', 'awaited', 'failed', 'aborted', 'refunded'] as const).map((status) =>
    scanMessage('unpaid', { status }),
  );
  expect(new Set(words).size).toBe(5);
});

test('an unknown code is blamed on nobody, and what is no ticket says what to ask for', () => {
  expect(scanMessage('unknown', { isCode: true })).toBe(
    'No such code, check it again. Its eight characters stand below the QR code.',
  );
  expect(scanMessage('unknown', {})).toBe('This is not a ticket: ask for the page with Code …');
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
  expect(usedWords(at, place, new Date(at.getTime() + minutes * 60_000))).toBe(words);
});
