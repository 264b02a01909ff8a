import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anOwner, PASSWORD } from '#server/organisations/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { type CardSale, type Shop, useCardSales } from '#server/testing/card-sale.ts';
import { paymentDesk } from '#server/testing/payment-desk.ts';

const sales = await useCardSales({ config: { rateLimitScale: 100 } });
const { use, gateway, aShop, book, start, comeBack, look, status, attempts, refunds, taken, query, pass } = sales;
const { reconcile, paidByAnother } = sales;
const { decide } = paymentDesk(sales);

/** A payment of ₹200 in review: the gateway said another amount, by default as long as it is asked. */
async function inReview(shop: Shop, inquiryTimes = 0): Promise<CardSale> {
  const sale = await book(shop);
  await gateway.control({ orderId: sale.id, inquiry: 'wrong_amount', inquiryTimes });
  await comeBack(await gateway.decide(await start(sale), 'success'));
  expect(await attempts(sale)).toMatchObject([{ state: 'review' }]);
  return sale;
}

/** The visitor paid ₹200 for what costs ₹150 with us. */
async function overpaid(shop: Shop): Promise<CardSale> {
  const sale = await book(shop);
  const form = await start(sale);
  await query(sql`update booking set original_paise = 15000, total_paise = 15000 where id = ${sale.id}`);
  await query(sql`update payment_attempt set amount_paise = 15000 where booking_id = ${sale.id}`);
  await comeBack(await gateway.decide(form, 'success'));
  expect(await attempts(sale)).toMatchObject([{ state: 'review', heard_paise: 20_000, heard_word: 'Shipped' }]);
  return sale;
}

/** After three days nobody is signed in any more. */
const signedInAgain = async ({ owner: { email } }: CardSale): Promise<{ token: string }> =>
  (await use.call('POST', '/profileregistration/login', { email, password: PASSWORD })).json;

const decisions = ({ id }: CardSale) =>
  query(sql<{ decision: string; outcome: string; note: string }>`
    select decision, outcome, note, role from payment_review where booking_id = ${id}`);
const audited = ({ owner }: CardSale, noun: string) =>
  use.call('GET', `/audit/list?noun=${noun}`, undefined, owner).then(({ json }) => json);

test('accepting asks the gateway again and books what it now says is paid', async () => {
  const sale = await inReview(await aShop({ dailyCapacity: 2 }), 1);
  const answer = await decide(sale, 'accept');
  expect([answer.status, answer.json]).toMatchObject([
    200,
    {
      message: 'The booking is paid now. The visitor’s page shows it.',
      payment: { state: 'succeeded', stateText: 'Paid', paymentStatus: 'TXN_SUCCESS', refundable: true, amount: 200 },
    },
  ]);
  expect(await look(sale)).toMatchObject({ status: true, image: expect.stringMatching(/^data:image/) });
  expect(await decisions(sale)).toEqual([{ decision: 'accept', outcome: 'paid', note: 'Looked it up', role: 'owner' }]);
  expect(await taken(sale)).toBe(2);
  const [entry] = await audited(sale, 'payment-review');
  expect(entry).toMatchObject({
    accountId: sale.owner.organisationId,
    role: 'owner',
    action: 'added',
    changes: { decision: { to: 'accept' }, note: { to: 'Looked it up' }, outcome: { to: 'paid' } },
  });
});

test('an accepted payment is asked about by night like any other, and stays paid', async () => {
  const sale = await overpaid(await aShop());
  expect((await decide(sale, 'accept')).status).toBe(200);
  expect(await attempts(sale)).toMatchObject([{ state: 'succeeded', paid_paise: 20_000 }]);
  await pass(24 * 60);
  await reconcile();
  expect([await status(sale), await attempts(sale)]).toMatchObject(['TXN_SUCCESS', [{ state: 'succeeded' }]]);
});

test('too little is never booked, whoever accepts it; what the gateway said is there to be seen', async () => {
  const sale = await inReview(await aShop());
  const { status: code, json } = await decide(sale, 'accept');
  expect([code, json.message]).toEqual([
    409,
    'Only ₹1 of ₹200 was paid, so this cannot be booked. You can send the money back.',
  ]);
  expect([await status(sale), await decisions(sale)]).toEqual(['Awaited', []]);
  expect(await attempts(sale)).toMatchObject([{ state: 'review', heard_paise: 100, heard_currency: 'INR' }]);
});

