import { expect, test } from 'vitest';
import { mismatchesOf, optional, readInstant, rupees, text } from './answer-values.ts';

test('rupees become paise, whatever is no amount is refused', () => {
  expect([rupees.parse('450.00'), rupees.parse(450.5)]).toEqual([45_000, 45_050]);
  for (const wrong of ['', '-1', '1.005', 'much', null, {}]) expect(rupees.safeParse(wrong).success).toBe(false);
});

test('a number stands for a text while it is exact', () => {
  expect([text.parse(' a '), text.parse(313008765432)]).toEqual(['a', '313008765432']);
  expect(text.safeParse(2 ** 60).success).toBe(false);
});

test.each([[null], [''], ['null'], [undefined]])('%o is absent', (value) => {
  expect([optional(text).parse(value), optional(rupees).parse(value)]).toEqual([undefined, undefined]);
});

test('times are Indian, and an odd one is none', () => {
  expect(readInstant('2026-11-21 15:45:30.120')).toEqual(new Date('2026-11-21T10:15:30.120Z'));
  expect(readInstant('2026-11-21 15:45:30')).toEqual(new Date('2026-11-21T10:15:30Z'));
  for (const odd of [undefined, '', '21/11/2026', '2026-13-41 15:45:30']) expect(readInstant(odd)).toBeNull();
});

test('only what differs is told, and null where all agrees', () => {
  expect(
    mismatchesOf([
      [true, 'other_order'],
      [false, 'other_amount'],
      [true, 'no_transaction'],
    ]),
  ).toEqual(['other_order', 'no_transaction']);
  expect(mismatchesOf([[false, 'other_order']])).toBeNull();
});
