import type { FastifyBaseLogger } from 'fastify';
import type { QueueMessage } from '#contract/queues/api.ts';

/** A queue's state, or a room whose pages are to ask again. */
export type Told = QueueMessage | { look: string };

import { Connection } from '#server/kernel/database/connection.ts';

/** Tells other processes on the same database what this one tells its own pages. */
export interface Sharing {
  /** Hands a message on, in the order of the calls; what a cut connection holds up is told by the next one. Never rejects. */
  tell(message: Told): void;
  /** Ends when all that was handed on has been told, or cannot be. */
  close(): Promise<void>;
}

/** A process does this with what it hears. */
export interface SharingEvents {
  /** Another process has told this. */
  heard(message: Told): void;
  /** It hears the others from now on. What they told while its connection was cut is lost and must be read. */
  listening(): void;
  /** A channel on which the database itself tells, and who hears what is told there. */
  channel: string;
  told(payload: string): void;
}

const CONNECTION = { connectionTimeoutMillis: 4000, query_timeout: 4000, keepAlive: true };
const CHANNEL = 'realtime';
/** Messages that come while others are on their way share a transaction. One is far below the 8,000 bytes of a NOTIFY. */
const TELL = `select pg_notify('${CHANNEL}', message) from unnest($1::text[]) as told (message)`;
const MOST_TOLD = 64;
/** Between a connection that was cut and the next one. */
const AGAIN_MS = 1000;

/** Shares by NOTIFY, over one connection that both tells and listens, so that messages keep their order. */
export function sharing(
  url: string,
  log: FastifyBaseLogger,
  { heard, listening, channel, told }: SharingEvents,
): Sharing {
  const waiting: string[] = [];
  let isOpen = true;
  let current: Connection | undefined;
  let turn: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const lost = (error: Error): void => {
    if (isOpen) log.warn({ err: error }, 'realtime lost a connection to the database and opens another');
  };
  const tellWaiting = async (connection: Connection): Promise<void> => {
    while (waiting.length > 0) {
      const told = waiting.slice(0, MOST_TOLD);
      await connection.query(TELL, [told]);
      waiting.splice(0, told.length);
    }
  };
  const takeTurn = async (connection: Connection): Promise<void> => {
    try {
      await tellWaiting(connection);
    } catch (error) {
      current = undefined;
      lost(error as Error);
      connection.end().catch(lost);
    }
    turn = undefined;
    begin();
  };
  const begin = (): void => {
    if (current && waiting.length > 0) turn ??= takeTurn(current);
  };
  const connect = async (): Promise<void> => {
    const connection = new Connection({ connectionString: url, ...CONNECTION });
    connection.on('error', lost);
    connection.once('end', () => {
      current = undefined;
      if (isOpen) timer = setTimeout(connect, AGAIN_MS);
    });
    // A process hears its own messages, too, which its pages have been told.
    connection.on('notification', (notification) => {
      const { processId, payload = '' } = notification;
      if (notification.channel === channel) told(payload);
      else if (processId !== connection.processID) heard(JSON.parse(payload));
    });
    try {
      await connection.connect();
      await connection.query(`LISTEN ${CHANNEL}; LISTEN ${channel}`);
      current = connection;
      listening();
      begin();
    } catch (error) {
      lost(error as Error);
      connection.end().catch(lost);
    }
  };
  const first = connect();
  return {
    tell: (message) => {
      waiting.push(JSON.stringify(message));
      begin();
    },
    close: async () => {
      await first;
      await turn;
      isOpen = false;
      clearTimeout(timer);
      await current?.end().catch(lost);
    },
  };
}
