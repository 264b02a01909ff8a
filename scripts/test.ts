// npm test: sees to what the tests need beyond npm packages, runs vitest with the given arguments and counts.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildWeb } from './build.ts';
import { findBrowser } from './find-browser.ts';
import { readTally, tallyLine } from './tally.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Says in one line when there is no browser. Only the journeys need one, so the other tests run all the same. */
async function seeToBrowser(): Promise<void> {
  try {
    await findBrowser().catch(() => installBrowser().then(() => findBrowser()));
  } catch (error) {
    console.error(`No browser for the journeys: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Installs Debian's Chromium where this process may: as root, where there is apt-get. Elsewhere it does nothing. */
async function installBrowser(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing a browser for the journeys (apt-get install chromium) …');
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    await promisify(execFile)('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

/** Runs vitest as a process of its own and answers its exit code; `report` becomes its JSON report. */
async function runVitest(report: string, args: string[]): Promise<number> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...args], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** A report that cannot be read means that vitest died: that is one failure, never a green run. */
function countTests(report: string): ReturnType<typeof readTally> {
  try {
    return readTally(readFileSync(report, 'utf8'));
  } catch (error) {
    console.error(`vitest left no report: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const folder = mkdtempSync(join(tmpdir(), 'pravesh-test-'));
try {
  await seeToBrowser();
  await buildWeb();
  const report = join(folder, 'report.json');
  const code = await runVitest(report, process.argv.slice(2));
  const tally = countTests(report);
  console.log(`\n${tallyLine(tally)}`);
  process.exitCode = code || (tally.failed > 0 || tally.passed === 0 ? 1 : 0);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
