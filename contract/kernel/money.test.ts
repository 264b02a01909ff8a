import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, formatRupees, parseAmount, parseRupees, shortCount, shortRupees, toRupees } from './money.ts';

test.each([
  ['450', 45_000],
  [120.5, 12_050],
  ['0.07', 7],
  ['40.0', 4_000],
  ['₹ 500', 50_000],
  ['₹5', 500],
  ['500 Rs', 50_000],
  ['Rs. 500/-', 50_000],
  ['500/- Rs.', 50_000],
  ['INR 1,25,000.50', 12_500_050],
  ['1,000', 100_000],
  ['1 25 000', 12_500_000],
  ['५००', 50_000],
  ['500 rupees', 50_000],
  ['\u200b500\u00a0', 50_000],
  ['59.970000000000006', 5_997],
  [59.970000000000006, 5_997],
  [0.1 + 0.2, 30],
  ['12.500', 1_250],
])('%j is %d paise', (written, paise) => expect(parseRupees(written)).toBe(paise));

test.each([
  ['', '-1', '−1', '1.234', '1e3', '12,5', '1,2,3', '1.25.000', 'NaN', 'free', '$5', '500 €', '5 10', '10%', '½', '₹'],
  [Number.NaN, Number.POSITIVE_INFINITY, -3, 1.005, 1e21],
])('%j and the like are no rupees', (...wrong) => {
  for (const one of wrong) expect(parseRupees(one), String(one)).toBeNull();
});

test('an amount of a gateway is read to the letter', () => {
  expect([parseAmount('450.00'), parseAmount('0.07'), parseAmount(120.5)]).toEqual([45_000, 7, 12_050]);
  for (const wrong of ['', '₹450', '450/-', '1,000', '1.234', '59.970000000000006', '-1', '1e3', '४५०'])
    expect(parseAmount(wrong), wrong).toBeNull();
});

test('every amount of paise survives the way to the gateway and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (paise) => {
      expect(parseRupees(formatAmount(paise))).toBe(paise);
      expect(parseAmount(formatAmount(paise))).toBe(paise);
      expect(parseRupees(formatRupees(paise))).toBe(paise);
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
