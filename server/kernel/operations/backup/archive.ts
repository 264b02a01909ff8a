import type { Stats } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { create, extract, type ReadEntry } from 'tar';
import { renameDurably } from '../durable-rename.ts';

/** Only its owner may read the file, and it gets its name only when it is complete. */
export async function pack(folder: string, file: string): Promise<void> {
  const unfinished = join(dirname(file), `.${basename(file)}.unfinished`);
  try {
    await create({ gzip: true, portable: true, cwd: folder, file: unfinished, mode: 0o600 }, ['.']);
    await renameDurably(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Throws for an unreadable file. Accepts only files and folders: the library would write links and root paths. */
export async function unpack(file: string, folder: string): Promise<void> {
  if (!(await exists(file))) throw new Error(`There is no file ${file}.`);
  const refused: string[] = [];
  const filter = (path: string, entry: Stats | ReadEntry): boolean =>
    isPartOfBackup(path, entry) || refused.push(path) === 0;
  try {
    await extract({ file, cwd: folder, strict: true, filter });
    if (refused.length > 0) throw new Error(`${refused[0]} is no file or folder of a backup`);
  } catch (error) {
    throw new Error(`${file} cannot be read as a backup: ${(error as Error).message}`, { cause: error });
  }
}

const isPartOfBackup = (path: string, entry: Stats | ReadEntry): boolean =>
  'type' in entry && (entry.type === 'File' || entry.type === 'Directory') && !isAbsolute(path);

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

export async function withScratch<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent, '.pravesh-backup-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
