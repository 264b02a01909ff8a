import type { FastifyBaseLogger } from 'fastify';
import type { QueueMessage } from '#contract/queues/api.ts';

export type Told = QueueMessage | { look: string };

import { Connection } from '#server/kernel/database/connection.ts';

export interface Sharing {
  /** In the order of the calls; after a cut connection the next one sends the rest. Never rejects. */
  tell(message: Told): void;
  close(): Promise<void>;
}

export interface SharingEvents {
  heard(message: Told): void;
  /** Listens from now on. Messages sent while the connection was cut are lost and must be read. */
  listening(): void;
  channel: string;
  told(payload: string): void;
}

const CONNECTION = { connectionTimeoutMillis: 4000, query_timeout: 4000, keepAlive: true };
const CHANNEL = 'realtime';
/** Messages that come while others are on their way share a transaction; NOTIFY allows 8,000 bytes each. */
const TELL = `select pg_notify('${CHANNEL}', message) from unnest($1::text[]) as told (message)`;
const MOST_TOLD = 64;
const AGAIN_MS = 1000;

/** Shares messages by NOTIFY, over one connection that sends and listens, so that their order stays. */
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
      if (isOpen)
        timer = setTimeout(() => {
          opening = connect();
        }, AGAIN_MS);
    });
    // A process receives its own messages, too, which its pages already have.
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
  let opening = connect();
  return {
    tell: (message) => {
      waiting.push(JSON.stringify(message));
      begin();
    },
    close: async () => {
      isOpen = false;
      clearTimeout(timer);
      await opening;
      await turn;
      await current?.end().catch(lost);
    },
  };
}
