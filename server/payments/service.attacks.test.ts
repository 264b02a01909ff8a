import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useCardSales } from '#server/testing/card-sale.ts';

const sales = await useCardSales();
const { use, gateway, aShop, book, start, post, comeBack, status, attempts, returnUrl, query } = sales;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

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

test('a notice that anybody could have posted is answered like any other and changes nothing', async () => {
  const shop = await aShop();
  const sale = await book(shop);
  await start(sale);
  const forms: Record<string, string>[] = [{}, { encResp: 'ab' }, { encResp: 'ff'.repeat(64) }, { orderNo: sale.id }];
  for (const fields of forms) {
    for (const id of [shop.credentialId, 'a'.repeat(26), '%00', '..']) {
      const answer = await post(`http://x/api/payments/ccav/notify/${id}`, fields);
      expect([answer.statusCode, answer.statusCode === 200 && answer.json()]).toEqual(
        id === '..' ? [404, false] : [200, { received: true }],
      );
    }
  }
  expect([await status(sale), await gateway.journal({ orderId: sale.id })]).toEqual(['PENDING', []]);
});

test('whatever comes to the return address, the visitor is sent on and nothing breaks', async () => {
  const sale = await book(await aShop());
  await start(sale);
  const url = (await returnUrl(sale)).slice('http://x/api/return/'.length);
  const own = `303 /paymentstatus/${sale.id}/${sale.parkId}`;
  const send = async (to: string, payload: string | undefined, headers: Record<string, string> = FORM) => {
    const method = payload === undefined ? 'GET' : 'POST';
    const { statusCode, headers: said } = await use.app.inject({
      method,
      url: `/api/return/${to}`,
      payload,
      headers,
    });
    return said.location ? `${statusCode} ${said.location}` : statusCode;
  };
  for (const payload of ['', 'encResp=1&encResp=2', 'encResp=%00%00', 'a[b]=c&__proto__=1', '%', '\u0000', '&&==&'])
    expect([payload, await send(url, payload)]).toEqual([payload, own]);
  expect(await send(url, undefined)).toBe(own);
  expect(await send(`${url}?encResp=aa&encResp=%00`, undefined)).toBe(own);
  expect(await send(url, '{"encResp":{"a":1}}', { 'content-type': 'application/json' })).toBe(own);
  expect(await send(url, `encResp=${'a'.repeat(70_000)}`)).toBe(own);
  const [attempt] = await attempts(sale);
  const elsewhere = `${attempt?.id.slice(0, 18)}${'0'.repeat(8)}`;
  for (const stranger of ['%00', 'x', elsewhere, 'a'.repeat(26), 'a'.repeat(90), '%F0%9F%8E%9F'])
    expect([stranger, await send(stranger, 'encResp=aa')]).toEqual([stranger, '303 /home']);
  expect(await status(sale)).toBe('PENDING');
});
