import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { onTestFinished, vi } from 'vitest';
import { type Join, REALTIME } from '#contract/kernel/realtime.ts';
import type { QueueMessage } from '#contract/queues/api.ts';
import type { TestApp } from './test-app.ts';

/** A page that is open in somebody's hand: what it has been told, oldest first. */
export interface LivePage {
  socket: Socket;
  told: QueueMessage[];
  /** Joins a queue and waits for the first answer. */
  join(queue: Join): Promise<void>;
}

/** Lets the app be reached over a real port; answers its address. */
export const listening = ({ app }: Pick<TestApp, 'app'>): Promise<string> =>
  app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });

/** Connects a page, by WebSocket unless told otherwise; closed after the test. */
export async function aLivePage(url: string, options: Partial<ManagerOptions & SocketOptions> = {}): Promise<LivePage> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, timeout: 60_000, ...options });
  onTestFinished(() => void socket.close());
  const told: QueueMessage[] = [];
  socket.on(REALTIME.message, (message: QueueMessage) => told.push(message));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { socket, told, join: (queue) => join(socket, told, queue) };
}

async function join(socket: Socket, told: readonly QueueMessage[], queue: Join): Promise<void> {
  const before = told.length;
  socket.emit(REALTIME.join, queue);
  await eventually(() => told.length > before);
}

export const eventually = (isSo: () => boolean | Promise<boolean>, timeout = 60_000): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!(await isSo())) throw new Error(`not yet: ${isSo}`);
    },
    { timeout, interval: 20 },
  );
