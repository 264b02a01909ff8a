import { examine } from '#server/doctor.ts';
import { openDatabase } from '#server/kernel/database/database.ts';
import { outsideAddresses, replicaUrl } from '#server/kernel/database/database-address.ts';
import { reachEmbedded } from '#server/kernel/database/embedded/reach.ts';
import { DATABASE } from '#server/kernel/database/migrate.ts';
import { openReplica } from '#server/kernel/database/replica/replica.ts';
import { type Config, readConfig } from '#server/kernel/operations/config.ts';
import { createMetrics } from '#server/kernel/operations/metrics.ts';
import { runCommand } from './command.ts';

/** `npm run doctor`: whether money, places, numbers, admissions and the audit are right. Exits with 1 when not. */
await runCommand(async (say) => {
  // Only the address of a replica is derived from the secret.
  const config = readConfig(process.env, process.env.DATABASE_REPLICA_URL ? 'refuse' : 'do without');
  const { dataDir, databaseUrl } = config;
  if (databaseUrl) {
    conclude(await examine(databaseUrl, say));
    return conclude(await examineReplica(config, databaseUrl, say));
  }
  const { urlOf, ownerUser, letGo } = await reachEmbedded(dataDir, say);
  try {
    conclude(await examine(urlOf(ownerUser, DATABASE), say));
  } finally {
    await letGo();
  }
});

async function examineReplica(config: Config, ownerUrl: string, say: (line: string) => void): Promise<boolean> {
  if (!config.databaseReplicaUrl) return true;
  const { appUrl } = outsideAddresses(config, ownerUrl);
  const primary = openDatabase(appUrl, () => undefined, 1);
  const around = { primary: primary.db, metrics: createMetrics(), say };
  const replica = await openReplica(replicaUrl(config.databaseReplicaUrl, appUrl), around);
  await Promise.all([primary.close(), replica.close()]);
  return replica.state() === 'serving';
}

function conclude(isWell: boolean): void {
  if (!isWell) process.exitCode = 1;
}
