// @vitest-environment node
import { expect, test } from 'vitest';
import { fitted, linesOf } from './fitted-text.ts';
import { POSTER } from './poster.ts';

/** Measures as a fixed-pitch font does: each sign is six tenths of the type size wide. */
const pen = {
  font: '',
  measureText: ({ length }: string) => ({ width: length * Number.parseFloat(pen.font.split(' ')[1] ?? '') * 0.6 }),
} as CanvasRenderingContext2D;
const AREA = { left: 0, top: 0, width: 520, height: 190 };
const set = (text: string) => fitted(pen, [{ text, weight: 800, largest: 52, most: 3 }], AREA);

test('the poster has the size and the wait of the product', () => {
  expect(POSTER).toEqual({ width: 600, height: 800, delayMs: 1500 });
});

test.each([
  ['words fill a line as far as it goes', 'the zoo of the nawab', ['the zoo', 'of the', 'nawab']],
  ['blanks between words are one', '  a   zoo  ', ['a zoo']],
  ['nothing has no line', '', []],
  ['a longer word stands alone instead of being lost', 'an Indroda-Nature-Park', ['an', 'Indroda-Nature-Park']],
])('%s', (_, text, lines) => {
  expect(linesOf(text, 8, ({ length }) => length)).toEqual(lines);
});

test('a short name is set in the largest type', () => {
  expect(set('NEHRU ZOO')).toMatchObject([{ text: 'NEHRU ZOO', size: 52 }]);
});

test('a longer name is made smaller until its lines stand in the area', () => {
  const lines = set('SANJAY GANDHI BIOLOGICAL PARK OF PATNA');
  expect(lines.map(({ text }) => text).join(' ')).toBe('SANJAY GANDHI BIOLOGICAL PARK OF PATNA');
  expect(lines.length).toBeLessThanOrEqual(3);
  for (const { text, size } of lines) {
    expect(size).toBeLessThan(52);
    expect(text.length * size * 0.6).toBeLessThanOrEqual(AREA.width);
  }
});

test('of a name beyond all measure stands what has room in the smallest type', () => {
  const lines = set('VERY '.repeat(100));
  expect(lines.map(({ size }) => size)).toEqual(Array(5).fill(25));
});
