import { resolve } from 'node:path';
import { restore } from '#server/kernel/operations/backup/restore.ts';
import { systemClock } from '#server/kernel/operations/clock.ts';
import { readConfig } from '#server/kernel/operations/config.ts';
import { runCommand } from './command.ts';

/** `npm run restore -- FILE [--replace]`: a backup into the embedded database, also while the server runs. */
await runCommand(async (say) => {
  const words = process.argv.slice(2);
  const [file] = words.filter((word) => word !== '--replace');
  if (!file) throw new Error('Usage: npm run restore -- FILE [--replace]');
  const { dataDir, appSecret, databaseUrl } = readConfig(process.env, 'refuse');
  if (databaseUrl) throw new Error('DATABASE_URL names an outside PostgreSQL: please restore that with its own tools.');
  const wishes = { replace: words.includes('--replace'), now: systemClock.now() };
  await restore({ dataDir, appSecret, say }, resolve(file), wishes);
});
