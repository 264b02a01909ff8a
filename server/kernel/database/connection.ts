import pg from 'pg';
import { leaveReadOnlyServer } from './read-only-server.ts';

/** Node would end the process when a connection breaks while idle. Here the next statement is rejected instead. */
export class Connection extends pg.Client {
  declare readonly processID: number;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

export function openPool(config: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ Client: Connection, ...config });
  pool.on('error', onLost);
  leaveReadOnlyServer(pool);
  return pool;
}

export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new Connection({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
