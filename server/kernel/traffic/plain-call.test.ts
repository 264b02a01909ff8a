import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainCall } from './plain-call.ts';

const BOOKING = 'POST /api/ticketbooking/add HTTP/1.1\r\nHost: x\r\n';
const call = (text: string) => plainCall(Buffer.from(text));

test('one whole call is plain, with and without a body, as browsers and proxies write it', () => {
  expect(call(`${BOOKING}Content-Length: 2\r\n\r\n{}`)).toBe('POST /api/ticketbooking/add');
  expect(call(`${BOOKING}connection: Keep-Alive\r\ncontent-length:2\r\n\r\n{}`)).toBe('POST /api/ticketbooking/add');
  expect(call(`${BOOKING}content-length: 6\r\n\r\n"नम"`.replace('6', '8'))).toBe('POST /api/ticketbooking/add');
  expect(call('GET /api/park/list?limit=1 HTTP/1.1\r\nhost: x\r\n\r\n')).toBe('GET /api/park/list?limit=1');
});

test.each([
  ['a body that is not all there', `${BOOKING}content-length: 3\r\n\r\n{}`],
  ['headers that are not all there', BOOKING],
  ['a second call behind the first', `${BOOKING}content-length: 2\r\n\r\n{}GET / HTTP/1.1\r\n\r\n`],
  ['two lengths', `${BOOKING}content-length: 2\r\nContent-Length: 2\r\n\r\n{}`],
  ['a length that is no number', `${BOOKING}content-length: +2\r\n\r\n{}`],
  ['a length with something behind it', `${BOOKING}content-length: 2, 2\r\n\r\n{}`],
  ['a space before the colon', `${BOOKING}content-length : 2\r\n\r\n{}`],
  ['a header that goes on in the next line', `${BOOKING}a: b\r\n content-length: 9\r\ncontent-length: 2\r\n\r\n{}`],
  ['a body in chunks', `${BOOKING}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['an upgrade', 'GET /realtime HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'],
  ['a wish to be hung up on', `${BOOKING}connection: close\r\ncontent-length: 2\r\n\r\n{}`],
  ['a question whether to go on', `${BOOKING}expect: 100-continue\r\ncontent-length: 2\r\n\r\n{}`],
  ['lines that end in \\n alone', `${BOOKING}a: b\ncontent-length: 2\r\n\r\n{}`],
  ['an older version', BOOKING.replace('1.1', '1.0').concat('\r\n')],
  ['an answer without a body', 'HEAD /api/park/list HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['nothing', ''],
])('%s is not plain', (_what, text) => {
  expect(call(text)).toBeNull();
});

const seen: string[] = [];
const server = createServer((request, response) => {
  seen.push(`${request.method} ${request.url}`);
  request.resume().on('end', () => response.end());
});
beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')));
afterAll(() => void server.close());

/** What Node reads of a piece and of a call that is sent right after it. */
async function readByNode(piece: string): Promise<string[]> {
  seen.length = 0;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(Buffer.from(`${piece}GET /next HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`, 'latin1'));
  await once(socket.resume(), 'close');
  return [...seen];
}

const header = fc.constantFrom(
  'content-length: 0',
  'content-length: 2',
  'Content-Length:2 ',
  'content-length : 2',
  'transfer-encoding: chunked',
  'Transfer_Encoding: chunked',
  'connection: keep-alive',
  'a: b',
  ' folded',
  '\tfolded',
  'a:',
  'x: \u0001',
  'expect: 100-continue',
);
const end = fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r');
const request = fc
  .record({
    line: fc.constantFrom('POST /a HTTP/1.1', 'GET /a HTTP/1.1', 'POST /a  HTTP/1.1', 'post /a HTTP/1.1'),
    headers: fc.array(fc.tuple(header, end), { maxLength: 4 }),
    body: fc.constantFrom('', '{}', '{}\r\n', '0\r\n\r\n'),
  })
  .map(({ line, headers, body }) => `${line}\r\nhost: x\r\n${headers.map((one) => one.join('')).join('')}\r\n${body}`);

test('what is called plain, Node reads as this one call, and what comes next as the next', async () => {
  let plain = 0;
  await fc.assert(
    fc.asyncProperty(request, async (text) => {
      const found = plainCall(Buffer.from(text, 'latin1'));
      if (found === null) return;
      plain += 1;
      expect(await readByNode(text)).toEqual([found, 'GET /next']);
    }),
    { numRuns: 2000, seed: 8 },
  );
  expect(plain).toBeGreaterThan(20);
});
