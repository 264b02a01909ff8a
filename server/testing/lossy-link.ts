import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { TestDatabase } from './database.ts';

/** PostgreSQL's last word on a statement: what it wrote is committed. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/**
 * A way to the database on which an answer can be lost: PostgreSQL has done what it was asked, and who asked hears of nothing
 * but the end of the connection. Closed after the test.
 */
export async function aLossyLink({ appUrl }: Pick<TestDatabase, 'appUrl'>) {
  const { host, port, user, password, database } = new pg.Client({ connectionString: appUrl });
  const reach = () => (host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host));
  const sockets = new Set<Socket>();
  let marker: string | null = null;
  const server = createServer((asker) => {
    const postgres = reach();
    let isLost = false;
    const end = () => {
      for (const socket of [asker, postgres]) socket.destroy();
    };
    for (const socket of [asker, postgres]) sockets.add(socket.on('error', end).on('close', end));
    asker.on('data', (chunk) => {
      isLost ||= marker !== null && chunk.includes(marker);
      if (isLost) marker = null;
      postgres.write(chunk);
    });
    postgres.on('data', (chunk) => {
      if (!isLost) asker.write(chunk);
      else if (chunk.subarray(-READY.length).equals(READY)) end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const name = `${user}:${encodeURIComponent(password ?? '')}`;
  return {
    url: `postgresql://${name}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    /** Loses the answer to the first statement whose text or values have this in it. */
    lose: (word: string) => {
      marker = word;
    },
  };
}
