import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { buildApp } from '#server/app.ts';
import { systemClock, systemRandom } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database.ts';
import { noMailer } from '#server/platform/mail.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { diskStore } from '#server/platform/object-store/disk.ts';
import { passwords } from '#server/platform/passwords.ts';
import { rateLimits } from '#server/platform/rate-limit.ts';
import { ROOM_FOR_ALL } from '#server/testing/room-for-all.ts';

// A server of the API in a process of its own, on the database that its argument names. Says its address when it is
// ready, and ends with its input.
const databaseUrl = process.argv[2] as string;
const config = readConfig({
  NODE_ENV: 'test',
  APP_SECRET: 'a secret of the tests that is long enough',
  LOG_LEVEL: 'warn',
});
const { db, close } = openDatabase(databaseUrl, () => undefined, 4);
const { app } = await buildApp(
  {
    config,
    db,
    clock: systemClock,
    random: systemRandom,
    gateways: {},
    mail: noMailer,
    limits: rateLimits(db, systemClock, 1),
    metrics: createMetrics(),
    images: diskStore(tmpdir()),
    passwords: passwords(),
  },
  { pages: 'none', shareOver: databaseUrl, traffic: ROOM_FOR_ALL },
);
const url = await app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });
process.stdout.write(`${url}\n`);
await once(process.stdin.resume(), 'end');
await app.close();
await close();
