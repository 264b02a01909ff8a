import { expect, test } from 'vitest';
import { aWallet, wallet } from '../testing/wallet-client.ts';

const shop = await aWallet();

async function paid(orderId: string) {
  await shop.decide(orderId, 'success');
  const { txnId } = (await shop.status(orderId)).body;
  const mid = wallet.merchantId;
  const question = (refId: string, refundAmount: string) => ({
    mid,
    txnType: 'REFUND',
    orderId,
    txnId,
    refId,
    refundAmount,
  });
  return {
    refund: (refId: string, amount: string, more: object = {}) =>
      shop.ask('/refund/apply', { ...question(refId, amount), ...more }),
    asked: async (refId: string) => (await shop.ask('/v2/refund/status', { mid, orderId, refId })).result,
  };
}

test('a refund is always pending at first, and its status says when it is done', async () => {
  const { refund, asked } = await paid('R1');
  expect(await refund('r1', '450.00')).toMatchObject({
    result: 'PENDING 601',
    signed: true,
    body: { refId: 'r1', refundAmount: '450.00', totalRefundAmount: '450.00' },
  });
  expect(await asked('r1')).toBe('TXN_SUCCESS 10');
  expect((await shop.status('R1')).body).toMatchObject({ refundAmt: '450.00' });
});

test('pending: it is done after its time', async () => {
  const { refund, asked } = await paid('R2');
  await shop.control({ orderId: 'R2', refund: 'pending', refundSeconds: 600 });
  await refund('r1', '450.00');
  expect(await asked('r1')).toBe('PENDING 601');
  await shop.advance(601);
  expect(await asked('r1')).toBe('TXN_SUCCESS 10');
});

test('parts add up to the amount and not above it, and a refId counts once', async () => {
  const { refund, asked } = await paid('R3');
  expect((await refund('r1', '200.00')).result).toBe('PENDING 601');
  expect((await refund('r1', '200.00')).result).toBe('TXN_FAILURE 617');
  expect((await refund('r2', '250.01')).result).toBe('TXN_FAILURE 619');
  expect((await refund('r2', '250.00')).result).toBe('PENDING 601');
  expect(await asked('r3')).toBe('TXN_FAILURE 631');
});

test('600 when it is told to refuse, 607 for an unpaid order, 627 for another transaction, 635 under a rupee', async () => {
  const { refund } = await paid('R4');
  expect((await refund('r1', '1.00', { txnId: '1' })).result).toBe('TXN_FAILURE 627');
  expect((await refund('r1', '0.50')).result).toBe('TXN_FAILURE 635');
  await shop.control({ orderId: 'R4', refund: 'refuse' });
  expect((await refund('r1', '1.00')).result).toBe('TXN_FAILURE 600');
  await shop.decide('R5', 'failure');
  const { txnId } = (await shop.status('R5')).body;
  expect((await refund('r1', '1.00', { orderId: 'R5', txnId })).result).toBe('TXN_FAILURE 607');
});

test('a refund that was accepted but never answered is known when it is asked about', async () => {
  const { refund, asked } = await paid('R6');
  await shop.control({ orderId: 'R6', refund: 'timeout' });
  const lost = refund('r1', '450.00').catch(() => 'lost');
  await expect.poll(() => asked('r1')).toBe('TXN_SUCCESS 10');
  expect((await refund('r1', '450.00')).result).toBe('TXN_FAILURE 617');
  await shop.json('/sandbox/reset', {});
  expect(await lost).toBe('lost');
});
