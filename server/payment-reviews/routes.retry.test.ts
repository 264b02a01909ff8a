import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';
import { scanTicket } from '#server/testing/payment-desk.ts';

const sales = await useCardSales({ config: { rateLimitScale: 100 } });
const { use, gateway, paidTwice, sell, aShop, attempts, look, status, pass, query } = sales;
const { refund, refunds, sendRefunds } = sales;

type Failed = Awaited<ReturnType<typeof paidTwice>> & { id: string; attemptId: string };

/** The second of two payments, which the gateway refused to send back. */
async function refused(): Promise<Failed> {
  const sale = await paidTwice();
  await gateway.control({ orderId: sale.secondOrder, refund: 'refuse' });
  await sendRefunds();
  await gateway.control({ orderId: sale.secondOrder, refund: null });
  return { ...sale, attemptId: await attemptOf(sale, sale.secondOrder) };
}

const attemptOf = async (sale: CardSale, orderId: string): Promise<string> =>
  (await attempts(sale)).find(({ order_id }) => order_id === orderId)?.id ?? '';
const retry = ({ attemptId, owner }: Pick<Failed, 'attemptId' | 'owner'>, more: object = {}, by = owner) =>
  use.call('POST', `/payments/${attemptId}/refund`, more, by);
const found = async ({ owner }: Pick<CardSale, 'owner'>) =>
  (await use.call('POST', '/payments/search', { state: 'refund-failed', page: 1, limit: 25 }, owner)).json;
const references = async (orderId: string) =>
  (await gateway.journal({ command: 'refundOrder', orderId })).map(({ refundReference }) => refundReference);

test('a refund that failed is found with its reason, tried again under a new reference, and followed until it is done', async () => {
  const sale = await refused();
  expect(await found(sale)).toMatchObject([
    {
      _id: sale.attemptId,
      stateText: 'Could not be sent back',
      used: false,
      refundable: false,
      refund: { reason: 'duplicate', trouble: 'The gateway does not allow this payment to be sent back (code 51310).' },
    },
  ]);
  const { status: code, json } = await retry(sale);
  expect([code, json]).toMatchObject([
    200,
    {
      message: '₹200 is on its way back. Banks take 7 to 14 working days.',
      payment: { refund: { state: 'pending', trouble: null } },
    },
  ]);
  expect(await references(sale.secondOrder)).toEqual([sale.attemptId, `${sale.attemptId}-2`]);
  await pass(61);
  await sendRefunds();
  expect([await refunds(sale), await status(sale), (await look(sale)).status]).toMatchObject([
    [{ state: 'done' }],
    'TXN_SUCCESS',
    true,
  ]);
  expect(await found(sale)).toEqual([]);
  const entries = (await use.call('GET', '/audit/list?noun=payment-refund', undefined, sale.owner)).json;
  expect(entries).toMatchObject([{ accountId: sale.owner.organisationId, action: 'changed' }]);
});

test('the admin tries again for an organisation, and it is told there who did', async () => {
  const sale = await refused();
  const admin = await anAdmin(use);
  const { status: code, json } = await retry(sale, {}, { ...sale.owner, ...admin });
  expect([code, json.payment?.refund?.state]).toEqual([200, 'pending']);
  const entries = (await use.call('GET', '/audit/list?noun=payment-refund', undefined, sale.owner)).json;
  expect(entries).toMatchObject([{ role: 'admin', action: 'changed' }]);
});

test('one that is refused again says why, stays there, and can be tried once more', async () => {
  const sale = await refused();
  await gateway.control({ orderId: sale.secondOrder, refund: 'refuse' });
  const { status: code, json } = await retry(sale);
  expect([code, json.message]).toEqual([
    200,
    'The gateway refused to send ₹200 back. The gateway does not allow this payment to be sent back (code 51310).',
  ]);
  await gateway.control({ orderId: sale.secondOrder, refund: null });
  expect((await retry(sale)).json.payment.refund.state).toBe('pending');
  expect(await references(sale.secondOrder)).toHaveLength(3);
});

