import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Adds the links that the package's install script makes unless scripts are off. False where some stay missing. */
export function addMissingLinks(packageDir: string): boolean {
  const list = linkList.parse(JSON.parse(readFileSync(join(packageDir, 'native/pg-symlinks.json'), 'utf8')));
  return list.every(({ source, target }) => isLinked(join(packageDir, target), basename(source)));
}

function isLinked(path: string, target: string): boolean {
  if (lstatSync(path, { throwIfNoEntry: false })) return true;
  try {
    symlinkSync(target, path);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  return existsSync(path);
}

// EEXIST: another process was quicker. The others: the installation is not ours to write to.
function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['EEXIST', 'EACCES', 'EPERM', 'EROFS'].includes(String(error.code))
  );
}
