import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';
import { tokenSales } from '#server/testing/paid-by-card.ts';
import { scanTicket } from '#server/testing/payment-desk.ts';

const sales = await useCardSales({ config: { rateLimitScale: 100 } });
const { use, gateway, aShop, book, start, comeBack, look, status, taken, pass, sell } = sales;
const { refund, refunds, sendRefunds } = sales;

const sent = (orderId: string) => gateway.journal({ command: 'refundOrder', orderId });
const scan = async (sale: CardSale) => (await scanTicket(use, sale)).json.result;

test('an owner sends the money of a ticket back once: the ticket is void, its places are free, the gate refuses it', async () => {
  const sale = await sell(await aShop({ dailyCapacity: 2 }));
  const { status: code, json } = await refund(sale);
  expect([code, json]).toMatchObject([
    200,
    {
      message: '₹200 is on its way back, and the booking is void. Banks take 7 to 14 working days.',
      payment: { paymentStatus: 'Refunded', refundable: false, refund: { amount: 200, state: 'pending' } },
    },
  ]);
  expect([await taken(sale), await scan(sale)]).toEqual([0, 'unpaid']);
  expect(await look(sale)).toMatchObject({
    status: false,
    message: expect.stringMatching(/^This booking was cancelled\. ₹200 is being sent back to you/),
  });
  const again = await refund(sale);
  expect([again.status, again.json.message]).toEqual([409, 'The money of this booking has gone back already.']);
  await pass(61);
  await sendRefunds();
  expect([await refunds(sale), await sent(sale.id)]).toMatchObject([
    [{ state: 'done', reason: 'owner', note: 'The fair was called off' }],
    { length: 1 },
  ]);
  expect(await status(sale)).toBe('Refunded');
  const entries = (await use.call('GET', '/audit/list?noun=payment-refund', undefined, sale.owner)).json;
  expect(entries).toMatchObject([{ accountId: sale.owner.organisationId, changes: { note: { from: null } } }]);
});

test('while the gateway does not answer the ticket stays valid; the job sends the refund, once', async () => {
  const sale = await sell(await aShop());
  await gateway.control({ orderId: sale.id, refund: 'timeout' });
  const { json } = await refund(sale);
  expect(json.message).toMatch(/^The gateway has not answered yet\./);
  expect([await status(sale), await refunds(sale)]).toMatchObject(['TXN_SUCCESS', [{ state: 'sent' }]]);
  expect((await refund(sale)).json.message).toBe('The money of this booking is being sent back already.');
  await gateway.control({ orderId: sale.id, refund: null });
  await pass(1);
  await sendRefunds();
  await sendRefunds();
  expect([await status(sale), await refunds(sale), await sent(sale.id)]).toMatchObject([
    'Refunded',
    [{ state: 'done' }],
    { length: 1 },
  ]);
});

test('a refund that the gateway refuses leaves the ticket valid, and can be asked for again', async () => {
  const sale = await sell(await aShop());
  await gateway.control({ orderId: sale.id, refund: 'refuse' });
  const refused = await refund(sale);
  expect(refused.json).toMatchObject({
    message:
      'The gateway refused to send ₹200 back. The gateway does not allow this payment to be sent back (code 51310). The booking is still valid.',
    payment: { stateText: 'Could not be sent back', refundable: false, refund: { state: 'failed' } },
  });
  expect([await status(sale), await scan(sale)]).toEqual(['TXN_SUCCESS', 'admitted']);
  await gateway.control({ orderId: sale.id, refund: null });
  expect((await refund(sale)).status).toBe(409);
  expect((await refund(sale, { evenIfUsed: true, note: 'The gateway allows it now' })).json).toMatchObject({
    payment: { paymentStatus: 'Refunded', refund: { state: 'pending', note: 'The gateway allows it now' } },
  });
  expect(await refunds(sale)).toHaveLength(1);
  const entries = (await use.call('GET', '/audit/list?noun=payment-refund', undefined, sale.owner)).json;
  expect(entries.map(({ action }: { action: string }) => action).sort()).toEqual(['added', 'changed']);
});

test('a ticket that was used is sent back only when that is known', async () => {
  const sale = await sell(await aShop());
  expect(await scan(sale)).toBe('admitted');
  const { status: code, json } = await refund(sale);
  expect([code, json]).toMatchObject([409, { used: true, message: expect.stringMatching(/^This was used already/) }]);
  expect(await refunds(sale)).toEqual([]);
  expect((await refund(sale, { evenIfUsed: true })).json).toMatchObject({ payment: { paymentStatus: 'Refunded' } });
});

test('what is not paid, not there or of others is not sent back', async () => {
  const sale = await book(await aShop());
  expect((await refund(sale)).json.message).toBe('This booking is not paid, so there is nothing to send back.');
  await comeBack(await gateway.decide(await start(sale), 'success'));
  expect((await refund(sale, {}, await anOwner(use))).status).toBe(404);
  expect((await refund({ ...sale, id: '0'.repeat(26) })).status).toBe(404);
  expect((await refund(sale, { note: '' })).json.issues).toEqual([{ field: 'note', message: 'Please say why' }]);
  expect([await status(sale), await refunds(sale)]).toEqual(['TXN_SUCCESS', []]);
});

test('a token whose fee goes back is cancelled; one that was called needs to be known', async () => {
  const { aTokenShop, bookToken, startToken } = tokenSales(sales);
  const shop = await aTokenShop('5');
  const { owner } = shop;
  const buy = async () => {
    const sale = await bookToken(shop);
    await comeBack(await gateway.decide(await startToken(sale), 'success'));
    return sale;
  };
  const [first, second] = [await buy(), await buy()];
  await use.call('PUT', `/doctorbooking/${first.id}`, { bookingStatus: 'called' }, owner);
  expect((await refund(first)).json.used).toBe(true);
  expect((await refund(second)).json).toMatchObject({
    payment: { paymentStatus: 'Refunded', kind: 'doctor-appointment' },
  });
  const { json } = await use.call('GET', `/doctorbooking/${second.id}`, undefined, owner);
  expect(json.bookingStatus).toBe('cancelled');
});
