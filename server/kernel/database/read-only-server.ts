import type pg from 'pg';

/** Connections are replaced at most once in this time: while every server is read-only, new ones are no better. */
const ONCE_IN_MS = 1000;
const READ_ONLY = '25006';

/** After a refused write all connections of that age are replaced: idle ones at once, others on release. */
export function leaveReadOnlyServer(pool: pg.Pool): void {
  const openedAt = new WeakMap<pg.PoolClient, number>();
  let leftAt = Number.NEGATIVE_INFINITY;
  const leave = (): void => {
    if (performance.now() < leftAt + ONCE_IN_MS) return;
    leftAt = performance.now();
    for (let idle = pool.idleCount; idle > 0; idle -= 1) void passThrough(pool);
  };
  pool.on('connect', (client) => {
    openedAt.set(client, performance.now());
    client.connection.on('errorMessage', ({ code }: pg.DatabaseError) => code === READ_ONLY && leave());
  });
  pool.on('release', (_, client) => {
    if ((openedAt.get(client) ?? 0) <= leftAt) void client.end().catch(() => undefined);
  });
}

const passThrough = (pool: pg.Pool): Promise<void> =>
  pool.connect().then(
    (client) => client.release(),
    () => undefined,
  );
