import { describe, expect, test } from 'vitest';
import {
  answeredWith,
  PATIENT_MS,
  type ServerAnswer,
  SHORT_MS,
  SILENCE,
  startAnsweringServer,
} from '#server/testing/gateways/answering-server.ts';
import {
  cardKeys,
  cbcVector,
  httpFixture,
  CARD_ORDER as order,
  sealedAnswer,
  vectors,
} from '#server/testing/gateways/vectors.ts';
import type { Inquiry } from '../gateway.ts';
import { post } from '../http.ts';
import { inquireStatus } from './status-api.ts';

const credentials = cardKeys('ccav-31');
const document: Record<string, unknown> = JSON.parse(cbcVector('ccav-31').plain);

const encrypted = (value: unknown) => sealedAnswer(value, credentials);
const inquiryAnswered = (answer: ServerAnswer, timeoutMs = PATIENT_MS): Promise<Inquiry> =>
  answeredWith(answer, (apiUrl) => inquireStatus({ apiUrl, post }, order, credentials, timeoutMs));

const inquiryWith = (changes: Record<string, unknown>) => inquiryAnswered(encrypted({ ...document, ...changes }));

const shipped: Inquiry = {
  result: 'SUCCEEDED',
  captured: true,
  facts: {
    orderId: order.orderId,
    amountPaise: 45_000,
    currency: 'INR',
    providerTxnId: '313008765432',
    bankRef: '426112345678',
    mode: 'OPTUPI',
    at: new Date('2026-11-21T10:15:30.120Z'),
    word: 'Shipped',
  },
};

describe('the documented exchange', () => {
  test('the request is that of the fixture, field for field, and its answer with CR LF is read', async () => {
    const fixture = httpFixture('status-ok');
    await using server = await startAnsweringServer(() => ({ body: fixture.response }));
    expect(await inquireStatus({ apiUrl: server.url, post }, order, credentials, PATIENT_MS)).toEqual(shipped);
    expect(fixture.response).toContain('\r\n');
    expect(server.seen).toMatchObject([
      {
        method: 'POST',
        path: '/apis/servlet/DoWebTrans',
        form: Object.fromEntries(new URLSearchParams(fixture.request)),
      },
    ]);
  });

  test('the wrapped answer of older versions is the same', async () => {
    expect(await inquiryAnswered(encrypted(JSON.parse(cbcVector('ccav-32').plain)))).toEqual(shipped);
  });

  test('an account with the gcm cipher is asked and answers in gcm', async () => {
    const gcm = { ...credentials, workingKey: vectors.ccavenue.gcm.vectors[0]!.workingKey, cipher: 'gcm' as const };
    const asked = (apiUrl: string) => inquireStatus({ apiUrl, post }, order, gcm, PATIENT_MS);
    expect(await answeredWith(sealedAnswer(document, gcm), asked)).toEqual(shipped);
  });
});

test('paid but not confirmed is told apart', async () => {
  expect(await inquiryWith({ order_status: 'Successful', order_capt_amt: 0 })).toMatchObject({
    result: 'SUCCEEDED',
    captured: false,
  });
  expect((await inquiryWith({ order_status: 'Awaited' })).captured).toBeUndefined();
});

test('amounts may be text, and absent values may be null or empty', async () => {
  const spelled = {
    order_amt: '450.00',
    order_capt_amt: '',
    order_discount: 'null',
    order_bank_ref_no: null,
    reference_no: 313008765432,
  };
  const { result, facts } = await inquiryWith(spelled);
  expect(result).toBe('SUCCEEDED');
  expect(facts).toMatchObject({ amountPaise: 45_000, providerTxnId: '313008765432' });
  expect(facts).not.toHaveProperty('bankRef');
});

test.each([
  ['other_order', { order_no: '66f0c1d2e3a4b5c6d7e8f9ff' }],
  ['other_amount', { order_amt: 1 }],
  ['other_currency', { order_currncy: 'USD' }],
  ['other_currency', { order_currncy: undefined }],
  ['no_transaction', { reference_no: 'null' }],
  ['less_captured', { order_capt_amt: 405 }],
  ['less_captured', { order_discount: 45 }],
  ['suspected_fraud', { order_status: 'Fraud' }],
])('a payment with %s goes to a person: %o', async (mismatch, changes) => {
  expect(await inquiryWith(changes)).toMatchObject({ result: 'REVIEW', mismatches: [mismatch] });
});

test('a failure of another order says nothing about ours, while one of another amount is still a failure', async () => {
  expect((await inquiryWith({ order_no: 'other', order_status: 'Unsuccessful' })).result).toBe('REVIEW');
  expect((await inquiryWith({ order_status: 'Unsuccessful', order_amt: 1 })).result).toBe('FAILED');
});

test('an order CCAvenue never saw is not found, not failed', async () => {
  expect(await inquiryAnswered(encrypted(JSON.parse(cbcVector('ccav-33').plain)))).toEqual({
    result: 'NOT_FOUND',
    facts: null,
  });
  expect((await inquiryAnswered(encrypted({ status: 1, error_code: '51308' }))).result).toBe('NOT_FOUND');
  expect((await inquiryAnswered({ body: 'status=1&enc_response=No records&enc_error_code=51313' })).result).toBe(
    'NOT_FOUND',
  );
});

test('a refused key or address is our trouble, not the visitor’s', async () => {
  const refused = { result: 'REFUSED', facts: null, reason: 'code 51407' };
  expect(await inquiryAnswered({ body: httpFixture('status-refused').response })).toEqual(refused);
  expect(await inquiryAnswered(encrypted({ status: '1', error_code: 51407 }))).toEqual(refused);
});

test.each([
  ['a server error', { status: 500, body: httpFixture('status-ok').response }, 'HTTP 500'],
  ['too many requests', { status: 429, body: '' }, 'HTTP 429'],
  ['a redirect', { status: 302, headers: { location: '/login' }, body: '' }, 'HTTP 302'],
  ['a page instead of an answer', { body: '<html>Maintenance</html>' }, 'unreadable answer'],
  ['nothing', { body: '' }, 'unreadable answer'],
  ['a ciphertext that does not decrypt', { body: 'status=0&enc_response=00ff00ff' }, 'unreadable answer'],
  ['another shape', encrypted(['Shipped']), 'unreadable answer'],
  ['no status word', encrypted({ ...document, order_status: '' }), 'unreadable answer'],
  ['an amount that is none', encrypted({ ...document, order_amt: '4,50' }), 'unreadable answer'],
  ['a number too large to be exact', encrypted({ ...document, reference_no: 2 ** 60 }), 'unreadable answer'],
])('%s decides nothing', async (_what, answer: ServerAnswer, reason) => {
  expect(await inquiryAnswered(answer)).toEqual({ result: 'UNREACHABLE', facts: null, reason });
});

test('silence decides nothing', async () => {
  const reason = 'time-out';
  expect(await inquiryAnswered(SILENCE, SHORT_MS)).toEqual({ result: 'UNREACHABLE', facts: null, reason });
});

test('an answer under another merchant’s key decides nothing', async () => {
  const theirs = { workingKey: 'A1B2C3D4E5F60718293A4B5C6D7E8F90', cipher: 'cbc' } as const;
  expect((await inquiryAnswered(sealedAnswer(document, theirs))).result).toBe('UNREACHABLE');
});
