import { expect, test } from 'vitest';
import {
  PATIENT_MS,
  type ServerAnswer,
  SHORT_MS,
  SILENCE,
  startAnsweringServer,
} from '#server/testing/gateways/answering-server.ts';
import { CARD_REFUND, WALLET_KEYS } from '#server/testing/gateways/vectors.ts';
import { post } from '../http.ts';
import { verify } from './checksum.ts';
import { askRefund, sendRefund } from './refund-api.ts';

const refund = { ...CARD_REFUND, providerTxnId: '20261121111212800110168123456789012' };

const told = (resultStatus: string, resultCode: string, more: object = {}): ServerAnswer => ({
  body: JSON.stringify({ head: {}, body: { resultInfo: { resultStatus, resultCode, resultMsg: 'x' }, ...more } }),
});

/** Sends the refund to a provider that answers the application and the status like this. */
async function sent(apply: ServerAnswer, status: ServerAnswer = told('U', '900'), timeoutMs = PATIENT_MS) {
  await using server = await startAnsweringServer(({ path }) => (path === '/refund/apply' ? apply : status));
  const result = await sendRefund({ apiUrl: server.url, post }, refund, WALLET_KEYS, timeoutMs);
  return { result, seen: server.seen };
}

test('the request is that of the vector, and an accepted refund is on its way, not done', async () => {
  const { result, seen } = await sent(told('PENDING', '601'));
  expect(result).toEqual({ state: 'PENDING', reason: 'code 601' });
  const { path, text } = seen[0] ?? { text: '' };
  const { head, body } = JSON.parse(text);
  expect([path, seen.length]).toEqual(['/refund/apply', 1]);
  expect(verify(JSON.stringify(body), WALLET_KEYS.workingKey, head.signature)).toBe(true);
  expect(body).toEqual({
    mid: WALLET_KEYS.mid,
    txnType: 'REFUND',
    orderId: refund.orderId,
    txnId: refund.providerTxnId,
    refId: refund.refundId,
    refundAmount: '450.00',
    comments: 'refund by Pravesh',
  });
});

test('a refusal is final', async () => {
  expect((await sent(told('TXN_FAILURE', '600'))).result).toEqual({ state: 'FAILED', reason: 'code 600' });
});

test('what the merchant’s balance does not cover yet may be sent again later', async () => {
  const result = { state: 'FAILED', reason: 'code 620', later: true };
  expect((await sent(told('TXN_FAILURE', '620'))).result).toEqual(result);
});

test.each([
  ['617', told('PENDING', '601'), { state: 'PENDING', reason: 'code 601' }],
  ['617', told('TXN_SUCCESS', '10'), { state: 'DONE' }],
  ['629', told('TXN_SUCCESS', '10'), { state: 'DONE' }],
  ['626', told('TXN_FAILURE', '631'), { state: 'UNREACHABLE', reason: 'code 626' }],
  ['617', { status: 500, body: '' }, { state: 'UNREACHABLE', reason: 'HTTP 500' }],
])('after code %s its status is asked', async (code, status, expected) => {
  const { result, seen } = await sent(told('TXN_FAILURE', code), status);
  expect([result, seen.map(({ path }) => path)]).toEqual([expected, ['/refund/apply', '/v2/refund/status']]);
  expect(JSON.parse(seen[1]?.text ?? '').body).toEqual({
    mid: WALLET_KEYS.mid,
    orderId: refund.orderId,
    refId: refund.refundId,
  });
});

test('a refund that is not there may be sent again', async () => {
  await using server = await startAnsweringServer(() => told('TXN_FAILURE', '631'));
  const asked = await askRefund({ apiUrl: server.url, post }, refund, WALLET_KEYS, PATIENT_MS);
  expect(asked).toEqual({ state: 'NOT_SEEN', reason: 'code 631' });
});

test.each([
  ['refId', { refId: 'another' }],
  ['orderId', { orderId: 'another' }],
  ['refundAmount', { refundAmount: '1.00' }],
])('an answer with another %s decides nothing', async (_, more) => {
  expect((await sent(told('TXN_SUCCESS', '10', more))).result.state).toBe('UNREACHABLE');
});

test('a refused key, silence, a broken server or an unreadable answer decides nothing', async () => {
  expect((await sent(told('TXN_FAILURE', '330'))).result).toEqual({ state: 'REFUSED', reason: 'code 330' });
  expect((await sent(SILENCE, SILENCE, SHORT_MS)).result).toEqual({ state: 'UNREACHABLE', reason: 'time-out' });
  expect((await sent({ status: 502, body: '' })).result).toEqual({ state: 'UNREACHABLE', reason: 'HTTP 502' });
  expect((await sent({ body: 'ok' })).result).toEqual({ state: 'UNREACHABLE', reason: 'unreadable answer' });
});

test('a reference that Paytm cannot take is never sent', async () => {
  const api = { apiUrl: 'http://never.invalid', post };
  await expect(sendRefund(api, { ...refund, refundId: 'x|y' }, WALLET_KEYS, 9)).rejects.toThrow(RangeError);
});
