import { expect, test } from 'vitest';
import type { Merchant } from '../merchants.ts';
import vectors from '../payment-vectors.json' with { type: 'json' };
import { aGateway, merchant, orderOf } from '../testing/gateway-client.ts';
import { decryptMessage } from './crypto.ts';

const gateway = await aGateway();

const vectorDocument = (id: string) =>
  JSON.parse(vectors.ccavenue.cbc.vectors.find((one) => one.id === id)?.plain ?? '{}');

test('a paid order is Shipped in the flat document of version 1.2, the hex followed by CR LF', async () => {
  const { trackingId } = await gateway.decide(orderOf('A1'), 'success');
  const answer = await gateway.status('A1');
  expect(answer.raw).toMatch(/^status=0&enc_response=[0-9a-f]+\r\n&enc_error_code=$/);
  expect(Object.keys(answer.document)).toEqual(Object.keys(vectorDocument('ccav-31-status-response')));
  expect(answer.document).toMatchObject({
    reference_no: trackingId,
    order_no: 'A1',
    order_amt: 450,
    order_capt_amt: 450,
    order_currncy: 'INR',
    order_status: 'Shipped',
    status: 0,
  });
  expect(answer.document.order_status_date_time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/);
});

test('version 1.1 wraps the same document', async () => {
  await gateway.decide(orderOf('A2'), 'success');
  const { document } = await gateway.ask('orderStatusTracker', { order_no: 'A2' }, merchant, '1.1');
  expect(Object.keys(document)).toEqual(['Order_Status_Result']);
  expect(document.Order_Status_Result).toMatchObject({ order_no: 'A2', order_status: 'Shipped' });
});

test('an order is found by its reference number, and not when the two numbers disagree', async () => {
  const { trackingId } = await gateway.decide(orderOf('A3'), 'failure');
  const byReference = await gateway.ask('orderStatusTracker', { reference_no: trackingId });
  expect(byReference.document.order_status).toBe('Unsuccessful');
  const both = await gateway.ask('orderStatusTracker', { reference_no: trackingId, order_no: 'A4' });
  expect(both.document).toEqual(vectorDocument('ccav-33-status-response-notfound'));
});

test('a wrong access code, a wrong key and an unregistered address all get 51407 in plain text', async () => {
  const refused = vectors.ccavenue.httpFixtures.find(({ id }) => id === 'status-refused')?.response;
  expect((await gateway.status('A7', { ...merchant, accessCode: 'NOBODY' })).raw).toBe(refused);
  expect((await gateway.status('A7', { ...merchant, workingKey: 'F'.repeat(32) })).raw).toBe(refused);
  await gateway.control({ merchantId: merchant.merchantId, ipRegistered: false });
  expect((await gateway.status('A7')).raw).toBe(refused);
});

test('a merchant with GCM gets its answers in GCM', async () => {
  const gcm: Merchant = {
    merchantId: '900003',
    accessCode: 'GCM',
    workingKey: 'SandboxGcmWorkingKey000000000001',
    cipher: 'gcm',
  };
  expect((await gateway.json('/sandbox/merchants', gcm)).status).toBe(201);
  const { fields } = await gateway.decide(orderOf('A9'), 'success', {}, gcm);
  expect(decryptMessage(fields?.encResp ?? '', gcm.workingKey, 'gcm')).toContain('order_status=Success');
  expect((await gateway.status('A9', gcm)).document.order_status).toBe('Shipped');
});

test('a window that was closed times out after 15 minutes', async () => {
  await gateway.decide(orderOf('A12'), 'close');
  await gateway.advance(14 * 60);
  expect((await gateway.status('A12')).document.order_status).toBe('Initiated');
  await gateway.advance(2 * 60);
  expect((await gateway.status('A12')).document.order_status).toBe('Timeout');
});

test('the second success of one order number is reversed and the first one counts', async () => {
  const first = await gateway.decide(orderOf('A13'), 'success');
  const second = await gateway.decide(orderOf('A13'), 'success');
  expect(second.trackingId).not.toBe(first.trackingId);
  expect((await gateway.status('A13')).document.reference_no).toBe(first.trackingId);
  const { document } = await gateway.ask('orderStatusTracker', { reference_no: second.trackingId });
  expect(document.order_status).toBe('Auto-Reversed');
});
