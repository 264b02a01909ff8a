import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Join } from '#contract/kernel/realtime.ts';
import type { QueueMessage } from '#contract/queues/api.ts';
import { follow, type LiveValue } from './live-value.ts';
// The link loads it when it begins; no test waits for that.
import 'socket.io-client';

const room: Join = { kind: 'doctor', id: 'a'.repeat(26) };
const message = (doctorId: string): QueueMessage => ({
  ...room,
  doctorId,
  currentRunningCount: 2,
  at: '2027-01-04T06:30:00.000Z',
});

/** A server whose value goes up at each reading, or that does not answer. */
let http: HttpServer;
let io: Server;
let joined: Join[];
let news: Partial<LiveValue<number>>[];
let readings: number;
let isDown: boolean;
let stop: () => void;

beforeEach(async () => {
  [joined, news, readings, isDown] = [[], [], 0, false];
  http = createServer();
  io = new Server(http);
  io.on('connection', (socket) => {
    socket.on('join', async (wanted: Join) => {
      joined.push(wanted);
      await socket.join('room');
      socket.emit('message', message('d1'));
    });
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  window.happyDOM.setURL(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`);
  stop = follow<number>(
    {
      rooms: [room],
      spreadMs: 0,
      concerns: ({ doctorId }) => doctorId === 'd1',
      read: async () => {
        readings += 1;
        return isDown ? null : readings;
      },
    },
    (one) => news.push(one),
  );
});
afterEach(async () => {
  stop();
  await io.close();
});

const last = () => news.at(-1);

test('it joins its room and reads the whole value once it is connected, and again at each message', async () => {
  await expect.poll(last).toEqual({ value: 1, freshness: 'live' });
  expect(joined).toEqual([room]);
  io.to('room').emit('message', message('d1'));
  await expect.poll(last).toEqual({ value: 2, freshness: 'live' });
});

test('a message about something else of the room causes no reading', async () => {
  await expect.poll(last).toEqual({ value: 1, freshness: 'live' });
  io.to('room').emit('message', message('d2'));
  io.to('room').emit('message', message('d1'));
  await expect.poll(last).toEqual({ value: 2, freshness: 'live' });
});

test('a connection that breaks is told, and what can still be read is told as asked for', async () => {
  await expect.poll(last).toEqual({ value: 1, freshness: 'live' });
  io.disconnectSockets(true);
  await expect.poll(() => news.slice(1)).toContainEqual({ freshness: 'lost' });
  await expect.poll(() => news.slice(1)).toContainEqual({ value: 2, freshness: 'asked' });
});

test('a value that cannot be read is told as lost, and read again when the page comes back to sight', async () => {
  await expect.poll(last).toEqual({ value: 1, freshness: 'live' });
  isDown = true;
  io.to('room').emit('message', message('d1'));
  await expect.poll(last).toEqual({ freshness: 'lost' });
  isDown = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(last).toMatchObject({ freshness: 'live' });
});

test('a reading that is refused keeps the value, and is asked for again by itself', { timeout: 30_000 }, async () => {
  await expect.poll(last).toEqual({ value: 1, freshness: 'live' });
  isDown = true;
  io.to('room').emit('message', message('d1'));
  await expect.poll(last).toEqual({ freshness: 'lost' });
  isDown = false;
  await expect.poll(last, { timeout: 20_000 }).toMatchObject({ freshness: 'live' });
});

test('once stopped it tells nothing more', async () => {
  await expect.poll(last).toEqual({ value: 1, freshness: 'live' });
  stop();
  window.dispatchEvent(new Event('online'));
  io.to('room').emit('message', message('d1'));
  await expect.poll(() => io.engine.clientsCount).toBe(0);
  expect(news).toHaveLength(1);
});
