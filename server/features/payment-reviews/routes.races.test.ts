import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { type Sale, useCardSales } from '#server/testing/card-sale.ts';

const { use, gateway, aShop, book, start, comeBack, attempts, query } = await useCardSales();

/** A payment in review about which the gateway now says that it is paid. */
async function inReview(): Promise<Sale> {
  const sale = await book(await aShop());
  await gateway.control({ orderId: sale.id, inquiry: 'wrong_amount', inquiryTimes: 1 });
  await comeBack(await gateway.decide(await start(sale), 'success'));
  return sale;
}

/** Two clerks press different buttons; both have asked the gateway before either may write, on a slow machine as on a fast one. Who came first writes first. */
async function bothAtOnce(sale: Sale): Promise<number[]> {
  const [attempt] = await attempts(sale);
  const clerk = new pg.Client({ connectionString: use.database.ownerUrl });
  await clerk.connect();
  const press = (decision: string) =>
    use.call('POST', `/payments/${attempt?.id}/review`, { decision, note: 'Both' }, { token: sale.owner.token });
  try {
    await clerk.query('begin');
    await clerk.query('select from booking where id = $1 for update', [sale.id]);
    const first = press('accept');
    while ((await waiting()) < 1) await setTimeout(5);
    const second = press('refund');
    while ((await waiting()) < 2) await setTimeout(5);
    await clerk.query('commit');
    return [(await first).status, (await second).status];
  } finally {
    await clerk.end();
  }
}

/** How many wait for a lock here, asked outside the clerk's transaction: within one the answer would stay what it was. */
async function waiting(): Promise<number> {
  const rows = await use.database.asOwner(
    'select distinct pid from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted',
  );
  return rows.length;
}

const decisions = ({ id }: Sale) =>
  query(sql<{ outcome: string }>`select outcome from payment_review where booking_id = ${id}`);

test('of two clerks at once one decides, and the other is told so', async () => {
  const sale = await inReview();
  expect(await bothAtOnce(sale)).toEqual([200, 409]);
  expect(await decisions(sale)).toHaveLength(1);
});

test('control: without the guard both decide, so the test above can fail', async () => {
  await use.database.asOwner(`do $do$ begin
    execute replace(pg_get_functiondef('decide_review'::regproc), 'v_attempt.state is distinct from ''review''', 'false');
  end $do$`);
  const sale = await inReview();
  await bothAtOnce(sale);
  expect(await decisions(sale)).toHaveLength(2);
});
