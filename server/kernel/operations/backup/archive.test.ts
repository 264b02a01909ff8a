import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { create } from 'tar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pack, unpack } from './archive.ts';
import { readManifest } from './manifest.ts';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'pravesh-archive-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const folderOf = async (name: string): Promise<string> => {
  await mkdir(join(home, name));
  return join(home, name);
};

test.each([
  ['from the root', () => join(home, 'secret')],
  ['a way up', () => '../secret'],
])('a link to what lies outside, %s, makes a file no backup', async (way, target) => {
  const [bad, into] = [await folderOf(`bad ${way}`), await folderOf(`into ${way}`)];
  await writeFile(join(home, 'secret'), 'of this machine');
  await symlink(target(), join(bad, 'booking.copy'));
  const file = join(home, `${way}.backup`);
  await pack(bad, file);
  await expect(unpack(file, into)).rejects.toThrow('cannot be read as a backup');
  await setTimeout(100); // the library used to make the link a moment after its error
  expect(await readdir(into)).toEqual([]);
});

test('what would lie outside of the folder is refused', async () => {
  const [deep, into] = [await folderOf('deep'), await folderOf('inner')];
  await writeFile(join(home, 'outside'), 'text');
  const file = join(home, 'climbing.backup');
  await create({ gzip: true, cwd: deep, file, preservePaths: true }, ['../outside']);
  await rm(join(home, 'outside'));
  await expect(unpack(file, into)).rejects.toThrow('cannot be read as a backup');
  expect([await readdir(into), await readdir(home)]).toEqual([[], expect.not.arrayContaining(['outside'])]);
});

test('a damaged manifest is told in plain words', async () => {
  const folder = await folderOf('damaged');
  await writeFile(join(folder, 'manifest.json'), '{"format": 1, ');
  await expect(readManifest(folder)).rejects.toThrow('This file is not a backup of Pravesh.');
});
