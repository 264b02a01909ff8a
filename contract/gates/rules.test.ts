import { expect, test } from 'vitest';
import { AWAY_MS, isAway, lockOf } from './rules.ts';
import { conflictWords } from './words.ts';

const at = new Date('2027-01-02T05:00:00Z');
const later = new Date('2027-01-02T05:01:00Z');

test('a lock has come once the phone has said that it kept nothing since', () => {
  expect([
    lockOf({ lockedAt: null, wipedAt: null }),
    lockOf({ lockedAt: at, wipedAt: null }),
    lockOf({ lockedAt: at, wipedAt: later }),
    // Another server noted it, whose clock was behind.
    lockOf({ lockedAt: later, wipedAt: at }),
  ]).toEqual(['none', 'at next contact', 'now', 'now']);
});

test('a gate is away once it was not heard for twice its time', () => {
  const after = (ms: number) => isAway({ seenAt: at }, new Date(at.getTime() + ms));
  expect([after(AWAY_MS), after(AWAY_MS + 1)]).toEqual([false, true]);
});

test('a conflict of a ticket that was cancelled says who let it in and why that was too many', () => {
  const side = { gate: null, device: null, at: at.toISOString(), by: '', people: 2 };
  expect(conflictWords({ result: 'unpaid', above: 2, sides: [side] })).toBe(
    '10:30 am, somebody let in 2. That is 2 too many. The ticket is not paid, or was cancelled.',
  );
});
