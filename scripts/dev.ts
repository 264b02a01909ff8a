// npm run dev: this process keeps PostgreSQL, Vite and the port; the server is a process of its own
// (scripts/dev/server.ts) that restarts after a save. Requests wait for it.
import { readConfig } from '#server/kernel/operations/config.ts';
import { embeddedDatabase } from '#server/world.ts';
import { openFront } from './dev/front.ts';
import { freePort, keepServer } from './dev/server.ts';
import { openVite } from './dev/vite.ts';

const SOURCE = /^(server|contract|sandbox|words)\/.*(?<!\.test)\.(ts|sql|json)$/;

/** Editors save a file in several steps. */
const SETTLED_MS = 50;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const config = readConfig();
const database = config.databaseUrl ? null : await embeddedDatabase(config, say);
const front = openFront();
const vite = await openVite(front.listener);
const server = keepServer(await freePort(), {
  env: {
    ...process.env,
    ...(database && { DATABASE_URL: database.ownerUrl, DATABASE_APP_URL: database.appUrl }),
    PUBLIC_URL: config.publicUrl,
    HOST: '127.0.0.1',
  },
  answer: vite.answer,
  say,
});
front.serve(vite, server);
front.listener.listen(config.port, config.host);

let settling: NodeJS.Timeout | undefined;
vite.onSaved((path) => {
  if (!SOURCE.test(path)) return;
  clearTimeout(settling);
  settling = setTimeout(() => void server.restart().then(vite.reload), SETTLED_MS);
});

async function leave(): Promise<void> {
  await server.stop();
  await database?.stop();
  process.exit(0);
}
process.once('SIGTERM', leave);
process.once('SIGINT', leave);
