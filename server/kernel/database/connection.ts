import pg from 'pg';
import { leaveReadOnlyServer } from './read-only-server.ts';

/**
 * One connection to PostgreSQL. It may break at any moment, even while it is idle, and Node would end the process for
 * that: here the next statement is rejected instead. All of our connections are made by this class.
 */
export class Connection extends pg.Client {
  /** The number of its process at the server, once it is connected; the types of pg do not know it. */
  declare readonly processID: number;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** A pool of connections. `onLost` is called with each one that breaks while it is idle. */
export function openPool(config: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ Client: Connection, ...config });
  pool.on('error', onLost);
  leaveReadOnlyServer(pool);
  return pool;
}

/** Connects, works, and disconnects whatever happens. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new Connection({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
