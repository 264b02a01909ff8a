import pg from 'pg';

/**
 * One connection to PostgreSQL, which may break at any moment, also while nobody waits for an answer. Node would end the
 * process for that; whoever uses the connection is told by the next statement, which rejects. All of ours are made here.
 */
export class Connection extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** A pool of them. `onLost` hears of those that break while nobody uses them. */
export function openPool(config: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ Client: Connection, ...config });
  pool.on('error', onLost);
  return pool;
}

/** Connects, works, and lets go whatever happens. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new Connection({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
