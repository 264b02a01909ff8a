import { expect, test } from 'vitest';
import { answeredWith, PATIENT_MS, startAnsweringServer } from '#server/testing/gateways/answering-server.ts';
import { CARD_REFUND, cardKeys, httpFixture, sealedAnswer } from '#server/testing/gateways/vectors.ts';
import { post } from '../http.ts';
import { decrypt } from './cipher.ts';
import { sendConfirmation } from './confirm-api.ts';

const credentials = cardKeys('ccav-34');
const encrypted = (value: unknown) => sealedAnswer(value, credentials);
const confirmationAnswered = (answer: Parameters<typeof answeredWith>[0]) =>
  answeredWith(answer, (apiUrl) => sendConfirmation({ apiUrl, post }, CARD_REFUND, credentials, PATIENT_MS));

test('one payment is confirmed with its full amount', async () => {
  const answer = encrypted({ success_count: 1, failed_List: [], error_desc: '', error_code: '' });
  await using server = await startAnsweringServer(() => answer);
  expect(await sendConfirmation({ apiUrl: server.url, post }, CARD_REFUND, credentials, PATIENT_MS)).toEqual({
    state: 'CONFIRMED',
  });
  const { command, enc_request = '' } = server.seen[0]!.form;
  expect(command).toBe('confirmOrder');
  expect(decrypt(enc_request, credentials)?.toString('utf8')).toBe(
    '{"order_List":[{"reference_no":"313008765432","amount":"450.00"}]}',
  );
});

test('a refused confirmation keeps its code, from the list or from the whole answer', async () => {
  const listed = {
    success_count: 0,
    failed_List: [{ reference_no: '313008765432', reason: 'x', error_code: '51301' }],
  };
  expect(await confirmationAnswered(encrypted(listed))).toEqual({ state: 'FAILED', reason: 'code 51301' });
  const whole = { success_count: '0', failed_List: '', error_code: '51302' };
  expect(await confirmationAnswered(encrypted(whole))).toEqual({ state: 'FAILED', reason: 'code 51302' });
});

test('a refused key, a broken server or an unreadable answer decides nothing', async () => {
  expect((await confirmationAnswered({ body: httpFixture('status-refused').response })).state).toBe('REFUSED');
  expect((await confirmationAnswered({ status: 500, body: '' })).state).toBe('UNREACHABLE');
  expect((await confirmationAnswered(encrypted({}))).state).toBe('UNREACHABLE');
});
