import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';

const { use, gateway, aShop, book, start, comeBack, status, attempts, query, pass, reconcile } = await useCardSales({});

const ask = async (sale: CardSale, owner: { token: string } = sale.owner) => {
  const [attempt] = await attempts(sale);
  return use.call('POST', `/payments/${attempt?.id}/ask`, undefined, owner);
};
const hanging = async ({ owner }: CardSale): Promise<string[]> =>
  (await use.call('POST', '/payments/search', { state: 'hanging' }, owner)).json.map(
    ({ bookingId }: { bookingId: string }) => bookingId,
  );
const asked = async ({ id }: CardSale) =>
  (await gateway.journal({ command: 'orderStatusTracker', orderId: id })).length;

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
  expect(await asked(sale)).toBe(1);
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
