import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reachEmbedded } from '#server/kernel/database/embedded/reach.ts';
import { DATABASE } from '#server/kernel/database/migrate.ts';
import { markOf } from '#server/kernel/identity/app-secret.ts';
import { exists, pack, withScratch } from './archive.ts';
import { dumpTables } from './dump.ts';
import { writeManifest } from './manifest.ts';

export interface DataFolder {
  dataDir: string;
  appSecret: string;
  say(line: string): void;
}

/** One moment of all data, and stored pictures; the server may run. Throws when the file exists. */
export async function backUp({ dataDir, appSecret, say }: DataFolder, file: string, madeAt: Date): Promise<void> {
  if (await exists(file)) throw new Error(`${file} is there already. Please choose another name.`);
  const database = await reachEmbedded(dataDir, say);
  try {
    await withScratch(dirname(file), async (folder) => {
      const dump = await dumpTables(database.urlOf(database.ownerUser, DATABASE), folder);
      await copyImages(join(dataDir, 'images'), join(folder, 'images'));
      await writeManifest(folder, { format: 1, madeAt: madeAt.toISOString(), ...dump, secretMark: markOf(appSecret) });
      await pack(folder, file);
      const rows = dump.tables.reduce((sum, table) => sum + table.rows, 0);
      say(`${file}: ${rows} rows of ${dump.tables.length} tables. APP_SECRET is not in it: keep that apart.`);
    });
  } finally {
    await database.letGo();
  }
}

/** Pictures have the hash of their content as name, so one that is there already is the same. */
export async function copyImages(from: string, to: string): Promise<void> {
  if (await exists(from)) await cp(from, to, { recursive: true, force: false });
}
