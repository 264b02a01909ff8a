import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, formatRupees, parseRupees, shortCount, shortRupees, toRupees } from './money.ts';

test('rupees are read exactly, and nothing else is read as rupees', () => {
  expect(parseRupees('450')).toBe(45_000);
  expect(parseRupees(120.5)).toBe(12_050);
  expect(parseRupees('0.07')).toBe(7);
  for (const bad of ['', '-1', '1.234', '1e3', 'NaN', '₹5', '1,000', Number.NaN, Number.POSITIVE_INFINITY, -3]) {
    expect(parseRupees(bad)).toBeNull();
  }
});

test('every amount of paise survives the way to the gateway and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (paise) => {
      expect(parseRupees(formatAmount(paise))).toBe(paise);
      expect(parseRupees(toRupees(paise))).toBe(paise);
    }),
    { seed: 2027 },
  );
});

test('people read rupees in lakh and crore groups, with paise only when there are any', () => {
  expect(formatRupees(12_500_000)).toBe('₹1,25,000');
  expect(formatRupees(1_234_567_850)).toBe('₹1,23,45,678.50');
  expect(formatRupees(25_000)).toBe('₹250');
  expect(formatRupees(0)).toBe('₹0');
});

test.each([
  [0, '0'],
  [950, '950'],
  [99_999, '99,999'],
  [100_000, '1 L'],
  [120_400, '1.2 L'],
  [9_994_999, '99.9 L'],
  [9_995_000, '1 Cr'],
  [34_000_000, '3.4 Cr'],
  [12_345_600_000, '1,234.6 Cr'],
])('where there is little room %d is said as %s', (whole, words) => {
  expect(shortCount(whole)).toBe(words);
  expect(shortRupees(whole * 100 + 49)).toBe(`₹${words}`);
});