test('what arrived after all, though its answer said otherwise, is never sent again', async () => {
  const sale = await paidTwice();
  await sendRefunds();
  // As if the gateway had said no to what it did all the same.
  await query(
    sql`update payment_refund set state = 'failed', last_code = 'code 51314', next_try_at = null where booking_id = ${sale.id}`,
  );
  const attemptId = await attemptOf(sale, sale.secondOrder);
  const { status: code, json } = await retry({ ...sale, attemptId });
  expect([code, json]).toMatchObject([
    200,
    {
      message:
        'The gateway says that an earlier try arrived, so nothing was sent again. ₹200 is on its way back. Banks take 7 to 14 working days.',
      payment: { state: 'refunded', refund: { state: 'done' } },
    },
  ]);
  expect(await references(sale.secondOrder)).toHaveLength(1);
});

test('while the gateway does not answer, or refuses our question, nothing is sent and nothing changes', async () => {
  const sale = await refused();
  const [before] = await refunds(sale);
  await gateway.control({ orderId: sale.secondOrder, inquiry: 'http500' });
  expect((await retry(sale)).status).toBe(503);
  await gateway.control({ orderId: sale.secondOrder, inquiry: 'refused' });
  expect((await retry(sale)).json.message).toMatch(/^The gateway refuses our question\. Please check the keys/);
  expect([await refunds(sale), await references(sale.secondOrder)]).toEqual([[before], [sale.attemptId]]);
});

test('a try whose answer is lost is asked about and repeated under its own reference: one refund', async () => {
  const sale = await refused();
  await gateway.control({ orderId: sale.secondOrder, refund: 'timeout', statusWord: 'Shipped' });
  const { json } = await retry(sale);
  expect(json.message).toBe('The gateway has not answered yet. We go on trying to send ₹200 back.');
  await pass(1);
  await sendRefunds();
  const [, second, third, ...more] = await references(sale.secondOrder);
  expect([second, third, more]).toEqual([`${sale.attemptId}-2`, `${sale.attemptId}-2`, []]);
  expect(await refunds(sale)).toMatchObject([{ state: 'pending', last_code: 'the earlier request arrived' }]);
});

test('what has not failed, is not there or of others is not tried', async () => {
  const sale = await refused();
  expect((await retry(sale, {}, await anOwner(use))).status).toBe(404);
  expect((await retry({ ...sale, attemptId: '0'.repeat(26) })).status).toBe(404);
  const paid = await attemptOf(sale, sale.id);
  expect((await retry({ ...sale, attemptId: paid })).json.message).toMatch(/^Nobody has tried to send this money back/);
  expect((await retry(sale)).status).toBe(200);
  expect((await retry(sale)).json.message).toMatch(/^Somebody has tried this refund again already/);
  expect(await references(sale.secondOrder)).toHaveLength(2);
});

test('a valid ticket that was used meanwhile is tried again only when that is known', async () => {
  const sale = await sell(await aShop());
  await gateway.control({ orderId: sale.id, refund: 'refuse' });
  await refund(sale, { note: 'Rain' });
  await gateway.control({ orderId: sale.id, refund: null });
  await scanTicket(use, sale);
  const asked = { ...sale, attemptId: await attemptOf(sale, sale.id) };
  const { status: code, json } = await retry(asked);
  expect([code, json.used]).toEqual([409, true]);
  expect((await retry(asked, { evenIfUsed: true })).json).toMatchObject({
    message: '₹200 is on its way back, and the booking is void. Banks take 7 to 14 working days.',
    payment: { paymentStatus: 'Refunded', refund: { note: 'Rain' } },
  });
});

test('one that is used while the gateway is asked is told to be used, not to be tried by somebody else', async () => {
  const sale = await sell(await aShop());
  await gateway.control({ orderId: sale.id, refund: 'refuse' });
  await refund(sale);
  const { ccav } = use.deps.gateways;
  const refundStatus: NonNullable<typeof ccav>['refundStatus'] = async (...asked) => {
    await scanTicket(use, sale);
    if (!ccav) throw new Error('no gateway');
    return ccav.refundStatus(...asked);
  };
  Object.assign(use.deps.gateways, { ccav: { ...ccav, refundStatus } });
  const { status: code, json } = await retry({ ...sale, attemptId: await attemptOf(sale, sale.id) });
  Object.assign(use.deps.gateways, { ccav });
  expect([code, json.used, json.message]).toEqual([409, true, expect.stringMatching(/^This was used already/)]);
  expect(await references(sale.id)).toEqual([await attemptOf(sale, sale.id)]);
});
