import { expect, test } from 'vitest';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { AWAY_MS, conflictText, dayOfConflict, following, isAway, isLow, knownUntil, lockOf } from './rules.ts';

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

test('a battery is low below 15 %, unless it is being charged', () => {
  const low = (battery: number | null, charging = false) => isLow({ battery, charging });
  expect([low(14), low(15), low(14, true), low(null)]).toEqual([true, false, false, false]);
});

test('a conflict of a ticket that was cancelled says who let it in and why that was too many', () => {
  const side = { gate: null, device: null, at: at.toISOString(), by: '', people: 2 };
  expect(SAY.en(conflictText({ result: 'unpaid', above: 2, sides: [side] }))).toBe(
    '10:30 am, somebody let in 2. That is 2 too many. The ticket is not paid, or was cancelled.',
  );
});

test('a conflict of two gates on both sides of midnight says the day of each, and one of a single day none', () => {
  const side = (gate: string, at: string) => ({ gate, device: null, at, by: 'Sita', people: 4 });
  const sides = [side('West gate', '2027-01-02T18:33:00Z'), side('East gate', '2027-01-02T18:28:00Z')];
  expect(SAY.en(conflictText({ result: 'already_scanned', above: 4, sides }))).toBe(
    'West gate, Sun, 3 Jan, 12:03 am, Sita let in 4; East gate, Sat, 2 Jan, 11:58 pm, Sita let in 4. That is 4 too many.',
  );
  expect([dayOfConflict({ sides }), dayOfConflict({ sides: sides.slice(1) }), dayOfConflict({ sides: [] })]).toEqual([
    null,
    '2027-01-02',
    null,
  ]);
});

const page = (asOf: string, more: { since?: string; after?: string; next?: string } = {}) => ({
  ...{ asOf, since: null, after: null, next: null },
  ...more,
});

test('a page of the list follows where it leaves no gap, and a whole telling begins anew', () => {
  const whole = [page('10:00', { next: 'b' }), page('10:01', { after: 'b', next: 'c' }), page('10:02', { after: 'c' })];
  const read = (pages: ReturnType<typeof page>[]) =>
    pages.reduce<readonly ReturnType<typeof page>[] | null>((found, one) => found && following(found, one), []);
  expect(read(whole)).toEqual(whole);
  // What came in while its later pages were fetched may not be in them.
  expect(knownUntil(whole)).toBe('10:00');
  const day = [...whole, page('10:05', { since: '10:00' }), page('10:06', { since: '10:05' })];
  expect([read(day), knownUntil(day)]).toEqual([day, '10:06']);
  expect(read([...day, page('10:08', { since: '10:07' })])).toBeNull();
  expect(read([...day, page('10:07', { since: '10:06', after: 'd' })])).toBeNull();
  expect(read([page('10:05', { since: '10:00' })])).toBeNull();
  expect(read([...day, page('11:00')])).toEqual([page('11:00')]);
  expect(knownUntil([])).toBeUndefined();
});
