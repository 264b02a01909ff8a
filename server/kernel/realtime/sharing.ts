import { createAdapter } from '@socket.io/postgres-adapter';
import type { FastifyBaseLogger } from 'fastify';
import type { Server } from 'socket.io';
import { Connection, openPool } from '#server/kernel/database/connection.ts';
import { together } from '#server/kernel/database/together.ts';

type Pool = ReturnType<typeof openPool>;
type Adapter = Parameters<Server['adapter']>[0];

export interface Sharing {
  adapter: Adapter;
  close(): Promise<void>;
}

const CONNECTION = { connectionTimeoutMillis: 4000, query_timeout: 4000, keepAlive: true };
/** The table for messages that are too long for a NOTIFY. Ours never are: they are far below 8,000 bytes. */
const TABLE = 'realtime_attachment';

/**
 * Announces changes to other processes on the same database, by NOTIFY. `onListening` is called each time this process
 * begins to hear them, also after its connection was cut: what was announced meanwhile is lost and must be read.
 */
export function sharing(url: string, log: FastifyBaseLogger, onListening: () => void): Sharing {
  let isOpen = true;
  const lost = (error: Error): void => {
    if (isOpen) log.warn({ err: error }, 'realtime lost a connection to the database and opens another');
  };
  // One connection, so that announcements arrive in their order.
  const pool = openPool({ connectionString: url, max: 1, ...CONNECTION }, lost);
  const listener = listening(url, lost, onListening);
  const { query, settled } = telling(pool);
  const source = { connect: listener.connect, query } as unknown as typeof pool;
  const adapter = createAdapter(source, { tableName: TABLE, errorHandler: lost });
  return {
    adapter: adapter as Adapter,
    close: async () => {
      isOpen = false;
      await settled();
      await Promise.all([listener.close(), pool.end()]);
    },
  };
}

/** How the adapter announces something, and how we announce at once what comes at the same time, in the same order. */
const ONE = 'SELECT pg_notify($1, $2)';
const SEVERAL = 'select pg_notify(channel, message) from unnest($1::text[], $2::text[]) as told (channel, message)';
const MOST_TOLD = 64;

/** The pool's query, but that announcements which wait for the connection share a transaction. */
function telling(pool: Pool) {
  const tell = together<string[], true>({
    most: MOST_TOLD,
    marksOf: () => [],
    all: async (told) => {
      await pool.query(SEVERAL, [told.map(([channel]) => channel), told.map(([, message]) => message)]);
      return new Map(told.map((one) => [one, true]));
    },
    alone: async (one) => {
      await pool.query(ONE, one);
      return true;
    },
  });
  const untold = new Set<Promise<true>>();
  const telling = (values: string[]): Promise<true> => {
    const told = tell(values);
    const gone = () => untold.delete(told);
    untold.add(told);
    told.then(gone, gone);
    return told;
  };
  return {
    query: (text: string, values: string[]) => (text === ONE ? telling(values) : pool.query(text, values)),
    /** Resolves when everything announced so far has been told or could not be. */
    settled: () => Promise.allSettled(untold),
  };
}

/**
 * The connection that LISTENs. It does not come from the pool: the adapter (0.5.0) never gives back one that broke, and
 * the pool would run dry after some cuts. There is at most one, however often the adapter asks. The adapter calls only
 * `on`, `query` (LISTEN), `removeAllListeners` and `release`.
 */
function listening(url: string, lost: (error: Error) => void, onListening: () => void) {
  let current: Connection | undefined;
  const close = async (): Promise<void> => {
    const former = current;
    current = undefined;
    former?.removeAllListeners('end');
    await former?.end().catch(lost);
  };
  const connect = async () => {
    await close();
    const client = new Connection({ connectionString: url, ...CONNECTION });
    client.on('error', lost);
    await client.connect();
    current = client;
    const query = async (listen: string) => {
      await client.query(listen);
      onListening();
    };
    return {
      on: client.on.bind(client),
      query,
      removeAllListeners: client.removeAllListeners.bind(client),
      release: () => void close(),
    };
  };
  return { connect, close };
}
