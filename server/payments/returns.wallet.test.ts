import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfig } from '#server/kernel/operations/config.ts';
import { takesNotices } from '#server/testing/paid-by-card.ts';
import { firstWallet } from '#server/testing/sandbox-gateway.ts';
import { useWalletSales } from '#server/testing/wallet-sale.ts';
import { sign } from './gateways/paytm/checksum.ts';

const lines: string[] = [];
const { logLevel } = readConfig({ NODE_ENV: 'test', APP_SECRET: 'x'.repeat(32), LOG_LEVEL: 'debug' });
const sales = await useWalletSales({ config: { logLevel }, logTo: { write: (line) => void lines.push(line) } });
const { use, gateway, aShop, book, pay, start, post, look, status, query, pass, comeBack, attempts, returnUrl } = sales;

const asked = (orderId: string) => gateway.journal({ orderId, command: 'orderStatus' });

test('a success cut from a genuine failure reads well and still pays nothing: the inquiry decides', async () => {
  const sale = await book(await aShop());
  const order = await start(sale);
  await gateway.control({ orderId: sale.id, tamper: 'recut' });
  const { fields, url } = await gateway.decide(order, 'failure');
  expect(fields).toMatchObject({ STATUS: 'TXN_SUCCESS', ORDERID: sale.id });
  await gateway.control({ orderId: sale.id, inquiry: 'http500', inquiryTimes: 1 });
  await post(url ?? '', fields ?? {});
  expect(await status(sale)).toBe('PENDING');
  const heard =
    await query(sql`select valid, claimed from payment_event e join payment_attempt a on a.organisation_id = e.organisation_id and a.id = e.attempt_id
    where a.booking_id = ${sale.id}`);
  expect(heard).toEqual([{ valid: true, claimed: 'VERIFY_SUCCESS' }]);
  await pass(1);
  expect(await look(sale)).toMatchObject({ status: false, paymentStatus: 'Failure' });
});

test('an unconfirmed success of one booking says nothing of another that waits for its payment', async () => {
  const shop = await aShop();
  const [claimed, waiting] = [await book(shop), await book(shop)];
  const order = await start(claimed);
  await start(waiting);
  await gateway.control({ orderId: claimed.id, tamper: 'recut' });
  const { fields, url } = await gateway.decide(order, 'failure');
  await gateway.control({ orderId: claimed.id, inquiry: 'http500', inquiryTimes: 5 });
  await post(url ?? '', fields ?? {});
  await pass(1);
  expect((await look(claimed)).message).toContain('is still confirming');
  expect((await look(waiting)).message).not.toContain('is still confirming');
});

test.each(['form', 'form_unsigned', 'json'])('a lost return heals by a notice in the shape of %s', async (webhook) => {
  const shop = await aShop();
  await takesNotices(sales, shop, 'paytm');
  const sale = await book(shop);
  const order = await start(sale);
  await gateway.control({ orderId: sale.id, browserLost: true, webhook, notifySeconds: 300 });
  await gateway.decide(order, 'success');
  await pass(4);
  expect(await status(sale)).toBe('PENDING');
  await pass(1);
  expect(await gateway.journal({ orderId: sale.id, command: 'notify' })).toMatchObject([{ answered: 200 }]);
  expect(await status(sale)).toBe('TXN_SUCCESS');
});

test('notices that nobody signed ask once in five seconds at most, and claim nothing', async () => {
  const shop = await aShop();
  const sale = await book(shop);
  await start(sale);
  const url = `http://x/api/payments/paytm/notify/${shop.credentialId}`;
  const form = { MID: shop.mid, ORDERID: sale.id, STATUS: 'TXN_FAILURE', RESPCODE: '227', TXNAMOUNT: '200.00' };
  for (const RESPMSG of ['a', 'b', 'c']) await post(url, { ...form, CURRENCY: 'INR', RESPMSG });
  expect([await status(sale), (await asked(sale.id)).length]).toEqual(['PENDING', 1]);
});

test('a notice that anybody could have posted is answered like any other and changes nothing', async () => {
  const shop = await aShop();
  const sale = await book(shop);
  await start(sale);
  const json = (payload: string, id = shop.credentialId) =>
    use.app.inject({
      method: 'POST',
      url: `/api/payments/paytm/notify/${id}`,
      headers: { 'content-type': 'application/json' },
      payload,
    });
  const foreign = { mid: 'OTHER', orderId: sale.id, status: 'TXN_SUCCESS', respCode: '01', txnAmount: '200.00' };
  for (const text of ['', '{', '[]', 'null', '{"body":{}}', JSON.stringify({ body: foreign }), '{"body":"\\u0000"}'])
    for (const id of [shop.credentialId, 'a'.repeat(26), '%00']) {
      const answer = await json(text, id);
      expect([text, id, answer.statusCode, answer.json()]).toEqual([text, id, 200, { received: true }]);
    }
  for (const fields of [{}, { MID: shop.mid }, { ORDERID: sale.id }] as Record<string, string>[])
    expect((await post(`http://x/api/payments/paytm/notify/${shop.credentialId}`, fields)).statusCode).toBe(200);
  expect((await json('x'.repeat(70_000))).statusCode).toBe(413);
  expect([await status(sale), await asked(sale.id)]).toEqual(['PENDING', []]);
});

test('a genuine return that comes by a link, its plus signs turned to blanks, is read', async () => {
  const sale = await book(await aShop());
  const { url, fields } = await gateway.decide(await start(sale), 'abort');
  const { CHECKSUMHASH: _, ...told } = fields ?? {};
  // A checksum with a plus sign in it: every third has none.
  let checksum = '';
  while (!checksum.includes('+')) checksum = sign(told, firstWallet.merchantKey);
  await gateway.control({ orderId: sale.id, inquiry: 'http500', inquiryTimes: 1 });
  const query = `${new URLSearchParams(told)}&CHECKSUMHASH=${checksum.replaceAll('=', '%3D')}`;
  await use.app.inject({ url: `${new URL(url ?? '').pathname}?${query}` });
  expect(await status(sale)).toBe('Aborted');
});

test('the log of all this holds no secret, no full number and no message of the gateway', async () => {
  const sale = await book(await aShop(), 2, { mobile: '9123456780' });
  const { body } = await start(sale);
  const { fields, url } = await gateway.decide({ orderId: sale.id }, 'success');
  await post(url ?? '', { ...fields, STATUS: 'TXN_FAILURE' });
  await post(url ?? '', fields ?? {});
  await pay(sale);
  const log = lines.join('');
  expect(log).toContain('"decided":"paid"');
  const secrets = [firstWallet.merchantKey, body.txnToken ?? 'no token', fields?.CHECKSUMHASH ?? 'no checksum'];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  expect(log).not.toMatch(/(?<![\w.])[6-9]\d{9}\b|CHECKSUMHASH=|TXN_FAILURE&/);
});

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
