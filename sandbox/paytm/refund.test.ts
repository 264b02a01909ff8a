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
