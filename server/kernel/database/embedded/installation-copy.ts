import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { addMissingLinks } from './missing-links.ts';

const byOthers = 0o022;
const byEveryone = 0o002; // The folder around may be a group's: the copy inside must still be our own.

/** Once for each version, writable for its owner alone. Undefined when the folder is not ours or not writable. */
export function copyInstallation(packageDir: string, place: string): { path: string; isNew: boolean } | undefined {
  const copy = join(place, nameOfCopy(packageDir));
  const path = join(copy, 'native');
  try {
    mkdirSync(place, { recursive: true, mode: 0o755 });
    if (!isOurs(place, byEveryone)) return;
    if (isOurs(copy) && isComplete(packageDir, copy)) return { path, isNew: false };
    makeCopy(packageDir, place, copy);
    return isOurs(copy) ? { path, isNew: true } : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return; // The file system refused: another place may not.
    throw error;
  }
}

function nameOfCopy(packageDir: string): string {
  const description = readFileSync(join(packageDir, 'package.json'));
  const { version } = JSON.parse(description.toString()) as { version: string };
  return `postgres-${version}-${createHash('sha256').update(description).digest('hex').slice(0, 8)}`;
}

// A folder that another user owns or may write to could hold another user's program.
function isOurs(path: string, writable = byOthers): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.geteuid?.() && (found.mode & writable) === 0;
}

function isComplete(packageDir: string, copy: string): boolean {
  return neededFiles(packageDir).every((name) => {
    const original = lstatSync(join(packageDir, name));
    const copied = lstatSync(join(copy, name), { throwIfNoEntry: false });
    return copied !== undefined && (original.isDirectory() || original.size === copied.size);
  });
}

function makeCopy(packageDir: string, place: string, copy: string): void {
  const unfinished = mkdtempSync(join(place, 'unfinished-'));
  try {
    cpSync(packageDir, unfinished, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
    addMissingLinks(unfinished);
    for (const name of ['.', ...neededFiles(unfinished)]) makeReadable(join(unfinished, name));
    if (!(isOurs(copy) && isComplete(packageDir, copy))) {
      rmSync(copy, { recursive: true, force: true });
      renameSync(unfinished, copy);
    }
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function makeReadable(path: string): void {
  const { mode } = lstatSync(path);
  const isExecutable = (mode & 0o100) !== 0;
  if (!lstatSync(path).isSymbolicLink()) chmodSync(path, isExecutable ? 0o755 : 0o644);
}

function neededFiles(packageDir: string): string[] {
  return readdirSync(packageDir, { recursive: true, encoding: 'utf8' }).filter(isNeeded);
}

function isNeeded(name: string): boolean {
  return !name.endsWith('.a');
}
