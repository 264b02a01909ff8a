import { expect, test } from 'vitest';
import { strokeOf, surfaceOf } from './line-path.ts';

const height = (value: number) => value;

test('a line goes through the middle of each point, and its surface down to zero', () => {
  expect(strokeOf([40, 10], height)).toBe('M25 60L75 90');
  expect(surfaceOf([40, 10], height)).toBe('M25 100L25 60L75 90L75 100Z');
});

test('where nothing was measured the line is broken, and a point alone is a dot', () => {
  expect(strokeOf([5, null, 20, 30, null], height)).toBe('M10 95h0M50 80L70 70');
  expect(strokeOf([null], height)).toBe('');
});
