import { expect, test } from 'vitest';
import { fitHeading, linesOf, POSTER } from './poster.ts';

/** A fixed-pitch measure: each sign is six tenths of the type size wide. */
const wide = (text: string, size: number): number => [...text].length * size * 0.6;
const plain = (text: string): number => text.length;

test('the poster has the size and the wait of the product', () => {
  expect(POSTER).toEqual({ width: 600, height: 800, delayMs: 1500 });
});

test('words fill a line as far as it goes, and the next line begins after that', () => {
  expect(linesOf('the zoo of the nawab', 8, plain)).toEqual(['the zoo', 'of the', 'nawab']);
  expect(linesOf('  spaced   out  ', 20, plain)).toEqual(['spaced out']);
  expect(linesOf('', 20, plain)).toEqual([]);
});

test('a word longer than the line stands alone instead of being lost', () => {
  expect(linesOf('an Indroda-Nature-Park here', 10, plain)).toEqual(['an', 'Indroda-Nature-Park', 'here']);
});

test('a short name is set in the largest type', () => {
  expect(fitHeading('NEHRU ZOO', wide)).toEqual({ size: 52, lines: ['NEHRU ZOO'] });
});

test('a longer name is made smaller until three lines of the poster hold it', () => {
  const { size, lines } = fitHeading('SANJAY GANDHI BIOLOGICAL PARK AND BOTANICAL GARDEN OF PATNA', wide);
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(size).toBeLessThan(52);
  expect(size).toBeGreaterThan(26);
  for (const line of lines) expect(wide(line, size)).toBeLessThanOrEqual(POSTER.width - 80);
  expect(lines.join(' ')).toBe('SANJAY GANDHI BIOLOGICAL PARK AND BOTANICAL GARDEN OF PATNA');
});

test('a name beyond all measure ends after three lines of the smallest type', () => {
  const { size, lines } = fitHeading('VERY '.repeat(60), wide);
  expect(size).toBe(26);
  expect(lines).toHaveLength(3);
});
