import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskStore } from './disk.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-disk-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('what is put is read back byte for byte, in a folder that is made for it, until it is removed', async () => {
  const store = diskStore(join(folder, 'images'));
  expect(await store.get('a.webp')).toBeNull();
  const bytes = Buffer.from([0, 255, 1, 254]);
  await store.put('a.webp', bytes);
  const found = await store.get('a.webp');
  expect(found?.size).toBe(4);
  expect(found && (await buffer(found.bytes))).toEqual(bytes);
  await store.remove('a.webp');
  expect(await store.get('a.webp')).toBeNull();
});

test('many at once under one name leave one whole file and no parts', async () => {
  const own = join(folder, 'many');
  const store = diskStore(own);
  const bytes = Buffer.alloc(100_000, 7);
  await Promise.all(Array.from({ length: 20 }, () => store.put('a.webp', bytes)));
  expect(await readdir(own)).toEqual(['a.webp']);
  const found = await store.get('a.webp');
  expect(found && (await buffer(found.bytes)).equals(bytes)).toBe(true);
});

test('a folder that cannot be written to says that pictures are away, and leaves no part behind', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  await expect(diskStore(file).put('a.webp', Buffer.from('x'))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    cause: { code: 'EEXIST' },
  });
  const own = join(folder, 'taken');
  // A folder stands where the file should go, so that the last step fails.
  await diskStore(join(own, 'a.webp')).put('inner', Buffer.from('x'));
  await expect(diskStore(own).put('a.webp', Buffer.from('x'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await readdir(own)).toEqual(['a.webp']);
});
