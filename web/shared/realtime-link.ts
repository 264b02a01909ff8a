import type { Socket } from 'socket.io-client';
import type { GateRoom, Join, REALTIME } from '#contract/kernel/realtime.ts';
import type { QueueMessage } from '#contract/queues/api.ts';

/** Names are checked against the contract by type; its values would bring zod into the page. */
type RealtimeEvents = Record<typeof REALTIME.message, (message: QueueMessage) => void> &
  Record<typeof REALTIME.look, () => void>;
type Asks = Record<typeof REALTIME.join, (room: Join | GateRoom) => void> &
  Record<typeof REALTIME.customEvent, () => void>;

/** Events of a link; none is called after `close`. */
export interface LinkEvents {
  heard?(message: QueueMessage): void;
  look?(): void;
  /** Called for each change of the connection, and for each new try that fails. */
  changed(isConnected: boolean): void;
}

export interface Link {
  /** The server sends every page of our queues their state (docs/product/console.md 8, `customEvent`). */
  announce(): void;
  close(): void;
}

const AGAIN_MS = 15_000;
const OPTIONS = { transports: ['websocket', 'polling'], tryAllTransports: true, reconnectionDelayMax: 4000 };

/** Survives lost networks and server restarts; without a room it only announces. The library is loaded later. */
export function openLink(rooms: readonly (Join | GateRoom)[], events: LinkEvents, token?: () => string | null): Link {
  let socket: Socket<RealtimeEvents, Asks> | undefined;
  let isClosed = false;
  let timer = 0;
  const begin = async (): Promise<void> => {
    try {
      const { io } = await import('socket.io-client');
      if (isClosed) return;
      socket = io({ ...OPTIONS, ...(token && { auth: (give) => give({ token: token() }) }) });
      listen(socket, rooms, events);
    } catch {
      if (isClosed) return;
      events.changed(false);
      timer = window.setTimeout(begin, AGAIN_MS);
    }
  };
  // The browser knows at once what the socket would notice after half a minute.
  const leave = (): void => void socket?.disconnect();
  const comeBack = (): void => void socket?.connect();
  addEventListener('offline', leave);
  addEventListener('online', comeBack);
  void begin();
  return {
    announce: () => void socket?.emit('customEvent'),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      removeEventListener('offline', leave);
      removeEventListener('online', comeBack);
      socket?.removeAllListeners();
      socket?.disconnect();
    },
  };
}

function listen(
  socket: Socket<RealtimeEvents, Asks>,
  rooms: readonly (Join | GateRoom)[],
  { heard, look, changed }: LinkEvents,
): void {
  socket.on('connect', () => {
    for (const room of rooms) socket.emit('join', room);
    changed(true);
  });
  socket.on('disconnect', () => changed(false));
  socket.on('connect_error', () => changed(false));
  if (heard) socket.on('message', heard);
  if (look) socket.on('look', look);
}
