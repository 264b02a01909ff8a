import { withConnection } from '#server/kernel/database/connection.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { readConfig } from '#server/kernel/operations/config.ts';
import { runCommand } from './command.ts';
import { delegateFunctions, remakeRowFunctions } from './distribute/functions.ts';
import { foldPolicies } from './distribute/policies.ts';
import { distributeTables, requireCitus } from './distribute/tables.ts';

/** `npm run distribute`: lays out the tables over the workers of Citus (docs/scale.md). Stop the servers first. */
await runCommand(async (say) => {
  const { databaseUrl } = readConfig();
  if (!databaseUrl) throw new Error('Please set DATABASE_URL to the coordinator of Citus. Nothing was changed.');
  const workers = await withConnection(databaseUrl, requireCitus);
  await migrate(databaseUrl);
  await withConnection(databaseUrl, async (client) => {
    await foldPolicies(client);
    const tables = await distributeTables(client);
    await remakeRowFunctions(client);
    const functions = await delegateFunctions(client);
    say(`${workers} workers: ${tables} tables laid out now, ${functions} functions run where their organisation is.`);
  });
});
