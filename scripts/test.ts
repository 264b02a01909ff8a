// npm test: runs vitest with the given arguments and counts. What a kind of test needs, its project sees to (vitest.config.ts).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTally, tallyLine } from './tally.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

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
  const report = join(folder, 'report.json');
  const code = await runVitest(report, process.argv.slice(2));
  const tally = countTests(report);
  console.log(`\n${tallyLine(tally)}`);
  process.exitCode = code || (tally.failed > 0 || tally.passed === 0 ? 1 : 0);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
