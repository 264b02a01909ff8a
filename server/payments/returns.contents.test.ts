import { connect } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useCardSales } from '#server/testing/card-sale.ts';
import { listening } from '#server/testing/live-page.ts';
import { firstMerchant } from '#server/testing/sandbox-gateway.ts';
import { decrypt, encrypt } from './gateways/ccavenue/cipher.ts';

const { use, aShop, book, start, attempts, gateway, post, status, asked, pass, query } = await useCardSales();

const FORM = 'application/x-www-form-urlencoded';
const MEGABYTE = 'x'.repeat(1024 * 1024);

/** A payment that was begun, the address of its return, and the page on which its visitor must end. */
async function begun() {
  const sale = await book(await aShop());
  const form = await start(sale);
  const [attempt] = await attempts(sale);
  return { sale, form, url: `/api/return/${attempt?.id}`, page: `/paymentstatus/${sale.id}/${sale.parkId}` };
}

test.each([
  ['JSON', 'application/json', '{"encResp":"00"}'],
  ['JSON that is none', 'application/json', '{"encResp":'],
  ['a JSON list', 'application/json', '[1,2]'],
  ['text', 'text/plain', 'encResp=00'],
  [
    'multipart',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="encResp"\r\n\r\n00\r\n--b--',
  ],
  ['multipart without an end', 'multipart/form-data', 'x'],
  ['XML', 'text/xml; charset=utf-16', '<a/>'],
  ['bytes of a kind that is none', 'no/kind/at all;;', 'x'],
  ['bytes of no kind', undefined, 'x'],
  ['nothing', undefined, undefined],
  ['an empty form', FORM, ''],
  ['a form with a broken percent', FORM, 'encResp=%E0%A4%A&x=%'],
  ['a form with a zero byte', FORM, 'encResp=a%00b'],
  ['a form of a megabyte', FORM, `encResp=${MEGABYTE}`],
  ['a megabyte of JSON', 'application/json', `"${MEGABYTE}"`],
])('a return of %s ends on the page of the booking', async (_, type, payload) => {
  const { url, page } = await begun();
  const headers = type === undefined ? {} : { 'content-type': type };
  const answer = await use.app.inject({ method: 'POST', url, headers, ...(payload === undefined ? {} : { payload }) });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, page]);
});

test('a return of a megabyte is read to its end, so that its browser hears the answer', async () => {
  const { url, page } = await begun();
  const { port } = new URL(await listening(use));
  const body = `encResp=${MEGABYTE}`;
  const heard = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
    socket.write(`POST ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${FORM}\r\n`);
    socket.write(`Content-Length: ${body.length}\r\n\r\n${body}`);
  });
  expect(heard).toMatch(/^HTTP\/1\.1 303/);
  expect(heard).toContain(page);
});

test.each(['nobody', '%00', 'a'.repeat(26), '1/2'])('a return to %s ends on home', async (id) => {
  for (const method of ['GET', 'POST'] as const) {
    const { statusCode, headers } = await use.app.inject({ method, url: `/api/return/${encodeURIComponent(id)}` });
    expect([statusCode, headers.location]).toEqual([303, '/home']);
  }
});

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
