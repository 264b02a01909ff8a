import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';
import { tokenSales } from '#server/testing/paid-by-card.ts';
import { paymentDesk } from '#server/testing/payment-desk.ts';

const sales = await useCardSales();
const { use, gateway, aShop, book, start, comeBack, status, query, pass, reconcile, sell, refunds, sendRefunds } =
  sales;
const { aTokenShop, bookToken, startToken } = tokenSales(sales);
const { askGateway: ask } = paymentDesk(sales);

const hanging = async ({ owner }: CardSale): Promise<string[]> =>
  (await use.call('POST', '/payments/search', { state: 'hanging' }, owner)).json.map(
    ({ bookingId }: { bookingId: string }) => bookingId,
  );
test('asking now books what the gateway says is paid, and only that', async () => {
  const sale = await book(await aShop());
  const form = await start(sale);
  const before = await ask(sale);
  expect([before.status, before.json]).toMatchObject([
    200,
    {
      message: 'The gateway knows of no payment so far. The visitor may still be on its page.',
      payment: { state: 'initiated', unsettled: true, asked: { answered: true, refused: false } },
    },
  ]);
  await gateway.decide(form, 'success');
  await pass(1);
  const { json } = await ask(sale);
  expect([json.message, json.payment.state, json.payment.unsettled]).toEqual([
    'The gateway says that it is paid. The visitor’s page shows it.',
    'succeeded',
    false,
  ]);
  expect(await status(sale)).toBe('TXN_SUCCESS');
});

test('a settled payment is not asked about, nor one of others', async () => {
  const sale = await book(await aShop());
  await comeBack(await gateway.decide(await start(sale), 'success'));
  const { status: code, json } = await ask(sale);
  expect([code, json.message]).toEqual([409, 'This payment is settled, so there is nothing to ask the gateway.']);
  expect((await ask(sale, await anOwner(use))).status).toBe(404);
});

test('the gateway is asked once in five seconds about a payment, and each account may ask twenty times a minute', async () => {
  const sale = await book(await aShop());
  await start(sale);
  const answers = [];
  for (let turn = 0; turn < 21; turn += 1) answers.push((await ask(sale)).status);
  expect(answers).toEqual([...Array(20).fill(200), 429]);
  expect(await sales.asked(sale.id)).toHaveLength(1);
});

test('while the gateway is silent that is said, with when we asked and when we ask again, and nothing is booked', async () => {
  const sale = await book(await aShop());
  await gateway.decide(await start(sale), 'success');
  await gateway.control({ orderId: sale.id, inquiry: 'http500' });
  const { json } = await ask(sale);
  const now = use.clock.now();
  expect(json).toMatchObject({
    message: 'The gateway has not answered what we asked last: nobody knows yet whether this is paid.',
    payment: { state: 'initiated', asked: { at: now.toISOString(), answered: false } },
  });
  expect(Date.parse(json.payment.asked.next)).toBe(now.getTime() + 2 * 60_000);
  expect(await status(sale)).toBe('PENDING');
});

test('a payment hangs after ten minutes when nobody knows, and not when the gateway says that nothing was paid', async () => {
  const shop = await aShop();
  const [unpaid, silent, bank] = [await book(shop), await book(shop), await book(shop)];
  await start(unpaid);
  await start(silent);
  await gateway.control({ orderId: silent.id, inquiry: 'http500' });
  await comeBack(await gateway.decide(await start(bank), 'awaited-success', { laterSeconds: 3600 }));
  await pass(9);
  await reconcile();
  expect(await hanging(unpaid)).toEqual([]);
  await pass(1);
  await reconcile();
  expect((await hanging(unpaid)).sort()).toEqual([silent.id, bank.id].sort());
  const waiting = await use.call('GET', '/dashboard/attention', undefined, shop.owner);
  expect(waiting.json.waiting.find(({ kind }: { kind: string }) => kind === 'payments-hanging')).toMatchObject({
    count: 2,
    amount: 400,
  });
  await query(sql`update payment_attempt set state = 'failed' where booking_id = ${silent.id}`);
  expect(await hanging(unpaid)).toEqual([bank.id]);
});

interface Paid {
  owner: Owner;
  /** The address at which its offering is removed. */
  offering: string;
  booking: string;
  /** The list in which the owner reads the booking. */
  list: string;
  paise: number;
}

async function aPaidTicket(): Promise<Paid> {
  const { id: booking, owner, parkId, total } = await sell(await aShop());
  return { owner, offering: `/park/${parkId}`, booking, list: '/ticketbooking/list', paise: total * 100 };
}

async function aPaidAppointment(): Promise<Paid> {
  const sale = await bookToken(await aTokenShop('9'));
  await comeBack(await gateway.decide(await startToken(sale), 'success'));
  const { owner, clinic, id: booking } = sale;
  return { owner, offering: `/clinic/${clinic._id}`, booking, list: '/doctorbooking/list', paise: 20_000 };
}

test.each([
  ['A ticket of a park', aPaidTicket],
  ['An appointment of a clinic', aPaidAppointment],
])('%s that is closed goes back in full, by the keys that it keeps', async (_, pay) => {
  const { owner, offering, booking, list, paise } = await pay();
  expect((await use.call('DELETE', offering, undefined, owner)).json.closed).toBe(true);
  const due = await use.call('GET', `/bookings/${booking}/refund`, undefined, owner);
  expect([due.status, due.json.amount]).toEqual([200, paise / 100]);
  const asked = { bookingId: booking, note: 'We are closed' };
  expect((await use.call('POST', '/payments/refund', asked, owner)).status).toBe(200);
  await pass(61);
  await sendRefunds();
  expect(await refunds({ id: booking })).toMatchObject([{ state: 'done', amount_paise: paise }]);
  expect(await gateway.journal({ command: 'refundOrder', orderId: booking })).toHaveLength(1);
  const rows: { _id: string; paymentStatus: string }[] = (await use.call('GET', list, undefined, owner)).json;
  expect(rows.find(({ _id }) => _id === booking)?.paymentStatus).toBe('Refunded');
});
