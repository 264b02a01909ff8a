import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { warnOfUnnamedProxy } from './unnamed-proxy.ts';

/** Answers the log of requests from these peers, each of which forwards for somebody. */
async function loggedOf(trustProxy: string, peers: readonly string[]): Promise<object[]> {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  warnOfUnnamedProxy(app, trustProxy);
  app.get('/', () => 'ok');
  await app.inject({ url: '/', remoteAddress: '203.0.113.9' });
  for (const remoteAddress of peers)
    await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': '198.51.100.1' } });
  await app.close();
  return lines.map((line) => JSON.parse(line));
}

test('a proxy that TRUST_PROXY does not name is told of once, in words that say what to set', async () => {
  const logged = await loggedOf('loopback', ['127.0.0.1', '10.1.2.3', '10.1.2.3', '10.1.2.4']);
  expect(logged).toMatchObject([
    { level: 40, peer: '10.1.2.•••', msg: expect.stringContaining('set TRUST_PROXY to its address') },
  ]);
});

test('of a proxy that is named, and of visitors who come without one, nothing is said', async () => {
  expect(await loggedOf('loopback,10.0.0.0/8', ['127.0.0.1', '10.1.2.3'])).toEqual([]);
  expect(await loggedOf('', [])).toEqual([]);
});
