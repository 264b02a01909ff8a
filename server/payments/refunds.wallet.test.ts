import { expect, test } from 'vitest';
import { startAnsweringServer } from '#server/testing/gateways/answering-server.ts';
import { useWalletSales } from '#server/testing/wallet-sale.ts';
import { post } from './gateways/http.ts';
import { paytmGateway } from './gateways/paytm/gateway.ts';
import { paytmHosts } from './gateways/paytm/hosts.ts';

const sales = await useWalletSales();
const { use, gateway, paidTwice, status, refunds, pass, sendRefunds, aShop, sell, attempts } = sales;

const sent = (orderId: string) => gateway.journal({ command: 'refundApply', orderId });

test.each(['631', '620'])(
  'what the merchant’s balance does not cover goes back when it does, once, its status being %s',
  async (code) => {
    const sale = await paidTwice();
    const resultInfo = (resultCode: string) => ({ resultStatus: 'TXN_FAILURE', resultCode, resultMsg: 'No' });
    await using poor = await startAnsweringServer(({ path }) => ({
      body: JSON.stringify({ head: {}, body: { resultInfo: resultInfo(path === '/refund/apply' ? '620' : code) } }),
    }));
    const { paytm } = use.deps.gateways;
    Object.assign(use.deps.gateways, { paytm: paytmGateway(paytmHosts(poor.url), post) });
    for (const minutes of [0, 6 * 60]) {
      await pass(minutes);
      await sendRefunds();
      expect(await refunds(sale)).toMatchObject([{ state: 'sent', last_code: 'code 620' }]);
    }
    expect(poor.seen.map(({ path }) => path)).toEqual(['/refund/apply', '/v2/refund/status', '/refund/apply']);
    Object.assign(use.deps.gateways, { paytm });
    for (const minutes of [6 * 60, 61]) {
      await pass(minutes);
      await sendRefunds();
    }
    expect([await refunds(sale), await sent(sale.secondOrder)]).toMatchObject([[{ state: 'done' }], { length: 1 }]);
    expect(await status(sale)).toBe('TXN_SUCCESS');
  },
);

test('some of a ticket goes back under a reference of its own, each followed by itself until all of it is back', async () => {
  const sale = await sell(await aShop({ adultFee: 0.5 }), 'success', 4);
  const refund = (quantity: number | null) => {
    const lines = quantity === null ? null : [{ category: 'adult', quantity }];
    const body = { bookingId: sale.id, note: 'Fewer came', lines };
    return use.call('POST', '/payments/refund', body, { token: sale.owner.token });
  };
  expect((await refund(1)).json).toMatchObject({
    message:
      'The gateway refused to send ₹0.50 back for 1 × Adult. The amount is too small to be sent back (code 635). The booking is as it was.',
  });
  await gateway.control({ orderId: sale.id, refund: 'pending', refundSeconds: 3600 });
  expect((await refund(2)).json.message).toMatch(/^₹1 is on its way back for 2 × Adult\. The rest/);
  await pass(30);
  expect((await refund(null)).json.message).toMatch(/^₹1 is on its way back, and the booking is void/);
  const states = async () => (await refunds(sale)).map(({ state }) => state).sort();
  await pass(31);
  await sendRefunds();
  expect([await states(), await attempts(sale)]).toMatchObject([
    ['done', 'dropped', 'pending'],
    [{ state: 'succeeded' }],
  ]);
  await pass(61);
  await sendRefunds();
  expect([await states(), await attempts(sale)]).toMatchObject([['done', 'done', 'dropped'], [{ state: 'refunded' }]]);
  expect((await sent(sale.id)).map(({ amount, refundReference }) => [amount, refundReference])).toEqual([
    ['0.50', expect.any(String)],
    ['1.00', expect.any(String)],
    ['1.00', expect.any(String)],
  ]);
  expect(new Set((await sent(sale.id)).map(({ refundReference }) => refundReference)).size).toBe(3);
});
