import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { INVARIANTS } from '#server/doctor.ts';
import { atOneMoment, findViolations } from '#server/kernel/records/invariants.ts';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';
import { paymentDesk } from '#server/testing/payment-desk.ts';

const sales = await useCardSales({ config: { rateLimitScale: 100 } });
const { use, gateway, aShop, book, start, comeBack, status, refund, refunds, taken, pass, sendRefunds } = sales;
const { retryRefund: retry } = paymentDesk(sales);

/** A family of four adults and two children for ₹500, one child of which was sent back; the gateway calls all of the order refunded. */
async function partlyBack(): Promise<CardSale> {
  const shop = await aShop({ dailyCapacity: 50 });
  const fee = [
    { name: 'adult', quantity: 4 },
    { name: 'child', quantity: 2 },
  ];
  const sale = await book(shop, 0, { fee });
  await comeBack(await gateway.decide(await start(sale), 'success'));
  expect((await refund(sale, CHILD)).status).toBe(200);
  await gateway.control({ orderId: sale.id, statusWord: 'Refunded' });
  return sale;
}

const CHILD = { lines: [{ category: 'child', quantity: 1 }] };
const ADULT = { lines: [{ category: 'adult', quantity: 1 }] };
const sent = async ({ id }: CardSale) =>
  (await gateway.journal({ command: 'refundOrder', orderId: id })).map(({ amount, refundReference }) => [
    amount,
    refundReference?.slice(26) ?? '',
  ]);
const states = async (sale: CardSale) => (await refunds(sale)).map(({ state }) => state).sort();
/** The nightly inquiry, by which the gateway's word reaches us as well. */
async function nightly(sale: CardSale): Promise<void> {
  await sales.query(sql`update payment_attempt set next_inquiry_at = ${use.clock.now()} where booking_id = ${sale.id}`);
  await sales.reconcile();
}
const broken = async () =>
  (await atOneMoment(use.database.ownerUrl, (client) => findViolations(client, INVARIANTS))).filter(
    ({ violations }) => violations.length > 0,
  );

test('some of a ticket that was refused after another part went back is sent when it is tried again', async () => {
  const sale = await partlyBack();
  await gateway.control({ orderId: sale.id, refund: 'once' });
  expect((await refund(sale, ADULT)).json.payment.refund).toMatchObject({ state: 'failed', amount: 100 });
  await gateway.control({ orderId: sale.id, refund: null });
  expect((await retry(sale)).json.payment.refund).toMatchObject({ state: 'pending' });
  expect(await sent(sale)).toEqual([
    ['50.00', ''],
    ['100.00', ''],
    ['100.00', '-2'],
  ]);
  expect([await taken(sale), await broken()]).toEqual([4, []]);
});

test('some of a ticket whose call was lost after another part went back is sent again under the same reference', async () => {
  const sale = await partlyBack();
  await gateway.control({ orderId: sale.id, refund: 'lost' });
  await refund(sale, ADULT);
  await gateway.control({ orderId: sale.id, refund: null });
  await pass(1);
  await sendRefunds();
  expect([await states(sale), await sent(sale)]).toEqual([
    ['pending', 'pending'],
    [
      ['50.00', ''],
      ['100.00', ''],
      ['100.00', ''],
    ],
  ]);
  expect([await taken(sale), await broken()]).toEqual([4, []]);
});

test('all the rest that was refused after a part went back stays owed, and is sent when it is tried again', async () => {
  const sale = await partlyBack();
  await gateway.control({ orderId: sale.id, refund: 'refuse' });
  expect((await refund(sale)).json.payment.refund).toMatchObject({ state: 'failed', amount: 450 });
  await nightly(sale);
  expect([await status(sale), await states(sale)]).toEqual(['TXN_SUCCESS', ['failed', 'pending']]);
  await gateway.control({ orderId: sale.id, refund: null });
  expect((await retry(sale)).json.payment.refund).toMatchObject({ state: 'pending', amount: 450 });
  expect(await sent(sale)).toEqual([
    ['50.00', ''],
    ['450.00', ''],
    ['450.00', '-2'],
  ]);
  await pass(61);
  await sendRefunds();
  expect([await status(sale), await states(sale), await taken(sale), await broken()]).toEqual([
    'Refunded',
    ['done', 'done'],
    0,
    [],
  ]);
});

type Gateway = NonNullable<Deps['gateways'][string]>;

test('the doctor finds such a refund where the word about the order counts for it, as it did', async () => {
  const sale = await partlyBack();
  await gateway.control({ orderId: sale.id, refund: 'once' });
  await refund(sale, ADULT);
  const ccav = use.deps.gateways.ccav as Gateway;
  const credulous: Gateway['refundStatus'] = (asked, ...more) =>
    ccav.refundStatus({ ...asked, besideOthers: false }, ...more);
  Object.assign(use.deps.gateways, { ccav: { ...ccav, refundStatus: credulous } });
  expect((await retry(sale)).json.payment.refund.state).toBe('done');
  Object.assign(use.deps.gateways, { ccav });
  expect(await broken()).toMatchObject([
    {
      promise: 'every refund that is done was taken by the gateway',
      violations: [{ organisation_id: sale.owner.organisationId }],
    },
  ]);
});
