import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useCardSales } from '#server/testing/card-sale.ts';
import { firstMerchant } from '#server/testing/sandbox-gateway.ts';
import { decrypt, encrypt } from './gateways/ccavenue/cipher.ts';

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

/** The genuine message with another number of the bank, as only somebody with the key can write it. */
function numbered(fields: Record<string, string>, n: number): Record<string, string> {
  const key = { workingKey: firstMerchant.workingKey, cipher: 'cbc' } as const;
  const text = String(decrypt(fields.encResp ?? '', key));
  return { encResp: encrypt(text.replace(/tracking_id=\d+/, `tracking_id=${1_000_000 + n}`), key) };
}

test('of genuine messages that are all unlike, sixty of an attempt in an hour are kept, and no more inquiries made', async () => {
  const sale = await book(await aShop());
  const { url, fields } = await gateway.decide(await start(sale), 'success');
  for (let n = 0; n < 75; n += 1) expect((await post(url ?? '', numbered(fields ?? {}, n))).statusCode).toBe(303);
  const [attempt] = await attempts(sale);
  const kept = await query(sql`
    select valid, count(*)::int as messages from payment_event
    where attempt_id = ${attempt?.id} and kind = 'return' group by valid`);
  expect([kept, await status(sale)]).toEqual([[{ valid: true, messages: 60 }], 'TXN_SUCCESS']);
  expect((await asked(sale.id)).length).toBeLessThanOrEqual(60);
});

test('a genuine notice that is posted a hundred times is one message and one inquiry', async () => {
  const sale = await book(await aShop());
  const { fields } = await gateway.decide(await start(sale), 'success');
  const url = `http://x/api/payments/ccav/notify/${sale.credentialId}`;
  for (let n = 0; n < POSTS; n += 1) expect((await post(url, written(fields ?? {}, n))).statusCode).toBe(200);
  const [attempt] = await attempts(sale);
  const kept = await query(sql`
    select count(*)::int as messages from payment_event where attempt_id = ${attempt?.id} and kind = 'notify'`);
  expect([kept, await status(sale)]).toEqual([[{ messages: 1 }], 'TXN_SUCCESS']);
  expect(await asked(sale.id)).toHaveLength(1);
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
