import { expect, test } from 'vitest';
import { SAY } from '#server/kernel/words/catalogues.ts';
import {
  AWAY_MS,
  conflictText,
  dayOfConflict,
  figuresOf,
  following,
  isAway,
  isLow,
  isSilent,
  knownUntil,
  lockOf,
  refusesUnusually,
} from './rules.ts';

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

const MINUTE = 60_000;
const checking = { counts: { admitted: 1 }, seenAt: at, leftAt: null, lockedAt: null };
test.each([
  ['heard three minutes ago', {}, 3 * MINUTE, false],
  ['not heard for longer', {}, 3 * MINUTE + 1, true],
  ['not heard since the morning', {}, 10 * 60 * MINUTE, true],
  ['closed by its person', { leftAt: at }, 4 * MINUTE, false],
  ['locked', { lockedAt: at }, 4 * MINUTE, false],
  ['that checked nobody today', { counts: {} }, 4 * MINUTE, false],
  ['that refused everybody', { counts: { unpaid: 2 } }, 4 * MINUTE, true],
])('a gate %s: is it silent?', (_, more, ms, silent) => {
  expect(isSilent({ ...checking, ...more }, new Date(at.getTime() + ms))).toBe(silent);
});

/** Refused and checked: lately by the gate, today by itself and by another one of its park. */
type Refusals = readonly [refused: number, checked: number];
const counted = ([refused, checked]: Refusals) => ({ unpaid: refused, admitted: checked - refused });
test.each<[string, Refusals, Refusals, Refusals, boolean]>([
  ['four of four, all of the day', [4, 4], [4, 4], [0, 0], false],
  ['five of five, all of the day', [5, 5], [5, 5], [0, 0], true],
  ['three of ten, else nobody', [6, 20], [6, 20], [0, 100], true],
  ['less than three of ten', [5, 17], [5, 17], [0, 100], false],
  ['half, three times as many as all others', [10, 20], [10, 20], [10, 60], true],
  ['half, not three times as many as all others', [10, 20], [10, 20], [11, 60], false],
  ['half, and so it was all day long', [10, 20], [60, 120], [0, 0], false],
  ['half, after a quiet day of its own', [10, 20], [15, 120], [0, 0], true],
  ['half, after a quiet day of the other', [10, 20], [60, 120], [0, 240], true],
])('a gate that refused %s: is it unusual?', (_, [refused, checked], own, others, unusual) => {
  const gate = { device: 'a', parkId: 'zoo', seenAt: at, counts: counted(own), lately: { refused, checked } };
  const other = { ...gate, device: 'b', counts: counted(others), lately: null };
  const elsewhere = { ...other, device: 'c', parkId: 'hill', counts: counted([900, 900]) };
  const all = [gate, other, elsewhere];
  expect(refusesUnusually(gate, all, at)).toBe(unusual);
  expect(refusesUnusually(gate, all, new Date(at.getTime() + AWAY_MS + 1))).toBe(false);
});

test('figures are summed up by park and hour without a gap, and by gate', () => {
  const zoo = { parkId: 'zoo', parkName: 'Zoo' };
  const east = { parkId: 'zoo', gate: 'East', byHand: 0, undone: 0 };
  const came = [
    { ...zoo, hour: 9, sold: 5, came: 4 },
    { ...zoo, hour: 11, sold: 2, came: 2 },
    { ...zoo, hour: null, sold: 3, came: 0 },
    { parkId: 'hill', parkName: 'Hill', hour: null, sold: 7, came: 0 },
  ];
  const handled = [
    { ...east, hour: 8, refused: 1 },
    { ...east, hour: 11, refused: 2, byHand: 4 },
  ];
  expect(figuresOf('2027-01-02', came, handled)).toEqual({
    day: '2027-01-02',
    parks: [
      {
        ...{ ...zoo, sold: 10, came: 6 },
        hours: [
          { hour: 8, came: 0, refused: 1 },
          { hour: 9, came: 4, refused: 0 },
          { hour: 10, came: 0, refused: 0 },
          { hour: 11, came: 2, refused: 2 },
        ],
      },
      { parkId: 'hill', parkName: 'Hill', sold: 7, came: 0, hours: [] },
    ],
    gates: [{ ...east, refused: 3, byHand: 4 }],
  });
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
