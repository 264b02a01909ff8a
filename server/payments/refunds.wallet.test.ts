import { expect, test } from 'vitest';
import { type SeenRequest, startAnsweringServer } from '#server/testing/gateways/answering-server.ts';
import { walletAt } from '#server/testing/gateways/wallet-at.ts';
import { useWalletSales } from '#server/testing/wallet-sale.ts';

const { use, gateway, paidTwice, status, refund, refunds, pass, sendRefunds, aShop, sell, attempts } =
  await useWalletSales();

const sent = (orderId: string) => gateway.journal({ command: 'refundApply', orderId });

test.each(['631', '620'])(
  'what the merchant’s balance does not cover goes back when it does, once, its status being %s',
  async (code) => {
    const sale = await paidTwice();
    const resultInfo = (resultCode: string) => ({ resultStatus: 'TXN_FAILURE', resultCode, resultMsg: 'No' });
    await using poor = await startAnsweringServer(({ path }) => ({
      body: JSON.stringify({ head: {}, body: { resultInfo: resultInfo(path === '/refund/apply' ? '620' : code) } }),
    }));
    const leavePoor = walletAt(use, poor.url);
    for (const minutes of [0, 6 * 60]) {
      await pass(minutes);
      await sendRefunds();
      expect(await refunds(sale)).toMatchObject([{ state: 'sent', last_code: 'code 620' }]);
    }
    expect(poor.seen.map(({ path }) => path)).toEqual(['/refund/apply', '/v2/refund/status', '/refund/apply']);
    leavePoor();
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
  const sendBack = (quantity: number | null) =>
    refund(sale, { lines: quantity === null ? null : [{ category: 'adult', quantity }] });
  expect((await sendBack(1)).json).toMatchObject({
    message:
      'The gateway refused to send ₹0.50 back for 1 × Adult. The amount is too small to be sent back (code 635). The booking is as it was.',
  });
  await gateway.control({ orderId: sale.id, refund: 'pending', refundSeconds: 3600 });
  expect((await sendBack(2)).json.message).toMatch(/^₹1 is on its way back for 2 × Adult\. The rest/);
  await pass(30);
  expect((await sendBack(null)).json.message).toMatch(/^₹1 is on its way back, and the booking is void/);
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

interface Status {
  resultStatus: string;
  resultCode: string;
}
const REFUSED: Status = { resultStatus: 'TXN_FAILURE', resultCode: '600' };

/** A wallet that refuses every refund, says of the order that it is paid, and of a refund what it is told to. */
const grumpyWallet = (statusOf: (refId: string) => Status) =>
  startAnsweringServer(({ path, text }: SeenRequest) => {
    const { orderId, mid, refId = '' } = JSON.parse(text).body;
    const order = { orderId, mid, txnAmount: '200.00', txnId: `t${orderId}` };
    const results: Record<string, object> = {
      '/v3/order/status': { ...order, resultInfo: { resultStatus: 'TXN_SUCCESS', resultCode: '01', resultMsg: '' } },
      '/refund/apply': { resultInfo: { ...REFUSED, resultMsg: '' } },
      '/v2/refund/status': { resultInfo: { ...statusOf(refId), resultMsg: '' } },
    };
    return { body: JSON.stringify({ head: {}, body: results[path] }) };
  });

/** The second of two payments, which that wallet refused to send back; and the button for it. */
async function refusedBy({ url }: { url: string }) {
  const sale = await paidTwice();
  const leaveIt = walletAt(use, url);
  await sendRefunds();
  const attemptId = (await attempts(sale)).find(({ order_id }) => order_id === sale.secondOrder)?.id;
  const retry = () => use.call('POST', `/payments/${attemptId}/refund`, {}, sale.owner);
  return { ...sale, attemptId, retry, leaveIt };
}

/** The references under which refunds were asked for. */
const appliedFor = (seen: SeenRequest[]): string[] =>
  seen.filter(({ path }) => path === '/refund/apply').map(({ text }) => JSON.parse(text).body.refId);

test('a refund that the wallet took, though it said no, is followed when somebody asks, and none is sent', async () => {
  await using liar = await grumpyWallet(() => ({ resultStatus: 'PENDING', resultCode: '601' }));
  const sale = await refusedBy(liar);
  expect(await refunds(sale)).toMatchObject([{ state: 'failed', last_code: 'code 600' }]);
  const { status, json } = await sale.retry();
  expect([status, json]).toMatchObject([
    200,
    {
      message: expect.stringMatching(/^The gateway says that an earlier try arrived/),
      payment: { refund: { state: 'pending' } },
    },
  ]);
  expect(appliedFor(liar.seen)).toEqual([sale.attemptId]);
});

test('a name that the wallet refuses for ever is not asked for again: the next try has its own, and arrives', async () => {
  await using wallet = await grumpyWallet(() => REFUSED);
  const sale = await refusedBy(wallet);
  expect((await sale.retry()).json.message).toBe(
    'The gateway refused to send ₹200 back. The bank refused the refund (code 600).',
  );
  expect(appliedFor(wallet.seen)).toEqual([sale.attemptId, `${sale.attemptId}-2`]);
  sale.leaveIt();
  expect((await sale.retry()).json.payment.refund.state).toBe('pending');
  await pass(61);
  await sendRefunds();
  expect([await refunds(sale), await sent(sale.secondOrder)]).toMatchObject([[{ state: 'done', n: 3 }], { length: 1 }]);
});

test('a try that arrives only after a later one was refused is found, followed and done, and no third is sent', async () => {
  let first = REFUSED;
  await using late = await grumpyWallet((refId) => (refId.endsWith('-2') ? REFUSED : first));
  const sale = await refusedBy(late);
  await sale.retry();
  first = { resultStatus: 'PENDING', resultCode: '601' };
  expect((await sale.retry()).json.message).toMatch(/^The gateway says that an earlier try arrived/);
  expect(appliedFor(late.seen)).toEqual([sale.attemptId, `${sale.attemptId}-2`]);
  first = { resultStatus: 'TXN_SUCCESS', resultCode: '10' };
  await pass(61);
  await sendRefunds();
  expect(await refunds(sale)).toMatchObject([{ state: 'done' }]);
});
