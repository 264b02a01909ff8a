import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-wrong-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a command on a folder that holds nothing; answers its exit code and the lines of its failure. */
async function onEmptyFolder(command: string[], more: NodeJS.ProcessEnv = {}): Promise<(string | number)[]> {
  const [name, ...words] = command;
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...more },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [lines, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return [code, ...lines.trim().split('\n')];
}

const COMMANDS = [['doctor'], ['backup', '/nowhere/file'], ['admin', 'a@example.in', 'kX8#vQ2mTz']];

test('doctor, backup and admin make no database and no secret in a folder where none is', async () => {
  for (const command of COMMANDS) {
    expect([command, await onEmptyFolder(command)]).toEqual([command, [1, expect.stringContaining('DATA_DIR')]]);
    const secret = { APP_SECRET: randomBytes(32).toString('hex') };
    const refused = [1, expect.stringContaining(`There is no database in ${folder}`)];
    expect([command, await onEmptyFolder(command, secret)]).toEqual([command, refused]);
  }
  expect(await readdir(folder)).toEqual([]);
});

test('restore asks for the secret of the backup before it makes one', async () => {
  const [code, line] = await onEmptyFolder(['restore', '/nowhere/file']);
  expect([code, line]).toEqual([1, expect.stringContaining('first bring the app-secret that belongs to it')]);
  expect(await readdir(folder)).toEqual([]);
});
