import type pg from 'pg';

/** Milliseconds within which connections are left once: while every server is read-only, new ones are no better. */
const ONCE_IN_MS = 1000;
const READ_ONLY = '25006';

/**
 * After a cluster has chosen another primary, connections may go on that lead to a server which takes no writes any more.
 * When one of them is refused a write, all that are as old as it are replaced: idle ones at once, the others when they are
 * given back.
 */
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
  // The pool drops a connection that is ending when it is given back.
  pool.on('release', (_, client) => {
    if ((openedAt.get(client) ?? 0) <= leftAt) void client.end().catch(() => undefined);
  });
}

/** Takes a connection and gives it back; without one to be had there is nothing to leave. */
const passThrough = (pool: pg.Pool): Promise<void> =>
  pool.connect().then(
    (client) => client.release(),
    () => undefined,
  );
