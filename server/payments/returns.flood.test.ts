import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useWalletSales } from '#server/testing/wallet-sale.ts';

const { use, gateway, aShop, book, start, post, comeBack, attempts, returnUrl, status, query } = await useWalletSales();

test('whoever sends one payment’s address no end of nonsense fills nothing up, and the genuine return is still heard', async () => {
  const sale = await book(await aShop());
  const order = await start(sale);
  const [attempt] = await attempts(sale);
  const url = new URL(await returnUrl(sale)).pathname;
  const nonsense = (n: number) =>
    use.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `n=${n}&much=${'x'.repeat(60_000)}`,
    });
  for (let n = 0; n < 40; n += 1) expect((await nonsense(n)).statusCode).toBe(303);
  const [kept] = await query(sql<{ messages: number; bytes: number }>`
    select count(*)::int as messages, sum(length(raw_sealed))::int as bytes from payment_event
    where attempt_id = ${attempt?.id} and kind = 'return'`);
  expect(kept?.messages).toBe(20);
  expect(kept?.bytes).toBeLessThan(20 * 8000);
  await comeBack(await gateway.decide(order, 'success'));
  expect(await status(sale)).toBe('TXN_SUCCESS');
});

test('a genuine return whose ignored values are named anew, as its checksum allows, is the same message', async () => {
  const sale = await book(await aShop());
  const { url, fields } = await gateway.decide(await start(sale), 'success');
  const named = (n: number) =>
    Object.fromEntries(
      Object.entries(fields ?? {}).map(([name, value]) => [name === 'BANKNAME' ? `${name}_${n}` : name, value]),
    );
  expect(fields).toHaveProperty('BANKNAME');
  for (let n = 0; n < 10; n += 1) await post(url ?? '', named(n));
  const [attempt] = await attempts(sale);
  const kept = await query(sql`
    select valid from payment_event where attempt_id = ${attempt?.id} and kind = 'return'`);
  expect([kept, await status(sale)]).toEqual([[{ valid: true }], 'TXN_SUCCESS']);
});
