import { expect, test } from 'vitest';
import { startAnsweringServer } from '#server/testing/gateways/answering-server.ts';
import { useWalletSales } from '#server/testing/wallet-sale.ts';
import { post } from './gateways/http.ts';
import { paytmGateway } from './gateways/paytm/gateway.ts';
import { paytmHosts } from './gateways/paytm/hosts.ts';

const { use, aShop, book, start, attempts, refunds, look, pass, reconcile } = await useWalletSales({
  config: { rateLimitScale: 100 },
});

/** A payment of which the provider says that it is paid, with these values beside the order's. */
async function paidWith(values: object) {
  const sale = await book(await aShop());
  await start(sale);
  const resultInfo = { resultStatus: 'TXN_SUCCESS', resultCode: '01', resultMsg: 'Txn Success' };
  const body = { resultInfo, orderId: sale.id, mid: sale.mid, txnId: `T${sale.id}`, ...values };
  const provider = await startAnsweringServer(() => ({ body: JSON.stringify({ head: {}, body }) }));
  const { paytm } = use.deps.gateways;
  Object.assign(use.deps.gateways, { paytm: paytmGateway(paytmHosts(provider.url), post) });
  await pass(3);
  await reconcile();
  const [attempt] = await attempts(sale);
  const decide = (decision: string) =>
    use.call('POST', `/payments/${attempt?.id}/review`, { decision, note: 'Looked' }, sale.owner);
  const done = async () => {
    Object.assign(use.deps.gateways, { paytm });
    await provider[Symbol.asyncDispose]();
  };
  return { sale, decide, [Symbol.asyncDispose]: done };
}

test('a payment of which the provider names no amount waits for a person, and nothing goes back or is booked on a guess', async () => {
  await using paid = await paidWith({});
  expect(await attempts(paid.sale)).toMatchObject([{ state: 'review', mismatches: ['other_amount'] }]);
  for (const decision of ['accept', 'refund', 'reject'])
    expect(await paid.decide(decision), decision).toMatchObject({
      status: 409,
      json: { message: 'The gateway names no amount that can be right. Please ask the gateway before you decide.' },
    });
  expect([await refunds(paid.sale), (await look(paid.sale)).status]).toEqual([[], false]);
});

test('an amount too large to be one waits for a person too', async () => {
  await using paid = await paidWith({ txnAmount: '9999999999.00' });
  expect(await attempts(paid.sale)).toMatchObject([{ state: 'review', heard_paise: null, heard_word: 'TXN_SUCCESS' }]);
  expect((await paid.decide('refund')).status).toBe(409);
});
