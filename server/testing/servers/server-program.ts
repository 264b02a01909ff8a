import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { buildApp } from '#server/app.ts';
import { isSpread, openDatabase } from '#server/kernel/database/database.ts';
import { rateLimits } from '#server/kernel/http/rate-limit.ts';
import { openCodes } from '#server/kernel/identity/organisation-codes.ts';
import { passwords } from '#server/kernel/identity/passwords.ts';
import { systemClock, systemRandom } from '#server/kernel/operations/clock.ts';
import { readConfig } from '#server/kernel/operations/config.ts';
import { noMailer } from '#server/kernel/operations/mail.ts';
import { createMetrics } from '#server/kernel/operations/metrics.ts';
import { diskStore } from '#server/kernel/operations/object-store/disk.ts';
import { ROOM_FOR_ALL } from '../rush/room-for-all.ts';

// A server of the API in a process of its own, on the database that its argument names. Says its address when it is
// ready, and ends with its input.
const databaseUrl = process.argv[2] as string;
const config = readConfig({
  NODE_ENV: 'test',
  APP_SECRET: 'a secret of the tests that is long enough',
  LOG_LEVEL: 'warn',
});
const { db, writes, close } = openDatabase(databaseUrl, () => undefined, 4);
const { app } = await buildApp(
  {
    config,
    db,
    isSpread: await isSpread(db),
    writes,
    codes: await openCodes(db),
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
