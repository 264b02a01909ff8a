import { examine } from '#server/doctor.ts';
import { readConfig } from '#server/platform/config.ts';
import { reachEmbedded } from '#server/platform/embedded-postgres/reach.ts';
import { DATABASE } from '#server/platform/migrate.ts';
import { runCommand } from './command.ts';

/** `npm run doctor`: whether money, places, numbers, admissions and the audit are as they must be. Ends with 1 when not. */
await runCommand(async (say) => {
  const { dataDir, databaseUrl } = readConfig();
  if (databaseUrl) return conclude(await examine(databaseUrl, say));
  const { urlOf, ownerUser, letGo } = await reachEmbedded(dataDir, say);
  try {
    conclude(await examine(urlOf(ownerUser, DATABASE), say));
  } finally {
    await letGo();
  }
});

function conclude(isWell: boolean): void {
  if (!isWell) process.exitCode = 1;
}
