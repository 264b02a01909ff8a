import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useCardSales } from '#server/testing/card-sale.ts';

const sales = await useCardSales();
const { gateway, aShop, book, start, post, comeBack, status, attempts, query } = sales;

test('a failed payment that turns out to be paid with another amount waits for a person too', async () => {
  const sale = await book(await aShop());
  await gateway.control({ orderId: sale.id, sequence: 'failure_then_success', inquiry: 'wrong_amount' });
  const { posts } = await gateway.decide(await start(sale), 'success');
  await post(posts[0]?.url ?? '', posts[0]?.fields ?? {});
  expect([await status(sale), await attempts(sale)]).toMatchObject(['Awaited', [{ state: 'review' }]]);
});

test('a success that is older than its attempt waits for a person', async () => {
  const sale = await book(await aShop());
  const form = await start(sale);
  await query(
    sql`update payment_attempt set created_at = (created_at at time zone 'UTC' + interval '11 minutes') at time zone 'UTC' where booking_id = ${sale.id}`,
  );
  await comeBack(await gateway.decide(form, 'success'));
  expect(await attempts(sale)).toMatchObject([{ state: 'review', mismatches: ['older_than_attempt'] }]);
});
