import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount } from '#contract/kernel/money.ts';
import { CARD_ORDER, cbcVector } from '#server/testing/gateways/vectors.ts';
import { checkReference, requestText } from './request.ts';

const merchant = { mid: '900001' };

test('the request text is that of the vector, byte for byte', () => {
  expect(requestText(CARD_ORDER, merchant)).toBe(cbcVector('ccav-01').plain);
});

test('nothing a visitor or a park can write adds a key or changes another value', () => {
  const anything = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(anything, anything, fc.integer({ min: 1, max: 10 ** 11 }), (mobile, offeringId, amountPaise) => {
      const pairs = requestText({ ...CARD_ORDER, mobile, offeringId, amountPaise }, merchant).split('&');
      const fields = new Map(pairs.map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]));
      expect(pairs).toHaveLength(11);
      expect([fields.get('billing_tel'), fields.get('merchant_param2')]).toEqual([mobile, offeringId]);
      expect(fields.get('amount')).toBe(formatAmount(amountPaise));
      expect(fields.has('order_status')).toBe(false);
    }),
    { seed: 2027 },
  );
});

test('an order that CCAvenue would refuse is not sent', () => {
  const longUrl = `https://pravesh.example/${'x'.repeat(80)}`;
  for (const wrong of [
    { orderId: '' },
    { orderId: 'x'.repeat(31) },
    { orderId: 'a/b' },
    { orderId: 'a&order_status=Success' },
    { amountPaise: 0 },
    { amountPaise: -100 },
    { amountPaise: 100.5 },
    { returnUrl: longUrl },
    { cancelUrl: longUrl },
  ]) {
    expect(() => requestText({ ...CARD_ORDER, ...wrong }, merchant)).toThrow(RangeError);
  }
  expect(requestText({ ...CARD_ORDER, orderId: 'x'.repeat(30), returnUrl: longUrl.slice(0, 100) }, merchant)).toContain(
    'amount=450.00',
  );
});

test('a reference has 1 to 30 safe characters', () => {
  expect(() => checkReference('refund reference', 'rf_1-A')).not.toThrow();
  expect(() => checkReference('refund reference', 'rf 1')).toThrow(/refund reference/);
});
