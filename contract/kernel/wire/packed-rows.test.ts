import { expect, test } from 'vitest';
import { type PackedRow, packRows, readRows } from './packed-rows.ts';

const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
/** Keys all over the range, as ids have them. */
const keyOf = (n: number): string =>
  Array.from({ length: 8 }, (_, at) => SIGNS[(Math.imul(n + 1, 2_654_435_761 + 97 * at) >>> 9) & 31]).join('');

test('each of many rows is found by its key, and no other', () => {
  const rows = new Map(Array.from({ length: 5000 }, (_, n) => [keyOf(n), [n, n % 7, 4_294_967_295 - n]]));
  const given = [...rows].map(([key, numbers]): PackedRow => [key, ...numbers]);
  const find = readRows(packRows(given));
  for (const [key, numbers] of rows) expect([key, find(key)]).toEqual([key, numbers]);
  for (let n = 5000; n < 10_000; n += 1) if (!rows.has(keyOf(n))) expect(find(keyOf(n))).toBeUndefined();
});

test.each([['00000000'], ['zzzzzzzz'], ['0000000z'], ['z0000000']])('the outermost keys are found: %s', (key) => {
  const find = readRows(packRows([[key, 300]]));
  expect([find(key), find('7k2m9qxa')]).toEqual([[300], undefined]);
});

test('of several rows of a key the last stays', () => {
  const find = readRows(
    packRows([
      ['7k2m9qxa', 1],
      ['7k2m9qxb', 2],
      ['7k2m9qxa', 3],
    ]),
  );
  expect([find('7k2m9qxa'), find('7k2m9qxb')]).toEqual([[3], [2]]);
});

test('a row takes as many bytes as its numbers need', () => {
  const size = (...numbers: number[]) => packRows([['7k2m9qxa', ...numbers]]).length;
  expect([size(255), size(256), size(65_536)]).toEqual([4 + 6, 4 + 7, 4 + 9]);
});

test('nothing is found where there is nothing, nor by what is no key', () => {
  expect(readRows(packRows([]))('7k2m9qxa')).toBeUndefined();
  expect(readRows(new Uint8Array())('7k2m9qxa')).toBeUndefined();
  const find = readRows(packRows([['0000001z', 1]]));
  // A u stands for nothing, and would be one less than a sign before it.
  for (const key of ['0000002u', '0000001', '00000001z', '']) expect([key, find(key)]).toEqual([key, undefined]);
});

test('packed rows are read wherever they lie', () => {
  const packed = packRows([['7k2m9qxa', 70_000]]);
  const around = new Uint8Array(packed.length + 3);
  around.set(packed, 3);
  expect(readRows(around.subarray(3))('7k2m9qxa')).toEqual([70_000]);
});
