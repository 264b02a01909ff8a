import { expect, test } from 'vitest';
import { counterName } from './words.ts';

test('a counter is told by its number and who sits there, and once where both are the same', () => {
  expect(counterName('2', 'Meera Iyer')).toBe('Counter 2 · Meera Iyer');
  expect(counterName('2', 'Counter 2')).toBe('Counter 2');
});
