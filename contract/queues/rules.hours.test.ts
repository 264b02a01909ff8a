import { expect, test } from 'vitest';
import { comeAt } from './rules.ts';

test.each([
  [0, 0, '09:00'],
  [1, 0, '09:00'],
  [10, 0, '09:45'],
  [10, 20, '10:05'],
  [500, 0, '13:00'],
])(
  'with %i before and %i minutes late, a clinic of forty tokens from nine to one is to be come to at %s',
  (before, late, at) => {
    expect(comeAt({ opensAt: '09:00', closesAt: '13:00', tokens: 40 }, before, late)).toBe(at);
  },
);

test('hours that are none, and no tokens at all, name no wrong time', () => {
  expect(comeAt({ opensAt: '13:00', closesAt: '09:00', tokens: 40 }, 3, 0)).toBeNull();
  expect(comeAt({ opensAt: '09:00', closesAt: '13:00', tokens: 0 }, 0, 0)).toBe('09:00');
});
