import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { aLivePage, eventually, listening } from '#server/testing/live-page.ts';
import { aSecondServer } from '#server/testing/servers/second-server.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

/** An upgraded connection that never says another word, like a phone in a tunnel. */
function silent(url: string): Promise<void> {
  const { port, host } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${btoa('sixteen bytes !!')}\r\n\r\n`,
  );
  return new Promise((resolve) => socket.once('data', () => resolve()));
}

test('the app closes while pages are open, by either transport, and one of them is out of reach', async () => {
  const { app } = await aSecondServer(use, undefined, undefined, { shareOver: use.database.appUrl });
  const url = await listening({ app });
  const pages = [await aLivePage(url), await aLivePage(url, { transports: ['polling'] })];
  await silent(url);
  const reasons: string[] = [];
  for (const { socket } of pages) socket.on('disconnect', (reason) => reasons.push(reason));
  await app.close();
  await eventually(() => reasons.length === 2);
  // Any reason but 'io server disconnect' makes a page come back by itself.
  expect(reasons).not.toContain('io server disconnect');
  const listeners = `select from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`;
  await eventually(async () => (await use.database.asOwner(listeners)).length === 0);
});
