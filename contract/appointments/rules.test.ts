import { expect, test } from 'vitest';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { paidText } from './rules.ts';

test.each([
  [{ fee: 300_00, status: 'paid', paymentMode: 'online' }, 'Paid online'],
  [{ fee: 300_00, status: 'pending', paymentMode: 'cash' }, 'To be paid at the clinic'],
  [{ fee: 300_00, status: 'paid', paymentMode: 'cash' }, 'Paid at the clinic'],
  [{ fee: 300_00, status: 'refunded', paymentMode: 'online' }, 'Given back'],
  [{ fee: 0, status: 'paid', paymentMode: null }, null],
] as const)('of a token that is %o it says "%s"', (token, words) => {
  const paid = paidText(token);
  expect(paid && SAY.en(paid)).toBe(words);
});
