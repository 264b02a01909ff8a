import { expect, test } from 'vitest';
import vectors from '../payment-vectors.json' with { type: 'json' };
import { aGateway, merchant, orderOf } from '../testing/gateway-client.ts';

const gateway = await aGateway();

const refund = async (reference_no: string, refund_amount: string, refund_ref_no: string) =>
  (await gateway.ask('refundOrder', { reference_no, refund_amount, refund_ref_no })).document;
const statusWord = async (order: string) => (await gateway.status(order)).document.order_status;
const vectorDocument = (id: string) =>
  JSON.parse(vectors.ccavenue.cbc.vectors.find((one) => one.id === id)?.plain ?? '{}');

test('a full refund is accepted once and makes the order Refunded', async () => {
  const { trackingId } = await gateway.decide(orderOf('R1'), 'success');
  expect(await refund(trackingId, '450.00', 'rf1')).toEqual(vectorDocument('ccav-35-refund-response'));
  expect(await statusWord('R1')).toBe('Refunded');
  expect(await refund(trackingId, '450.00', 'rf1')).toMatchObject({ refund_status: 1, error_code: '51309' });
});

test('an unpaid order, a missing amount and a reference of 31 characters are not refunded', async () => {
  const failed = await gateway.decide(orderOf('R3'), 'failure');
  expect(await refund(failed.trackingId, '450.00', 'rf1')).toEqual(vectorDocument('ccav-36-refund-refused'));
  const paid = await gateway.decide(orderOf('R4'), 'success');
  expect((await refund(paid.trackingId, 'all', 'rf1')).error_code).toBe('51310');
  expect((await refund(paid.trackingId, '1.00', 'r'.repeat(31))).error_code).toBe('51310');
  expect((await refund('313999', '1.00', 'rf1')).error_code).toBe('51313');
});

test('an order that waits for confirmation is confirmed once, or cancelled by itself after 12 days', async () => {
  await gateway.control({ merchantId: merchant.merchantId, autoConfirm: false });
  const { trackingId } = await gateway.decide(orderOf('C1'), 'success');
  await gateway.decide(orderOf('C3'), 'success');
  expect(await statusWord('C1')).toBe('Successful');
  const list = { order_List: [{ reference_no: trackingId, amount: '450.00' }] };
  expect((await gateway.ask('confirmOrder', list)).document).toEqual({
    success_count: 1,
    failed_List: [],
    error_desc: '',
    error_code: '',
  });
  expect((await gateway.ask('confirmOrder', list)).document.success_count).toBe(0);
  await gateway.advance(12 * 24 * 3600 + 60);
  expect(await Promise.all(['C1', 'C3'].map(statusWord))).toEqual(['Shipped', 'Auto-Cancelled']);
});
