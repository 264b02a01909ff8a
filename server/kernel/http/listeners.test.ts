import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#server/testing/live-page.ts';
import { openDoors } from './listeners.ts';
import { closeSwiftly } from './shutdown.ts';
import { warnOfUnnamedProxy } from './unnamed-proxy.ts';

const HERE = { port: 0, host: '127.0.0.1' };

/** A server with many doors, whose one call answers when it is told to. */
async function aHouse() {
  const app = Fastify();
  const inside: (() => void)[] = [];
  app.get('/', () => new Promise((resolve) => inside.push(() => resolve({ served: true }))));
  const closeDoors = await openDoors(app, HERE);
  const { port } = app.server.address() as AddressInfo;
  return { app, closeDoors, inside, port };
}

/** A visitor with a connection of its own, which it would keep. */
async function visit(port: number): Promise<string> {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const [answer] = (await once(get({ port, host: HERE.host, agent }), 'response')) as [IncomingMessage];
  return text(answer);
}

test('visitors come in by many doors; those who are inside when the doors close are served', async () => {
  const { app, closeDoors, inside, port } = await aHouse();
  const visitors = Array.from({ length: 100 }, () => visit(port));
  await eventually(() => inside.length === 100);
  const closed = closeSwiftly(app, closeDoors);
  await expect(visit(port)).rejects.toThrow();
  for (const serve of inside) serve();
  expect(new Set(await Promise.all(visitors))).toEqual(new Set(['{"served":true}']));
  await closed;
});

test('a port that somebody else has is taken, also when they would share it', async () => {
  const { app, closeDoors, port } = await aHouse();
  await expect(openDoors(Fastify(), { ...HERE, port })).rejects.toThrow(`Port ${port} is taken by another program`);
  await closeSwiftly(app, closeDoors);
});

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
