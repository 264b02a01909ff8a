import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { useCardSales } from '#server/testing/card-sale.ts';
import { listening } from '#server/testing/live-page.ts';

const sales = await useCardSales();
const { use, aShop, book, start, attempts } = sales;

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