test('sending back returns what was really paid, once, and frees the booking', async () => {
  const sale = await overpaid(await aShop());
  const { status: code, json } = await decide(sale, 'refund', sale.owner, 'Paid too much');
  expect([code, json]).toMatchObject([
    200,
    {
      message: '₹200 is being sent back; banks take 7 to 14 working days.',
      payment: { stateText: 'Being sent back', refund: { amount: 200, reason: 'owner', state: 'pending' } },
    },
  ]);
  expect((await decide(sale, 'refund')).status).toBe(409);
  expect(await refunds(sale)).toMatchObject([{ amount_paise: 20_000, reason: 'owner', note: 'Paid too much' }]);
  const sent = await gateway.journal({ command: 'refundOrder', orderId: sale.id });
  expect(sent).toMatchObject([{ amount: '200.00' }]);
  expect(await status(sale)).toBe('Aborted');
  expect((await look(sale)).message).toMatch(
    /^Your payment could not be used for this booking\. ₹200 is being sent back/,
  );
  expect(await audited(sale, 'payment-refund')).toMatchObject([{ changes: { note: { to: 'Paid too much' } } }]);
});

test('closing as not paid needs the gateway’s word for it, and asks whose hold is long over to book again', async () => {
  const sale = await book(await aShop());
  await comeBack(await gateway.decide(await start(sale), 'awaited-failure', { laterSeconds: 1_728_000 }));
  await pass(72 * 60 + 1);
  await reconcile();
  expect(await attempts(sale)).toMatchObject([{ state: 'review', mismatches: ['undecided'] }]);
  expect((await look(sale)).message).toMatch(/^Your payment needs a look by a person/);
  const waiting = 'The gateway says that the bank has not decided yet. Please try again later. Nothing was changed.';
  const owner = await signedInAgain(sale);
  for (const decision of ['accept', 'refund', 'reject'])
    expect((await decide(sale, decision, owner)).json.message).toBe(waiting);
  await gateway.control({ orderId: sale.id, statusWord: 'Unsuccessful' });
  expect((await decide(sale, 'accept', owner)).json.message).toBe(
    'The gateway says that nothing was paid. You can close this payment as not paid.',
  );
  const { status: code, json } = await decide(sale, 'reject', owner);
  expect([code, json]).toMatchObject([
    200,
    { message: 'This payment is closed as not paid.', payment: { state: 'failed', paymentStatus: 'Failure' } },
  ]);
  expect((await look(sale)).message).toBe('The payment did not go through. Please book again.');
});

test('what was paid cannot be closed as not paid', async () => {
  const sale = await inReview(await aShop());
  const { status: code, json } = await decide(sale, 'reject');
  expect([code, json.message]).toEqual([
    409,
    'The gateway says that ₹1 was paid. You can book it or send the money back, but not close it as not paid.',
  ]);
  expect(await attempts(sale)).toMatchObject([{ state: 'review' }]);
});

test('while the gateway is silent nothing is decided', async () => {
  const sale = await inReview(await aShop());
  await gateway.control({ orderId: sale.id, inquiry: 'http500' });
  for (const decision of ['accept', 'refund', 'reject']) {
    const { status: code, json } = await decide(sale, decision);
    expect([code, json.code]).toEqual([503, 'UNAVAILABLE']);
  }
  expect([await attempts(sale), await decisions(sale)]).toMatchObject([[{ state: 'review' }], []]);
});

test('a transaction that paid another booking pays no second one, and can be closed', async () => {
  const { paid, sale } = await paidByAnother();
  for (const wish of ['accept', 'refund']) expect((await decide(sale, wish)).status).toBe(409);
  expect((await decide(sale, 'reject')).status).toBe(200);
  expect([await status(paid), await status(sale)]).toEqual(['TXN_SUCCESS', 'Failure']);
});

test('money that went back by itself closes the payment, whatever was wished', async () => {
  const sale = await inReview(await aShop());
  await gateway.control({ orderId: sale.id, inquiry: null, statusWord: 'Refunded' });
  const { status: code, json } = await decide(sale, 'accept');
  expect([code, json.message]).toEqual([
    409,
    'The gateway says that this money has gone back already. The payment is closed as sent back.',
  ]);
  expect([await status(sale), await attempts(sale)]).toMatchObject(['Aborted', [{ state: 'refunded' }]]);
});

test('an accepted payment whose booking cannot be kept any more goes back in full', async () => {
  const sale = await overpaid(await aShop());
  await query(sql`update booking set voided = true where id = ${sale.id}`);
  const { json } = await decide(sale, 'accept');
  expect(json.message).toBe(
    'This booking could not be kept: its day is over or its place is taken. ₹200 is being sent back; banks take 7 to 14 working days.',
  );
  expect(await refunds(sale)).toMatchObject([{ reason: 'late', amount_paise: 20_000 }]);
  expect(await decisions(sale)).toMatchObject([{ decision: 'accept', outcome: 'late' }]);
});

test('other tenants do not find it, the admin may decide; a decision says why', async () => {
  const sale = await inReview(await aShop(), 1);
  expect((await decide(sale, 'accept', await anOwner(use))).status).toBe(404);
  const silent = await decide(sale, 'accept', sale.owner, ' ');
  expect([silent.status, silent.json.issues]).toEqual([400, [{ field: 'note', message: 'Please say why' }]]);
  expect((await decide(sale, 'accept', await anAdmin(use))).status).toBe(200);
  expect(await decisions(sale)).toMatchObject([{ role: 'admin' }]);
});
