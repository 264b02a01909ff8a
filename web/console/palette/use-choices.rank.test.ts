// @vitest-environment node
import { expect, test } from 'vitest';
import { ranked, rankOf } from '#web/console/palette/use-choices.ts';

test.each([
  ['par', 'Park', 0],
  ['deer', 'Mahavir Harina Deer Park', 1],
  ['deer mah', 'Mahavir Harina Deer Park', 1],
  ['inspector', 'User', 2],
  ['ark', 'Park', null],
  ['deer lion', 'Mahavir Harina Deer Park', null],
  ['cafe', 'Café by the lake', 0],
] as const)('“%s” answers to “%s” with rank %s', (typed, text, rank) => {
  expect(rankOf(typed, text, 'inspectors gate')).toBe(rank);
});

test('the best come first, else the order stays', () => {
  const all = ['Show Reports', 'Doctor Report', 'Reports', 'Park'];
  expect(ranked('rep', all, (one) => [one])).toEqual(['Reports', 'Show Reports', 'Doctor Report']);
});
