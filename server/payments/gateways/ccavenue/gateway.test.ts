import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startAnsweringServer } from '#server/testing/gateways/answering-server.ts';
import {
  CARD_ORDER,
  CARD_REFUND,
  cardKeys,
  cbcVector,
  httpFixture,
  sealedAnswer,
  vectors,
} from '#server/testing/gateways/vectors.ts';
import type { Credentials, FormCheckout } from '../gateway.ts';
import { post } from '../http.ts';
import { encrypt } from './cipher.ts';
import { ccavenueGateway } from './gateway.ts';

const credentials = cardKeys('ccav-01');
const hosts = { txnUrl: 'http://page.invalid', apiUrl: 'http://api.invalid' };
const gateway = ccavenueGateway(hosts, post);
const startForm = async (keys: Credentials) => (await gateway.start(CARD_ORDER, keys)) as FormCheckout;
const unreadable = { valid: false, claimed: null, orderId: null };
const returned = (vectorId: string) =>
  gateway.readReturn({ encResp: cbcVector(vectorId).cipherHex }, CARD_ORDER, credentials);

test('the checkout is the form of the fixture', async () => {
  const { url, fields, kind } = await startForm(credentials);
  expect(kind).toBe('form');
  expect(url).toBe('http://page.invalid/transaction/transaction.do?command=initiateTransaction');
  expect(new URLSearchParams(fields).toString()).toBe(httpFixture('form-post').body);
  expect(JSON.stringify(fields)).not.toContain(credentials.workingKey);
});

test('the return of the fixture is a hint of success, which only asks for an inquiry', () => {
  const form = Object.fromEntries(new URLSearchParams(httpFixture('return-post').body));
  expect(gateway.readReturn(form, CARD_ORDER, credentials)).toEqual({
    valid: true,
    claimed: 'VERIFY_SUCCESS',
    orderId: CARD_ORDER.orderId,
    providerTxnId: '313008765432',
    amountPaise: 45_000,
  });
});

test.each([
  ['ccav-21', 'FAILED'],
  ['ccav-22', 'ABORTED'],
  ['ccav-23', 'AWAITED'],
  ['ccav-24', 'FAILED'],
])('%s is read as %s', (vectorId, claimed) => {
  expect(returned(vectorId)).toMatchObject({ valid: true, claimed, orderId: CARD_ORDER.orderId });
});

test('a return with another amount shows it, and the inquiry sends the payment to a person', async () => {
  expect(returned('ccav-25')).toMatchObject({ claimed: 'VERIFY_SUCCESS', amountPaise: 100 });
  expect(returned('ccav-27')).toMatchObject({ claimed: 'VERIFY_SUCCESS', amountPaise: 40_500 });
  const status = { ...JSON.parse(cbcVector('ccav-31').plain), order_amt: 1 };
  await using server = await startAnsweringServer(() => sealedAnswer(status, credentials));
  const inquiry = await ccavenueGateway({ ...hosts, apiUrl: server.url }, post).inquire(CARD_ORDER, credentials);
  expect(inquiry.result).toBe('REVIEW');
});

test('another order’s return is refused here, while a notice names its own order', () => {
  expect(returned('ccav-26')).toEqual(unreadable);
  const notice = gateway.readNotice({ encResp: cbcVector('ccav-26').cipherHex }, credentials);
  expect(notice).toMatchObject({ valid: true, orderId: '66f0c1d2e3a4b5c6d7e8f9ff' });
});

test('every attack and every bad message gives one and the same hint', () => {
  const attacks = (['reflection', 'injectionPlusReflection', 'splice'] as const).map(
    (name) => vectors.attacks[name].encResp,
  );
  const negatives = vectors.ccavenue.negative
    .filter(({ id: name }) => !name.includes('wrong-key'))
    .map((vector) => vector.inputFull);
  const otherCurrency = encrypt(cbcVector('ccav-20').plain.replace('=INR', '=USD'), credentials);
  for (const encResp of [...attacks, ...negatives, otherCurrency, cbcVector('ccav-07').cipherHex]) {
    expect(gateway.readReturn({ encResp }, CARD_ORDER, credentials)).toEqual(unreadable);
  }
  for (const vector of vectors.ccavenue.negative.filter(({ id: name }) => name.includes('wrong-key'))) {
    const other = { ...credentials, workingKey: vector.workingKey };
    expect(gateway.readReturn({ encResp: vector.inputFull }, CARD_ORDER, other)).toEqual(unreadable);
  }
});

test('no body whatever makes reading a return throw', () => {
  const encResp = cbcVector('ccav-20').cipherHex;
  for (const form of [{ encResp: [encResp, encResp] }, { encResp: { a: 1 } }, { encresp: encResp }])
    expect(gateway.readReturn(form, CARD_ORDER, credentials)).toEqual(unreadable);
  fc.assert(
    fc.property(fc.anything(), (form) => {
      expect(gateway.readReturn(form, CARD_ORDER, credentials)).toEqual(unreadable);
    }),
    { seed: 2027 },
  );
});

test('two merchants in one process do not share a key', async () => {
  const other = { ...credentials, workingKey: cbcVector('ccav-07').workingKey };
  const [mine, theirs] = await Promise.all([startForm(credentials), startForm(other)]);
  expect(mine.fields.encRequest).toBe(cbcVector('ccav-01').cipherHex);
  expect(theirs.fields.encRequest).toBe(cbcVector('ccav-07').cipherHex);
});

test('refund, its status and confirmation go to the API of the given host', async () => {
  const answers: Record<string, unknown> = {
    refundOrder: { refund_status: 0 },
    orderStatusTracker: { ...JSON.parse(cbcVector('ccav-31').plain), order_status: 'Refunded' },
    confirmOrder: { success_count: 1 },
  };
  await using server = await startAnsweringServer(({ form }) => sealedAnswer(answers[form.command ?? ''], credentials));
  const reachable = ccavenueGateway({ ...hosts, apiUrl: server.url }, post);
  expect(await reachable.refund(CARD_REFUND, credentials)).toEqual({ state: 'PENDING' });
  expect(await reachable.refundStatus(CARD_REFUND, credentials)).toEqual({ state: 'DONE', speaksOf: 'order' });
  expect(await reachable.confirm?.(CARD_REFUND, credentials)).toEqual({ state: 'CONFIRMED' });
});
