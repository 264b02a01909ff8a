import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { takeDue } from '#server/kernel/database/work-queue.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { firstMerchant, secondMerchant } from '#server/testing/sandbox-gateway.ts';
import { inquireAndApply } from './reconciliation.ts';
import { dueAttempts, newestAttempt } from './repository.ts';

const sales = await useCardSales();
const { use, gateway, aShop, book, start, comeBack, look, status, attempts, taken, pass, reconcile, asked } = sales;
const { query, sell, untilNoon } = sales;

/** The instants of the plan in minutes, with what was asked at each. */
async function askedThrough(orderId: string, minutes: readonly number[]): Promise<number[]> {
  const counts: number[] = [];
  let now = 0;
  for (const minute of minutes) {
    await pass(minute - now);
    now = minute;
    await reconcile();
    await reconcile();
    counts.push((await asked(orderId)).length);
  }
  return counts;
}

test('two workers share the work: each attempt is asked about once', async () => {
  const shop = await aShop();
  const made = await Promise.all(Array.from({ length: 6 }, () => book(shop)));
  for (const sale of made) await gateway.open(await start(sale));
  await pass(2);
  const counts = await Promise.all([reconcile(), reconcile(), reconcile()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
  for (const { id } of made) expect(await asked(id)).toHaveLength(1);
});

test('an attempt that nobody finishes is asked about by the plan, expires, and is given up after three days', async () => {
  const sale = await book(await aShop());
  await start(sale);
  expect(await askedThrough(sale.id, [1, 2, 4, 5, 10, 16])).toEqual([0, 1, 1, 2, 3, 4]);
  expect(await attempts(sale)).toMatchObject([{ state: 'initiated' }]);
  expect(await askedThrough(sale.id, [14])).toEqual([5]);
  expect(await attempts(sale)).toMatchObject([{ state: 'expired', next_inquiry_at: expect.any(Date) }]);
  expect(await askedThrough(sale.id, [30, 150, 330, 690, 1410, 2850, 4290, 5000])).toEqual([
    6, 7, 8, 9, 10, 11, 12, 12,
  ]);
  expect(await attempts(sale)).toMatchObject([{ state: 'expired', next_inquiry_at: null }]);
  expect(await look(sale)).toMatchObject({ paymentStatus: 'Aborted' });
  expect(await asked(sale.id)).toHaveLength(12);
});

test('an awaited payment never expires; after three days a person must look', async () => {
  const sale = await book(await aShop());
  await comeBack(await gateway.decide(await start(sale), 'awaited-success', { laterSeconds: 1_728_000 }));
  await gateway.control({ orderId: sale.id, inquiry: 'not_found' });
  await askedThrough(sale.id, [30, 60, 2880]);
  expect([await status(sale), await attempts(sale)]).toMatchObject(['Awaited', [{ state: 'awaited' }]]);
  await askedThrough(sale.id, [1440]);
  expect(await attempts(sale)).toMatchObject([{ state: 'review', mismatches: ['undecided'] }]);
  expect(await look(sale)).toMatchObject({ status: false, paymentStatus: 'Awaited' });
});

test('a refused key is no failure: the attempt stays open and heals when the address is registered', async () => {
  const sale = await book(await aShop());
  await gateway.control({ merchantId: firstMerchant.merchantId, ipRegistered: false });
  await comeBack(await gateway.decide(await start(sale), 'success'));
  await pass(2);
  await reconcile();
  expect(await attempts(sale)).toMatchObject([{ state: 'initiated', refused_at: expect.any(Date) }]);
  await gateway.control({ merchantId: firstMerchant.merchantId, ipRegistered: true });
  await pass(3);
  await reconcile();
  expect(await status(sale)).toBe('TXN_SUCCESS');
  expect(await attempts(sale)).toMatchObject([{ refused_at: null }]);
});

test('one merchant whose keys cannot be opened holds up nobody else', async () => {
  const [broken, sound] = [await aShop({}, secondMerchant), await aShop()];
  const [stuck, sale] = [await book(broken), await book(sound)];
  await start(stuck);
  await gateway.decide(await start(sale), 'success');
  await query(sql`update gateway_credential set working_key = 'v1.AAAA' where park_id = ${broken.parkId}`);
  await pass(2);
  await reconcile();
  expect(await status(sale)).toBe('TXN_SUCCESS');
  expect(await attempts(stuck)).toMatchObject([{ state: 'initiated', next_inquiry_at: expect.any(Date) }]);
});

test.each([
  ['Refunded', 'refunded'],
  ['Chargeback', 'chargeback'],
  ['Auto-Reversed', 'refunded'],
])('a paid ticket that the gateway calls %s by night is void, and its places are free', async (word, state) => {
  await untilNoon();
  const shop = await aShop({ dailyCapacity: 2 });
  const sale = await sell(shop);
  await pass(14 * 60);
  await reconcile();
  expect([await status(sale), await asked(sale.id)]).toMatchObject(['TXN_SUCCESS', { length: 1 }]);
  await gateway.control({ orderId: sale.id, statusWord: word });
  await pass(60);
  await reconcile();
  expect(await look(sale)).toMatchObject({ status: false, image: null, paymentStatus: 'Refunded' });
  expect((await look(sale)).message).toMatch(/^₹200 was sent back to you/);
  expect([await attempts(sale), await taken(shop)]).toMatchObject([[{ state }], 0]);
});

test('a paid ticket is asked about for three nights, no longer', async () => {
  await untilNoon();
  const sale = await sell(await aShop());
  for (let night = 0; night < 5; night += 1) {
    await pass(24 * 60);
    await reconcile();
  }
  expect([await status(sale), await asked(sale.id)]).toMatchObject(['TXN_SUCCESS', { length: 4 }]);
});

test('by night, whoever is paying just now comes before those who have paid', async () => {
  await untilNoon();
  await query(sql`update payment_attempt set next_inquiry_at = null`); // of the tests above
  const shop = await aShop();
  await sell(shop);
  await pass(15 * 60);
  const fresh = await book(shop);
  await start(fresh);
  await pass(5);
  const lease = (most: number) => takeDue(use.deps.db, dueAttempts(use.clock.now()), most);
  expect(await lease(1)).toMatchObject([{ booking_id: fresh.id }]);
  expect(await lease(9)).toMatchObject([{ state: 'succeeded' }]);
});

test('a payment that was reversed before we heard of it can be tried again', async () => {
  const shop = await aShop({ dailyCapacity: 2 });
  const sale = await book(shop);
  await gateway.control({ orderId: sale.id, statusWord: 'Auto-Reversed' });
  await comeBack(await gateway.decide(await start(sale), 'success'));
  expect(await look(sale)).toMatchObject({
    paymentStatus: 'Aborted',
    message: expect.stringMatching(/^₹200 was sent back to you.* You can pay again until/),
  });
  await comeBack(await gateway.decide(await start(sale), 'success'));
  expect([await status(sale), await taken(shop)]).toEqual(['TXN_SUCCESS', 2]);
});

/** The confirmations that are sent in the given hours, counted from the first on. */
async function confirmedIn(hours: readonly number[]): Promise<number[]> {
  const sent = async () => (await gateway.journal({ command: 'confirmOrder' })).length;
  const before = await sent();
  const counts: number[] = [];
  for (const some of hours) {
    await pass(some * 60);
    await reconcile();
    counts.push((await sent()) - before);
  }
  return counts;
}

test('where the account leaves the capture to us, a success is confirmed after a day', async () => {
  await untilNoon();
  await gateway.control({ merchantId: secondMerchant.merchantId, autoConfirm: false });
  const sale = await sell(await aShop({}, secondMerchant));
  expect(await status(sale)).toBe('TXN_SUCCESS');
  expect(await confirmedIn([16, 24, 24])).toEqual([0, 1, 1]);
});

test('a notice that comes with the return leaves the paid payment to be asked about by night, and confirmed', async () => {
  await untilNoon();
  await gateway.control({ merchantId: secondMerchant.merchantId, autoConfirm: false });
  const sale = await book(await aShop({}, secondMerchant));
  const { organisationId } = sale.owner;
  const newest = () => withScope(use.deps.db, systemScope, (tx) => newestAttempt(tx, { organisationId, id: sale.id }));
  const decision = await gateway.decide(await start(sale), 'success');
  const before = await newest();
  if (!before) throw new Error('no attempt');
  await comeBack(decision);
  // Read before the return had paid, and answered after it.
  await inquireAndApply(use.deps, before, 1000);
  expect(await newest()).toMatchObject({ state: 'succeeded', next_inquiry_at: expect.any(Date) });
  // Without this the provider cancels the payment after twelve days, though the ticket was given.
  expect(await confirmedIn([16, 24])).toEqual([0, 1]);
});
