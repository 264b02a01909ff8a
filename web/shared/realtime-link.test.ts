import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Link, openLink } from './realtime-link.ts';

const QUEUE = { kind: 'loan' as const, id: 'b'.repeat(26) };
let http: HttpServer;
let io: Server;
/** The messages of the pages, in their order. */
let heard: unknown[];
let open: Link | null;

beforeEach(async () => {
  [heard, open] = [[], null];
  http = createServer();
  io = new Server(http);
  io.on('connection', (socket) => {
    heard.push({ token: socket.handshake.auth.token });
    socket.onAny((...frame) => heard.push(frame));
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  window.happyDOM.setURL(`http://127.0.0.1:${(http.address() as AddressInfo).port}/app/counterdetails`);
});
afterEach(async () => {
  open?.close();
  await io.close();
});

/** Waits until something is so, however slow the machine. */
const until = (isSo: () => unknown) => vi.waitFor(isSo, 20_000);

function follow(queue: typeof QUEUE | null = QUEUE) {
  const told: unknown[] = [];
  const events = { heard: () => told.push('heard'), changed: (isConnected: boolean) => told.push(isConnected) };
  open = openLink(queue ? [queue] : [], events, () => 'staff-token');
  return told;
}

test('it joins the queue as staff, and says that it is live', async () => {
  const told = follow();
  await until(() => expect(heard).toEqual([{ token: 'staff-token' }, ['join', QUEUE]]));
  expect(told).toEqual([true]);
});

test('a message of the server is heard', async () => {
  const told = follow();
  await until(() => expect(told).toEqual([true]));
  io.emit('message', { ...QUEUE, currentRunningCount: 4, at: '2027-01-02T06:30:00.000Z' });
  await until(() => expect(told).toEqual([true, 'heard']));
});

test('announcing is a customEvent; without a queue nothing is joined', async () => {
  const told = follow(null);
  await until(() => expect(told).toContain(true));
  open?.announce();
  await until(() => expect(heard).toEqual([{ token: 'staff-token' }, ['customEvent']]));
});

test('a lost connection is told, and the way back', async () => {
  const told = follow();
  await until(() => expect(told).toEqual([true]));
  io.engine.close();
  await until(() => expect(told).toEqual([true, false, true]));
});

test('after closing nothing is told any more', async () => {
  const told = follow();
  await until(() => expect(told).toEqual([true]));
  open?.close();
  io.emit('message', { ...QUEUE, currentRunningCount: 5, at: '2027-01-02T06:30:00.000Z' });
  await until(async () => expect(await io.fetchSockets()).toEqual([]));
  expect(told).toEqual([true]);
});
