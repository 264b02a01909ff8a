import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useCardSales } from '#server/testing/card-sale.ts';

const { gateway, aShop, book, start, post, attempts, status, asked, pass, query } = await useCardSales();

const POSTS = 100;
/** The same message, written otherwise: its hex in capitals, and what stands beside it. */
const written = (fields: Record<string, string>, n: number): Record<string, string> => ({
  ...fields,
  encResp: n % 2 === 0 ? (fields.encResp ?? '') : (fields.encResp ?? '').toUpperCase(),
  orderNo: `other-${n}`,
  much: `${n}`.padEnd(60_000, 'x'),
});

test('a genuine return that is posted a hundred times is one message and one inquiry, however it is written', async () => {
  const sale = await book(await aShop());
  const { url, fields } = await gateway.decide(await start(sale), 'success');
  for (let n = 0; n < POSTS; n += 1) expect((await post(url ?? '', written(fields ?? {}, n))).statusCode).toBe(303);
  const [attempt] = await attempts(sale);
  const [kept] = await query(sql<{ messages: number; bytes: number }>`
    select count(*)::int as messages, sum(length(raw_sealed))::int as bytes from payment_event
    where attempt_id = ${attempt?.id} and kind = 'return'`);
  expect(kept?.messages).toBe(1);
  expect(kept?.bytes).toBeLessThan(30_000);
  expect([await status(sale), await asked(sale.id)]).toMatchObject(['TXN_SUCCESS', { length: 1 }]);
});

test('what is posted again later causes one inquiry in five seconds, and not one for each post', async () => {
  const sale = await book(await aShop());
  const { url, fields } = await gateway.decide(await start(sale), 'success');
  for (let n = 0; n < 12; n += 1) {
    await post(url ?? '', written(fields ?? {}, n));
    await pass(1 / 60);
  }
  expect((await asked(sale.id)).length).toBeLessThanOrEqual(3);
});
