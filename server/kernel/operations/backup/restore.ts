import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { withConnection } from '#server/kernel/database/connection.ts';
import { type Reached, reachEmbedded } from '#server/kernel/database/embedded/reach.ts';
import { DATABASE, makeTables, migrate, stepHashes } from '#server/kernel/database/migrate.ts';
import { markOf } from '#server/kernel/identity/app-secret.ts';
import { unpack, withScratch } from './archive.ts';
import { copyImages, type DataFolder } from './backup.ts';
import { loadTables } from './load.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { swapDatabases } from './swap.ts';

interface Wishes {
  replace: boolean;
  now: Date;
}

/**
 * Even while the server runs: the data are loaded into a second database, which then takes the place of the present one
 * at once. Changes nothing and throws when the file is no backup, belongs to another Pravesh or another APP_SECRET, or
 * when there are data already and `replace` is not set.
 */
export async function restore(place: DataFolder, file: string, { replace, now }: Wishes): Promise<void> {
  const { dataDir, appSecret, say } = place;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await withScratch(dataDir, async (folder) => {
    await unpack(file, folder);
    const manifest = await readManifest(folder);
    refuseStrangers(manifest, appSecret);
    const database = await reachEmbedded(dataDir, say, { make: true });
    try {
      await bringIn(database, folder, manifest, { replace, now, say });
      await copyImages(join(folder, 'images'), join(dataDir, 'images'));
    } finally {
      await database.letGo();
    }
    say(`The data of ${manifest.madeAt} are back. Everybody has to sign in again.`);
    warnOfSpan(say, new Date(manifest.madeAt), now);
  });
}

const HOUR_MS = 3_600_000;

/** Money may have moved in the time after the backup. */
function warnOfSpan(say: DataFolder['say'], madeAt: Date, now: Date): void {
  const hours = Math.max(1, Math.ceil((now.getTime() - madeAt.getTime()) / HOUR_MS));
  say(
    `Not in it: what happened in the ${hours === 1 ? 'hour' : `${hours} hours`} since. What was sold, paid and given back in that time is unknown here: compare with the gateway before selling again (docs/operations.md, Backup).`,
  );
}

function refuseStrangers({ steps, secretMark }: Manifest, appSecret: string): void {
  const known = stepHashes();
  if (steps.some(({ name }) => !known.has(name)))
    throw new Error('This backup is of another, newer Pravesh. Please install that version first.');
  // A column that its rows do not have would get a default, and so a value that was never entered.
  if (steps.some(({ name, hash }) => known.get(name) !== hash))
    throw new Error(
      'This backup is of another Pravesh than this one. Before the first release data cannot be taken along: please restore it with the version that made it.',
    );
  if (secretMark !== markOf(appSecret))
    throw new Error(
      'This backup was made with another APP_SECRET: without it no gateway key could be read and no pass would be valid. Please set that APP_SECRET, or put its file app-secret into the data folder.',
    );
}

type Bringing = Wishes & Pick<DataFolder, 'say'>;

async function bringIn({ ownerUser, urlOf }: Reached, folder: string, manifest: Manifest, wishes: Bringing) {
  const serverUrl = urlOf(ownerUser, 'postgres');
  const isThere = await exists(serverUrl, DATABASE);
  if (isThere && !wishes.replace && (await hasRows(urlOf(ownerUser, DATABASE))))
    throw new Error('There are data already. Say --replace to put the backup in their place.');
  const stamp = wishes.now.toISOString().replace(/\D/g, '').slice(0, 14);
  const next = `${DATABASE}_${stamp}`;
  await onServer(serverUrl, `create database ${pg.escapeIdentifier(next)}`);
  try {
    const nextUrl = urlOf(ownerUser, next);
    await makeTables(
      nextUrl,
      manifest.steps.map(({ name }) => name),
    );
    await loadTables(nextUrl, folder, manifest);
    await migrate(nextUrl);
    // An account that was signed in then may have been locked out since.
    await onServer(nextUrl, 'truncate session');
    await takePlace(serverUrl, isThere, next, `${DATABASE}_before_${stamp}`, wishes.say);
  } catch (error) {
    await onServer(serverUrl, `drop database if exists ${pg.escapeIdentifier(next)} with (force)`);
    throw error;
  }
}

async function takePlace(serverUrl: string, isThere: boolean, next: string, kept: string, say: DataFolder['say']) {
  const current = DATABASE;
  if (!isThere) return onServer(serverUrl, `alter database ${pg.escapeIdentifier(next)} rename to ${current}`);
  await swapDatabases(serverUrl, { current, next, kept });
  say(`What was there before is kept in the database ${kept}.`);
}

const exists = async (serverUrl: string, database: string): Promise<boolean> =>
  (await onServer(serverUrl, 'select from pg_database where datname = $1', [database])).length > 0;

async function hasRows(url: string): Promise<boolean> {
  const tables = await onServer(
    url,
    `select format('select from %I limit 1', relname) as look from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  for (const { look } of tables) if ((await onServer(url, look)).length > 0) return true;
  return false;
}

const onServer = (url: string, statement: string, values?: unknown[]) =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<Record<string, string>>(statement, values);
    return rows as { look: string }[];
  });
