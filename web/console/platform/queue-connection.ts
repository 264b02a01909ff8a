import type { Socket } from 'socket.io-client';
import { type Join, REALTIME } from '#contract/realtime.ts';
import { readToken } from './session.ts';

/** What the page is told. Neither is ever called after `close`. */
interface Listener {
  /** Whether changes come by themselves at this moment. */
  connected: (live: boolean) => void;
  /** Something of the queue is new, or may have been missed: it is to be fetched again. */
  changed: () => void;
}

export interface QueueConnection {
  /** Asks the server to tell every page of our own queues how they stand (docs/product/console.md 8, `customEvent`). */
  announce(): void;
  close(): void;
}

/**
 * Follows a queue over Socket.IO as staff, with the stored token; without a queue it only announces. The library comes
 * when it is first needed. Whatever fails, it is tried again, and the page asks by itself meanwhile.
 */
export function followQueue(queue: Join | null, { connected, changed }: Listener): QueueConnection {
  let socket: Socket | null = null;
  let closed = false;
  const lost = (): void => connected(false);
  const start = async (): Promise<void> => {
    const { io } = await import('socket.io-client');
    if (closed) return;
    socket = io({ path: REALTIME.path, auth: (give) => give({ token: readToken() }) });
    socket.on('connect', () => {
      if (queue) socket?.emit(REALTIME.join, queue);
      connected(true);
      changed();
    });
    socket.on('disconnect', lost);
    socket.on('connect_error', lost);
    socket.on(REALTIME.message, changed);
  };
  // Without the library, on a network that lost it, the page lives by asking.
  start().catch(() => closed || lost());
  return {
    announce: () => void socket?.emit(REALTIME.customEvent),
    close: () => {
      closed = true;
      socket?.removeAllListeners();
      socket?.disconnect();
    },
  };
}
