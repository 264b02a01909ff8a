import { expect, onTestFinished, test } from 'vitest';
import { startAnsweringServer } from '#server/testing/gateways/answering-server.ts';
import { walletAt } from '#server/testing/gateways/wallet-at.ts';
import { paymentDesk } from '#server/testing/payment-desk.ts';
import { useWalletSales } from '#server/testing/wallet-sale.ts';

const { use, aShop, book, start, attempts, refunds, look, pass, reconcile } = await useWalletSales({
  config: { rateLimitScale: 100 },
});
const { decide } = paymentDesk({ use, attempts });

/** A payment of which the provider says that it is paid, with these values beside the order's. */
async function paidWith(values: object) {
  const sale = await book(await aShop());
  await start(sale);
  const resultInfo = { resultStatus: 'TXN_SUCCESS', resultCode: '01', resultMsg: 'Txn Success' };
  const body = { resultInfo, orderId: sale.id, mid: sale.mid, txnId: `T${sale.id}`, ...values };
  const provider = await startAnsweringServer(() => ({ body: JSON.stringify({ head: {}, body }) }));
  onTestFinished(() => provider[Symbol.asyncDispose]());
  walletAt(use, provider.url);
  await pass(3);
  await reconcile();
  return sale;
}

test('a payment of which the provider names no amount waits for a person, and nothing goes back or is booked on a guess', async () => {
  const sale = await paidWith({});
  expect(await attempts(sale)).toMatchObject([{ state: 'review', mismatches: ['other_amount'] }]);
  for (const decision of ['accept', 'refund', 'reject'])
    expect(await decide(sale, decision), decision).toMatchObject({
      status: 409,
      json: { message: 'The gateway names no amount that can be right. Please ask the gateway before you decide.' },
    });
  expect([await refunds(sale), (await look(sale)).status]).toEqual([[], false]);
});

test('an amount too large to be one waits for a person too', async () => {
  const sale = await paidWith({ txnAmount: '9999999999.00' });
  expect(await attempts(sale)).toMatchObject([{ state: 'review', heard_paise: null, heard_word: 'TXN_SUCCESS' }]);
  expect((await decide(sale, 'refund')).status).toBe(409);
});
