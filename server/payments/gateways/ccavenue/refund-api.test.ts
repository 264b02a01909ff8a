import { expect, test } from 'vitest';
import {
  answeredWith,
  PATIENT_MS,
  type ServerAnswer,
  SILENCE,
  startAnsweringServer,
} from '#server/testing/gateways/answering-server.ts';
import {
  cardKeys,
  cbcVector,
  httpFixture,
  CARD_REFUND as refund,
  sealedAnswer,
} from '#server/testing/gateways/vectors.ts';
import type { ProviderRefund, RefundResult } from '../gateway.ts';
import { post } from '../http.ts';
import { decrypt } from './cipher.ts';
import { refundStateOf, sendRefund } from './refund-api.ts';

const credentials = cardKeys('ccav-34');
const encrypted = (value: unknown) => sealedAnswer(value, credentials);
const refused = (code: string) => encrypted({ refund_status: 1, reason: 'No.', error_code: code });

const refundAnswered = (answer: ServerAnswer, changes: Partial<ProviderRefund> = {}): Promise<RefundResult> =>
  answeredWith(answer, (apiUrl) => sendRefund({ apiUrl, post }, { ...refund, ...changes }, credentials, PATIENT_MS));

test('the request is that of the vector, and an accepted refund is on its way, not done', async () => {
  await using server = await startAnsweringServer(() => ({ body: httpFixture('refund-ok').response }));
  expect(await sendRefund({ apiUrl: server.url, post }, refund, credentials, PATIENT_MS)).toEqual({ state: 'PENDING' });
  const { enc_request = '', ...plain } = server.seen[0]!.form;
  expect(decrypt(enc_request, credentials)?.toString('utf8')).toBe(cbcVector('ccav-34').plain);
  expect(plain).toEqual({
    access_code: 'SANDBOXACCESS00001',
    command: 'refundOrder',
    request_type: 'JSON',
    response_type: 'JSON',
    version: '1.1',
  });
});

test('the answer may be wrapped, and its status may be text', async () => {
  const answer = encrypted({ Refund_Order_Result: { refund_status: '0', reason: '', error_code: '' } });
  expect(await refundAnswered(answer)).toEqual({ state: 'PENDING' });
});

test.each(['51310', '51311', '51328', '51312', '51314', '51315'])('a refusal with code %s is final', async (code) => {
  expect(await refundAnswered(refused(code))).toEqual({ state: 'FAILED', reason: `code ${code}` });
});

const LONG_ENOUGH_TO_ARRIVE = 3_000;

test('after a lost answer, a repeated reference means that the first request arrived', async () => {
  const answers: ServerAnswer[] = [SILENCE, refused('51309')];
  await using server = await startAnsweringServer(() => answers.shift()!);
  const api = { apiUrl: server.url, post };
  expect(await sendRefund(api, refund, credentials, LONG_ENOUGH_TO_ARRIVE)).toEqual({
    state: 'UNREACHABLE',
    reason: 'time-out',
  });
  const again = await sendRefund(api, { ...refund, sentBefore: true }, credentials, PATIENT_MS);
  expect(again.state).toBe('PENDING');
  const references = server.seen.map(({ form }) => decrypt(form.enc_request!, credentials)?.toString('utf8'));
  expect(references[0]).toBe(references[1]);
});

test('a repeated reference on a first request is somebody else’s refund', async () => {
  expect(await refundAnswered(refused('51309'))).toEqual({ state: 'FAILED', reason: 'code 51309' });
});

test('a refused key, a broken server or an unreadable answer decides nothing', async () => {
  expect(await refundAnswered({ body: httpFixture('status-refused').response })).toEqual({
    state: 'REFUSED',
    reason: 'code 51407',
  });
  expect(await refundAnswered({ status: 502, body: '' })).toEqual({ state: 'UNREACHABLE', reason: 'HTTP 502' });
  expect((await refundAnswered(encrypted({ hello: 1 }))).state).toBe('UNREACHABLE');
});

test('a reference CCAvenue cannot take is never sent', async () => {
  await expect(refundAnswered(encrypted({ refund_status: 0 }), { refundId: 'x'.repeat(31) })).rejects.toThrow(
    RangeError,
  );
});

test('what an inquiry says about a refund', () => {
  const [alone, beside] = [{ besideOthers: false }, { besideOthers: true }];
  const refunded = { result: 'REFUNDED', facts: null } as const;
  expect(refundStateOf(refunded, beside)).toEqual({ state: 'DONE', speaksOf: 'payment' });
  expect(refundStateOf({ ...refunded, maybeInPart: true }, alone)).toEqual({ state: 'DONE', speaksOf: 'order' });
  expect(refundStateOf({ ...refunded, maybeInPart: true }, beside)).toEqual({ state: 'NOT_SEEN' });
  expect(refundStateOf({ result: 'SUCCEEDED', facts: null }, alone)).toEqual({ state: 'NOT_SEEN' });
  expect(refundStateOf({ result: 'UNREACHABLE', facts: null, reason: 'time-out' }, alone)).toEqual({
    state: 'UNREACHABLE',
    reason: 'time-out',
  });
});
