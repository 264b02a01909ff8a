import { beforeAll, describe, expect, test } from 'vitest';
import { aLivePage, eventually, type LivePage, listening } from '#server/testing/live-page.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const MOST = 200;
const use = useTestApp({ config: { trustProxy: 'loopback' } });
let url: string;
beforeAll(async () => {
  url = await listening(use);
});

const from = (address: string, more: object = {}) => ({ extraHeaders: { 'x-forwarded-for': address, ...more } });

describe('a socket is opened', () => {
  test.each([
    ['a page of ours', { origin: 'http://pravesh.test' }],
    ['a program, which has no origin', {}],
  ])('for %s', async (_who, headers) => {
    const { socket } = await aLivePage(url, from('198.51.100.1', headers));
    expect(socket.connected).toBe(true);
  });

  test.each(['http://evil.example', 'http://pravesh.test.evil.example', 'https://pravesh.test', 'null'])(
    'for nobody on a page of %s, by either transport',
    async (origin) => {
      for (const transport of ['websocket', 'polling'])
        await expect(
          aLivePage(url, { ...from('198.51.100.1', { origin }), transports: [transport], reconnection: false }),
        ).rejects.toThrow();
    },
  );
});

test('an IPv6 network has at most two hundred at once, others have theirs, and who leaves makes room', async () => {
  const pages: LivePage[] = [];
  const phones = Array.from({ length: 2 * MOST }, (_, n) => `2001:db8:0:1::${n.toString(16)}`).values();
  const fromNetwork = () => from(phones.next().value ?? '2001:db8:0:1::');
  // Some at a time: whoever is not served soon is hung up on, and a slow machine serves few at once.
  while (pages.length < MOST)
    pages.push(...(await Promise.all(Array.from({ length: 10 }, () => aLivePage(url, fromNetwork())))));
  const oneMore = () => aLivePage(url, { ...fromNetwork(), reconnection: false });
  await expect(oneMore()).rejects.toThrow();
  expect((await aLivePage(url, from('2001:db8:0:2::1'))).socket.connected).toBe(true);
  pages[0]?.socket.close();
  await eventually(() =>
    oneMore().then(
      () => true,
      () => false,
    ),
  );
});

test('answers of the transport carry no permission for other origins, and no client', async () => {
  const answer = await fetch(`${url}/socket.io/?EIO=4&transport=polling`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await fetch(`${url}/socket.io/socket.io.js`)).status).toBe(400);
});
