import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renameDurably } from '../durable-rename.ts';
import { type ObjectStore, storeAway } from './object-store.ts';

const orAway = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause) => {
    throw storeAway(cause);
  });

export const diskStore = (folder: string): ObjectStore => ({
  put: (name, bytes) => orAway(write(folder, name, bytes)),
  get: (name) => orAway(read(join(folder, name))),
  remove: (name) => orAway(rm(join(folder, name), { force: true })),
});

async function write(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const part = join(folder, `${randomUUID()}.part`);
  try {
    await writeFile(part, bytes, { flag: 'wx', mode: 0o644 });
    await renameDurably(part, join(folder, name));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function read(path: string) {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return null;
  const { size } = await file.stat();
  return { size, bytes: file.createReadStream() };
}
