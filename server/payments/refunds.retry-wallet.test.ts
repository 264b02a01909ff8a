import { afterEach, expect, test } from 'vitest';
import { PATIENT_MS, type SeenRequest, startAnsweringServer } from '#server/testing/gateways/answering-server.ts';
import { useWalletSales } from '#server/testing/wallet-sale.ts';
import { post } from './gateways/http.ts';
import { paytmGateway } from './gateways/paytm/gateway.ts';
import { paytmHosts } from './gateways/paytm/hosts.ts';

const { use, gateway, paidTwice, refunds, attempts, pass, sendRefunds } = await useWalletSales();

const { paytm } = gateway.gateways;
afterEach(() => void Object.assign(use.deps.gateways, { paytm }));

const patient: typeof post = (to, payload) => post(to, payload, { timeoutMs: PATIENT_MS });

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
  Object.assign(use.deps.gateways, { paytm: paytmGateway(paytmHosts(url), patient) });
  await sendRefunds();
  const attemptId = (await attempts(sale)).find(({ order_id }) => order_id === sale.secondOrder)?.id;
  const retry = () => use.call('POST', `/payments/${attemptId}/refund`, {}, { token: sale.owner.token });
  return { ...sale, attemptId, retry };
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
  Object.assign(use.deps.gateways, { paytm });
  expect((await sale.retry()).json.payment.refund.state).toBe('pending');
  await pass(61);
  await sendRefunds();
  const sent = await gateway.journal({ command: 'refundApply', orderId: sale.secondOrder });
  expect([await refunds(sale), sent]).toMatchObject([[{ state: 'done', n: 3 }], { length: 1 }]);
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
