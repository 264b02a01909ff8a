import type { Socket } from 'socket.io-client';
import type { Join, QueueMessage, REALTIME } from '#contract/realtime.ts';

/** Names are checked against the contract; its values would bring zod into the page. */
type Told = Record<typeof REALTIME.message, (message: QueueMessage) => void>;
type Asks = Record<typeof REALTIME.join, (room: Join) => void>;
type Link = Socket<Told, Asks>;

export interface LinkEvents {
  heard(message: QueueMessage): void;
  /** Also at each new try that fails. */
  changed(isConnected: boolean): void;
}

const AGAIN_MS = 15_000;
const OPTIONS = { transports: ['websocket', 'polling'], tryAllTransports: true, reconnectionDelayMax: 4000 };

/**
 * Hears of a room from now on, through lost networks and restarts of the server. The client comes as a file of its own,
 * after the page is shown. Answers how to stop.
 */
export function openLink(room: Join, events: LinkEvents): () => void {
  let link: Link | undefined;
  let isOver = false;
  let timer = 0;
  const begin = async (): Promise<void> => {
    try {
      const { io } = await import('socket.io-client');
      if (!isOver) link = listen(io(OPTIONS), room, events);
    } catch {
      events.changed(false);
      timer = window.setTimeout(begin, AGAIN_MS);
    }
  };
  // The browser knows at once what the socket would notice after half a minute.
  const leave = (): void => void link?.disconnect();
  const comeBack = (): void => void link?.connect();
  addEventListener('offline', leave);
  addEventListener('online', comeBack);
  void begin();
  return () => {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('offline', leave);
    removeEventListener('online', comeBack);
    link?.disconnect();
  };
}

function listen(link: Link, room: Join, { heard, changed }: LinkEvents): Link {
  link.on('connect', () => {
    link.emit('join', room);
    changed(true);
  });
  link.on('disconnect', () => changed(false));
  link.on('connect_error', () => changed(false));
  link.on('message', heard);
  return link;
}
