import { io, type ManagerOptions, type SocketOptions } from 'socket.io-client';
import { onTestFinished, vi } from 'vitest';
import { type Join, REALTIME } from '#contract/kernel/realtime.ts';
import type { QueueMessage } from '#contract/queues/api.ts';
import type { TestApp } from './test-app.ts';

export type LivePage = Awaited<ReturnType<typeof aLivePage>>;

/** Lets the app be reached over a real port; answers its address. */
export const listening = ({ app }: Pick<TestApp, 'app'>): Promise<string> =>
  app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });

/** A client of the realtime server, by WebSocket unless `options` say otherwise; closed after the test. `told`: oldest first. */
export async function aLivePage(url: string, options: Partial<ManagerOptions & SocketOptions> = {}) {
  const socket = io(url, { transports: ['websocket'], forceNew: true, timeout: 60_000, ...options });
  onTestFinished(() => void socket.close());
  const told: QueueMessage[] = [];
  socket.on(REALTIME.message, (message: QueueMessage) => told.push(message));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  /** Joins a queue and waits for the first answer. */
  const join = async (queue: Join): Promise<void> => {
    const before = told.length;
    socket.emit(REALTIME.join, queue);
    await eventually(() => told.length > before);
  };
  return { socket, told, join };
}

export const eventually = (isSo: () => boolean | Promise<boolean>, timeout = 60_000): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!(await isSo())) throw new Error(`not yet: ${isSo}`);
    },
    { timeout, interval: 20 },
  );
