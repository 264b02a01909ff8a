import { expect, test } from 'vitest';
import { fromBase32, toBase32 } from './base32.ts';

const bytes = (...values: number[]) => new Uint8Array(values);

test('writes what others write', () => {
  expect(toBase32(bytes())).toBe('');
  expect(toBase32(bytes(0xff))).toBe('ZW');
  expect(toBase32(new TextEncoder().encode('foobar'))).toBe('CSQPYRK1E8');
});

test('reads back every length up to a signature and beyond', () => {
  for (let length = 0; length <= 70; length += 1) {
    const some = Uint8Array.from({ length }, (_, at) => (at * 97 + length * 31) & 255);
    expect(fromBase32(toBase32(some))).toEqual(some);
  }
  expect(toBase32(new Uint8Array(64))).toHaveLength(103);
});

test('refuses letters that it never writes, and bits left over', () => {
  expect(fromBase32('ZI')).toBeNull();
  expect(fromBase32('zw')).toBeNull();
  expect(fromBase32('ZX')).toBeNull();
  expect(fromBase32('Z')).toBeNull();
});
