import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { create, extract } from 'tar';

/** Packs a folder into one compressed file. Only its owner may read it, and it gets its name only when it is whole. */
export async function pack(folder: string, file: string): Promise<void> {
  const unfinished = join(dirname(file), `.${basename(file)}.unfinished`);
  try {
    await create({ gzip: true, portable: true, cwd: folder, file: unfinished, mode: 0o600 }, ['.']);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Unpacks into a private folder. Throws in plain words when the file is not there or cannot be read. */
export async function unpack(file: string, folder: string): Promise<void> {
  if (!(await exists(file))) throw new Error(`There is no file ${file}.`);
  await extract({ file, cwd: folder, strict: true }).catch((error: Error) => {
    throw new Error(`${file} cannot be read as a backup: ${error.message}`, { cause: error });
  });
}

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Runs some work with a private folder below `parent`, and removes the folder afterwards. */
export async function withScratch<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent, '.pravesh-backup-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
