import { resolve } from 'node:path';
import { backUp } from '#server/kernel/operations/backup/backup.ts';
import { systemClock } from '#server/kernel/operations/clock.ts';
import { readConfig } from '#server/kernel/operations/config.ts';
import { runCommand } from './command.ts';

/** `npm run backup -- FILE`: all data of the embedded database in one file, also while the server runs. */
await runCommand(async (say) => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Usage: npm run backup -- FILE');
  const { dataDir, appSecret, databaseUrl } = readConfig(process.env, 'refuse');
  if (databaseUrl) throw new Error('DATABASE_URL names an outside PostgreSQL: please back that up with its own tools.');
  await backUp({ dataDir, appSecret, say }, resolve(file), systemClock.now());
});
