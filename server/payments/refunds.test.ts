import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Due, takeDue } from '#server/kernel/database/work-queue.ts';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import type { Gateway } from './gateways/gateway.ts';
import { type AttemptKey, dueAttempts, dueRefunds } from './repository.ts';

const { gateway, paidTwice, refunds, pass, sendRefunds, use, aShop, book, start, attempts, reconcile, query } =
  await useCardSales();

const sent = (orderId: string) => gateway.journal({ command: 'refundOrder', orderId });

test('a lost answer of a refund that the bank still works on is repeated under the same reference, and counts once', async () => {
  const sale = await paidTwice();
  await gateway.control({ orderId: sale.secondOrder, refund: 'timeout', statusWord: 'Shipped' });
  await sendRefunds();
  await pass(1);
  await sendRefunds();
  const [first, repeated, ...more] = await sent(sale.secondOrder);
  expect([repeated?.refundReference, more]).toEqual([first?.refundReference, []]);
  expect(await refunds(sale)).toMatchObject([{ state: 'pending', last_code: 'the earlier request arrived' }]);
  await gateway.control({ orderId: sale.secondOrder, statusWord: null });
  await pass(60);
  await sendRefunds();
  expect([await refunds(sale), await sent(sale.secondOrder)]).toMatchObject([[{ state: 'done' }], { length: 2 }]);
});

test('many workers at once send each refund once, and ask about none', async () => {
  const made = [await paidTwice(), await paidTwice(), await paidTwice()];
  const inquiries = async () => (await gateway.journal({ command: 'orderStatusTracker' })).length;
  const before = await inquiries();
  for (let round = 0; round < 3; round += 1) await Promise.all(Array.from({ length: 4 }, sendRefunds));
  for (const { secondOrder } of made) expect(await sent(secondOrder)).toHaveLength(1);
  expect(await inquiries()).toBe(before);
});

/** The card gateway with something that happens within its next call for a refund: before it is sent, or before its answer comes. */
async function during(
  hook: { before?: () => Promise<unknown>; after?: () => Promise<unknown> },
  work: () => Promise<unknown>,
) {
  const { ccav } = use.deps.gateways as { ccav: Gateway };
  let isFirst = true;
  const refund: Gateway['refund'] = async (...asked) => {
    const mine = isFirst ? hook : {};
    isFirst = false;
    await mine.before?.();
    const said = await ccav.refund(...asked);
    await mine.after?.();
    return said;
  };
  Object.assign(use.deps.gateways, { ccav: { ...ccav, refund } });
  try {
    await work();
  } finally {
    Object.assign(use.deps.gateways, { ccav });
  }
}

test('a worker that is held up for longer than its leases sends no refund that another has sent meanwhile', async () => {
  const sales = [await paidTwice(), await paidTwice()];
  const others = async () => {
    await pass(6);
    await sendRefunds();
  };
  await during({ after: others }, sendRefunds);
  for (const sale of sales) {
    expect(await refunds(sale)).toMatchObject([{ state: expect.stringMatching(/^(pending|done)$/) }]);
    expect(await gateway.journal({ command: 'refundOrder', orderId: sale.secondOrder })).toHaveLength(1);
  }
});

test('money that has gone back meanwhile by the gateway itself stays gone back, whatever a refund is answered', async () => {
  const sale = await paidTwice();
  const goesBack = async () => {
    await gateway.control({ orderId: sale.secondOrder, statusWord: 'Auto-Reversed', refund: 'refuse' });
    await use.database.asOwner('update payment_attempt set next_inquiry_at = $2 where order_id = $1', [
      sale.secondOrder,
      use.clock.now(),
    ]);
    await reconcile();
  };
  await during({ before: goesBack }, sendRefunds);
  expect(await refunds(sale)).toMatchObject([{ state: 'done' }]);
  expect((await attempts(sale)).map(({ state }) => state)).toEqual(['succeeded', 'refunded']);
});

/** Two processes have both read what is due before either takes it. Answers how many took each of them. */
const takenByTwo = <Found extends AttemptKey, Taken>(
  table: string,
  { owner }: CardSale,
  due: () => Due<Found, Taken>,
): Promise<number[]> =>
  holding(
    use.database,
    `select from ${table} where organisation_id = '${owner.organisationId}' for update`,
    async (letGo) => {
      const both = [takeDue(use.deps.db, due(), 1), takeDue(use.deps.db, due(), 1)];
      await untilWaiting(use.database, 2);
      await letGo();
      return (await Promise.all(both)).map(({ length }) => length).sort();
    },
  );

/** The same without the guard: all who have read it take it. */
const unguarded = <Found extends AttemptKey>(table: string, { read }: Due<Found, unknown>): Due<Found, unknown> => ({
  read,
  take: ({ organisation_id, id }) => sql`
    update ${sql.table(table)} set lease_until = ${use.clock.now()}::timestamptz + interval '5 minutes'
    where organisation_id = ${organisation_id} and id = ${id} returning *`,
});

/** One refund that is due, and one payment that is to be asked about: those of the tests before are not. */
async function bothDue(): Promise<{ refund: CardSale; attempt: CardSale }> {
  await query(sql`update payment_refund set next_try_at = null`);
  const refund = await paidTwice();
  await query(sql`update payment_attempt set next_inquiry_at = null`);
  const attempt = await book(await aShop());
  await start(attempt);
  await pass(2);
  return { refund, attempt };
}

test('of two processes that find the same refund, or the same payment, one takes it', async () => {
  const { refund, attempt } = await bothDue();
  const now = use.clock.now();
  expect(await takenByTwo('payment_refund', refund, () => dueRefunds(now))).toEqual([0, 1]);
  expect(await takenByTwo('payment_attempt', attempt, () => dueAttempts(now))).toEqual([0, 1]);
});

test('control: where neither says again that it is due, both take it', async () => {
  const { refund, attempt } = await bothDue();
  const now = use.clock.now();
  expect(await takenByTwo('payment_refund', refund, () => unguarded('payment_refund', dueRefunds(now)))).toEqual([
    1, 1,
  ]);
  expect(await takenByTwo('payment_attempt', attempt, () => unguarded('payment_attempt', dueAttempts(now)))).toEqual([
    1, 1,
  ]);
});
