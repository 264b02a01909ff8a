import { expect, test } from 'vitest';
import { paidWords, tokenInWords } from './words.ts';

test.each([
  [{ fee: 300_00, status: 'paid', paymentMode: 'online' }, 'Paid online'],
  [{ fee: 300_00, status: 'pending', paymentMode: 'cash' }, 'To be paid at the clinic'],
  [{ fee: 300_00, status: 'paid', paymentMode: 'cash' }, 'Paid at the clinic'],
  [{ fee: 300_00, status: 'refunded', paymentMode: 'online' }, 'Given back'],
  [{ fee: 0, status: 'paid', paymentMode: null }, null],
] as const)('of a token that is %o it says "%s"', (token, words) => {
  expect(paidWords(token)).toBe(words);
});

test('whoever is sent a token reads its number, its place and its day', () => {
  expect(tokenInWords(24, 'Sanjeevani', '2027-01-05')).toBe('Token 24 at Sanjeevani, Tue, 5 Jan 2027');
});
