import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { loadDemo } from '#server/demo-data.ts';
import { reachEmbedded } from '#server/kernel/database/embedded/reach.ts';
import { DATABASE } from '#server/kernel/database/migrate.ts';
import { readConfig } from '#server/kernel/operations/config.ts';
import { SCHEMA } from '#server/schema.ts';
import { openWorld } from '#server/world.ts';
import { pack, unpack } from './archive.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const APP_SECRET = 'a secret of the tests that is long enough';
const now = new Date('2027-01-04T06:30:00.000Z');
const lines: string[] = [];
let home: string;
let file: string;

const placeOf = (name: string, appSecret = APP_SECRET) => ({
  dataDir: join(home, name),
  appSecret,
  say: (line: string) => void lines.push(line),
});

/** The product on the embedded database of a folder, for as long as the work takes. */
async function running(name: string, work: (names: () => Promise<string[]>) => Promise<void>): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test', APP_SECRET, LOG_LEVEL: 'silent', DATA_DIR: join(home, name) });
  const { world, close } = await openWorld(config, () => undefined);
  const { app, deps } = await buildApp(world, { pages: 'none' });
  try {
    if (name === 'first') await loadDemo(deps);
    await work(async () => {
      const parks = (await app.inject({ url: '/api/park/list' })).json() as { parkName: string }[];
      return parks.map(({ parkName }) => parkName).sort();
    });
  } finally {
    await app.close();
    await close();
  }
}

/** One statement as the owner of the database of a folder. */
async function asOwner(name: string, statement: string, database = DATABASE): Promise<pg.QueryResult['rows']> {
  const { urlOf, ownerUser, letGo } = await reachEmbedded(join(home, name), () => undefined);
  const client = new pg.Client({ connectionString: urlOf(ownerUser, database) });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
    await letGo();
  }
}

/** The rows of every table in a backup, as text. */
async function rowsIn(backup: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(home, 'look-'));
  await unpack(backup, folder);
  const names = await readdir(join(folder, 'tables'));
  const texts = names.map(async (name) => [name, await readFile(join(folder, 'tables', name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

const SIGNED_IN = `insert into session select 'hash', 'owner', id, id, null, now(), now(), null from organisation limit 1`;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'pravesh-restore-'));
  file = join(home, 'monday.backup');
});
afterAll(() => rm(home, { recursive: true, force: true }));

test('a backup made while the product runs brings every row and picture back, byte for byte, elsewhere and in place', async () => {
  let before: string[] = [];
  await running('first', async (parks) => {
    before = await parks();
    expect(before.length).toBeGreaterThan(0);
    await asOwner('first', String.raw`update park set note = E'tab\there, line\nend, back\\slash, ₹ and नमस्ते'`);
    await mkdir(join(home, 'first/images'), { recursive: true });
    await writeFile(join(home, 'first/images/abc.webp'), 'a picture');
    await asOwner('first', SIGNED_IN);
    await backUp(placeOf('first'), file, now);
    await asOwner('first', `update park set name = 'Renamed since'`);
    await restore(placeOf('first'), file, { replace: true, now });
    expect(await parks()).toEqual(before);
    expect(await asOwner('first', 'select distinct name from park', 'pravesh_before_20270104063000')).toEqual([
      { name: 'Renamed since' },
    ]);
  });
  await restore(placeOf('second'), file, { replace: false, now: new Date(now.getTime() + 7 * 3_600_000) });
  expect(lines.at(-1)).toContain('the 7 hours since');
  expect(await readFile(join(home, 'second/images/abc.webp'), 'utf8')).toBe('a picture');
  await backUp(placeOf('second'), join(home, 'again.backup'), now);
  expect(await rowsIn(join(home, 'again.backup'))).toEqual({ ...(await rowsIn(file)), 'session.copy': '' });
  await running('second', async (parks) => expect(await parks()).toEqual(before));
}, 600_000);

/** The same backup as if these steps had made its tables. */
async function madeBy(steps: readonly unknown[], name: string): Promise<string> {
  const folder = await mkdtemp(join(home, 'made-'));
  await unpack(file, folder);
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, steps }));
  await pack(folder, join(home, name));
  return join(home, name);
}

test('rows of tables that another Pravesh made are refused: a column that they do not have would say what is not so', async () => {
  const ours = SCHEMA.steps.map(({ name, hash }) => ({ name, hash }));
  const changed = ours.map((step, at) => (at === 0 ? { name: step.name, hash: 'another' } : step));
  const wishes = { replace: true, now };
  const bring = (backup: string) => restore(placeOf('second'), backup, wishes);
  await expect(bring(await madeBy(changed, 'changed'))).rejects.toThrow('of another Pravesh than this one');
  // As long as nothing was released, a backup named its steps alone.
  const names = ours.map(({ name }) => name);
  await expect(bring(await madeBy(names, 'named'))).rejects.toThrow('of another Pravesh than this one');
  const newer = [...ours, { name: 'parks/999', hash: 'later' }];
  await expect(bring(await madeBy(newer, 'newer'))).rejects.toThrow('newer Pravesh');
}, 300_000);

test('what would lose data or could not be read is refused, and nothing changes', async () => {
  const wishes = { replace: false, now };
  await expect(backUp(placeOf('second'), file, now)).rejects.toThrow('is there already');
  await expect(restore(placeOf('second'), file, wishes)).rejects.toThrow('There are data already');
  await expect(restore(placeOf('second', 'x'.repeat(32)), file, { ...wishes, replace: true })).rejects.toThrow(
    'another APP_SECRET',
  );
  await expect(restore(placeOf('second'), join(home, 'none'), wishes)).rejects.toThrow('There is no file');
  await writeFile(join(home, 'text'), 'this is no backup');
  await expect(restore(placeOf('second'), join(home, 'text'), wishes)).rejects.toThrow('cannot be read as a backup');
  expect(await asOwner('second', `select datname from pg_database where datname like 'pravesh%'`)).toEqual([
    { datname: 'pravesh' },
  ]);
}, 300_000);
