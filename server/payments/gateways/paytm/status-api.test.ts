import { describe, expect, test } from 'vitest';
import {
  answeredWith,
  PATIENT_MS,
  type ServerAnswer,
  SHORT_MS,
  SILENCE,
  startAnsweringServer,
} from '#server/testing/gateways/answering-server.ts';
import { CARD_ORDER as order, vectors, WALLET_KEYS, walletEnvelope } from '#server/testing/gateways/vectors.ts';
import type { Inquiry } from '../gateway.ts';
import { post } from '../http.ts';
import { sign, verify } from './checksum.ts';
import { inquireStatus } from './status-api.ts';

const paid: Record<string, unknown> = JSON.parse(walletEnvelope('env-10')).body;

const signed = (body: object, key = WALLET_KEYS.workingKey): ServerAnswer => {
  const text = JSON.stringify(body);
  return { body: `{"head":{"signature":"${sign(text, key)}"},"body":${text}}` };
};

const inquiryAnswered = (answer: ServerAnswer, timeoutMs = PATIENT_MS): Promise<Inquiry> =>
  answeredWith(answer, (apiUrl) => inquireStatus({ apiUrl, post }, order, WALLET_KEYS, timeoutMs));

const inquiryWith = (changes: Record<string, unknown>) => inquiryAnswered(signed({ ...paid, ...changes }));

const success: Inquiry = {
  result: 'SUCCEEDED',
  captured: true,
  facts: {
    orderId: order.orderId,
    amountPaise: 45_000,
    currency: 'INR',
    mid: WALLET_KEYS.mid,
    providerTxnId: '20261121111212800110168123456789012',
    bankRef: '640012345678',
    mode: 'UPI',
    at: new Date('2026-11-21T04:45:30.000Z'),
    word: 'TXN_SUCCESS',
  },
};

test('the request is the documented one, signed over the body that is sent', async () => {
  await using server = await startAnsweringServer(() => ({ body: walletEnvelope('env-10') }));
  expect(await inquireStatus({ apiUrl: server.url, post }, order, WALLET_KEYS, PATIENT_MS)).toEqual(success);
  const [{ text, ...request } = { text: '' }] = server.seen;
  expect(request).toMatchObject({ method: 'POST', path: '/v3/order/status', type: 'application/json' });
  const body = vectors.paytm.vectors.find(({ id }) => id === 'paytm-04-status-body')?.input ?? '';
  expect(text.endsWith(`,"body":${body}}`)).toBe(true);
  const { head } = JSON.parse(text);
  expect(Object.keys(head)).toEqual(['signature']);
  expect(verify(body, WALLET_KEYS.workingKey, head.signature)).toBe(true);
});

test('the answers of the vectors', async () => {
  expect((await inquiryAnswered({ body: walletEnvelope('env-11') })).result).toBe('AWAITED');
  expect(await inquiryAnswered({ body: walletEnvelope('env-12') })).toEqual({ result: 'NOT_FOUND', facts: null });
});

test('an answer without a signature is read: its connection proves whose it is', async () => {
  expect(await inquiryAnswered({ body: JSON.stringify({ head: {}, body: paid }) })).toEqual(success);
});

test('an answer whose signature does not fit is refused, be it changed or signed with another key', async () => {
  const changed = walletEnvelope('env-11').replace('PENDING', 'TXN_SUCCESS');
  for (const answer of [{ body: changed }, signed(paid, 'OtherTenant&Key2')])
    expect(await inquiryAnswered(answer)).toEqual({
      result: 'REFUSED',
      facts: null,
      reason: 'the answer is signed with another key',
    });
});

describe('facts that differ from ours wait for a person', () => {
  test.each([
    ['other_amount', { txnAmount: '1.00' }],
    ['other_amount', { txnAmount: undefined }],
    ['other_order', { orderId: 'x' }],
    ['no_order', { orderId: undefined }],
    ['other_merchant', { mid: 'OTHER' }],
    ['other_currency', { currency: 'USD' }],
    ['no_transaction', { txnId: '' }],
    ['other_merchant other_amount', { mid: 'OTHER', txnAmount: '449.99' }],
  ])('%s', async (mismatches, changes) => {
    expect(await inquiryWith(changes)).toMatchObject({
      result: 'REVIEW',
      captured: true,
      mismatches: mismatches.split(' '),
    });
  });

  test('also where nothing was paid, when the answer is about another order or merchant', async () => {
    const resultInfo = { resultStatus: 'TXN_FAILURE', resultCode: '227', resultMsg: '' };
    expect(await inquiryWith({ resultInfo, orderId: 'x' })).toMatchObject({ result: 'REVIEW' });
    expect(await inquiryWith({ resultInfo, txnAmount: '1.00' })).toMatchObject({ result: 'FAILED' });
  });
});

test('a success that was sent back whole is refunded, one that was sent back in part is still paid', async () => {
  expect((await inquiryWith({ refundAmt: '450.00' })).result).toBe('REFUNDED');
  expect((await inquiryWith({ refundAmt: '449.99' })).result).toBe('SUCCEEDED');
});

test('absent values may be null or empty, a mobile time is no time', async () => {
  const { facts } = await inquiryWith({ bankTxnId: '', paymentMode: null, txnDate: 'yesterday' });
  expect(facts).not.toHaveProperty('at');
  expect(facts).not.toHaveProperty('bankRef');
});

test.each([
  ['HTTP 500', { status: 500, body: walletEnvelope('env-10') }],
  ['HTTP 307', { status: 307, headers: { location: '/' }, body: '' }],
  ['unreadable answer', { body: '<html>' }],
  ['unreadable answer', { body: '{"head":{},"body":{"resultInfo":{"resultStatus":7}}}' }],
  [
    'unreadable answer',
    { body: '{"head":{},"body":{"resultInfo":{"resultStatus":"TXN_SUCCESS","resultCode":"01"}},"body":{}}' },
  ],
  ['unreadable answer', signed({ ...paid, txnAmount: 'much' })],
] as const)('%s decides nothing', async (reason, answer) => {
  expect(await inquiryAnswered(answer)).toEqual({ result: 'UNREACHABLE', facts: null, reason });
});

test('silence decides nothing', async () => {
  const reason = 'time-out';
  expect(await inquiryAnswered(SILENCE, SHORT_MS)).toEqual({ result: 'UNREACHABLE', facts: null, reason });
});

test('a key that cannot sign is told as ours', async () => {
  const keys = { ...WALLET_KEYS, workingKey: 'x' };
  const inquiry = await inquireStatus({ apiUrl: 'http://never.invalid', post }, order, keys, 9);
  expect(inquiry).toMatchObject({ result: 'REFUSED', facts: null });
});
