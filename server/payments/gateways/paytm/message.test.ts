import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vectors } from '#server/testing/gateways/vectors.ts';
import { sign } from './checksum.ts';
import { readForm, readJson, UNREADABLE } from './message.ts';

const key = { mid: 'SANDBX00000000000001', workingKey: 'SandboxKey#00@1!' };
const orderId = '66f0c1d2e3a4b5c6d7e8f901';

/** A form of the vectors with its checksum. */
function formOf(id: string): Record<string, string> {
  const vector = vectors.paytm.vectors.find((one) => one.id.startsWith(id));
  return { ...(vector?.input as unknown as Record<string, string>), CHECKSUMHASH: vector?.checksum ?? '' };
}

const signedForm = (fields: Record<string, string>) => ({ ...fields, CHECKSUMHASH: sign(fields, key.workingKey) });
const { CHECKSUMHASH: _, ...success } = formOf('paytm-10');

const jsonOf = (body: object, workingKey = key.workingKey) => {
  const text = JSON.stringify(body);
  return `{"head":{"signature":"${sign(text, workingKey)}","version":"v1"},"body":${text}}`;
};

test.each([
  ['paytm-10', 'VERIFY_SUCCESS'],
  ['paytm-11', 'ABORTED'],
  ['paytm-12', 'AWAITED'],
  ['paytm-13', 'VERIFY_SUCCESS'],
])('the form of %s claims %s', (id, claimed) =>
  expect(readForm(formOf(id), key)).toEqual({
    valid: true,
    claimed,
    orderId,
    providerTxnId: '20261121111212800110168123456789012',
    amountPaise: 45_000,
  }),
);

test('a form without a prototype, as the form parser makes it, is read alike', () =>
  expect(readForm(Object.assign(Object.create(null), formOf('paytm-10')), key).valid).toBe(true));

test('every bad message of the vectors is invalid, but for the one whose blanks were plus signs', () => {
  for (const { id, params, merchantKey, checksum, ours } of vectors.paytm.negative) {
    const hint = readForm({ ...params, CHECKSUMHASH: checksum }, { ...key, workingKey: merchantKey });
    expect([id, hint.valid, hint.claimed]).toEqual([id, ours, ours ? 'VERIFY_SUCCESS' : null]);
  }
});

test('one that nobody signed names its order and claims nothing', () =>
  expect(readForm(success, key)).toEqual({ valid: false, claimed: null, orderId }));

test.each([
  ['another merchant', { MID: 'OTHER' }],
  ['another currency', { CURRENCY: 'USD' }],
  ['no amount', { TXNAMOUNT: '' }],
  ['no word', { STATUS: '' }],
  ['an odd order', { ORDERID: 'a b' }],
  ['a control character', { RESPMSG: 'a\u0000' }],
  ['the sign that joins signed values', { RESPMSG: 'a|b' }],
])('one of %s is nothing, however well it is signed', (_, changes) =>
  expect(readForm(signedForm({ ...success, ...changes }), key)).toEqual(UNREADABLE),
);

const told = { mid: key.mid, orderId, txnId: '7', txnAmount: '450.00', status: 'TXN_SUCCESS', respCode: '01' };

test('a notice in JSON is read from the characters that were signed', () => {
  expect(readJson(jsonOf(told), key)).toEqual({
    valid: true,
    claimed: 'VERIFY_SUCCESS',
    orderId,
    providerTxnId: '7',
    amountPaise: 45_000,
  });
  expect(readJson(jsonOf(told).replace('"7"', '"8"'), key)).toEqual({ valid: false, claimed: null, orderId });
  expect(readJson(JSON.stringify({ body: told }), key)).toEqual({ valid: false, claimed: null, orderId });
  expect(readJson(jsonOf(told, 'OtherTenant&Key2'), key).valid).toBe(false);
  expect(readJson(jsonOf({ ...told, mid: 'OTHER' }), key)).toEqual(UNREADABLE);
});

test('a notice of a refund names its order and claims nothing of the payment', () => {
  const refund = vectors.paytm.envelopes.find(({ id }) => id === 'env-20-refund-webhook')?.raw ?? '';
  expect(readJson(refund, key)).toEqual({ valid: true, claimed: null, orderId });
});

test('nothing whatever makes reading throw', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), fc.json(), (form, text, json) => {
      for (const hint of [readForm(form, key), readJson(text, key), readJson(`{"body":${json}}`, key)])
        expect(hint.valid).toBe(false);
    }),
    { seed: 2027 },
  );
});
