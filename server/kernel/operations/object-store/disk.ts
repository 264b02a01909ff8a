import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Writes under another name and renames: a reader sees the whole file or none, even after a power failure. */
async function write(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const part = join(folder, `${randomUUID()}.part`);
  try {
    const file = await open(part, 'wx', 0o644);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, join(folder, name));
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
