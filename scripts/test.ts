// npm test: a noun alone runs its own tests without journeys. Projects prepare what their tests need
// (vitest.config.ts).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTally, tallyLine } from './tally.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function nounOf(given: string[]): string | null {
  const [noun = ''] = given;
  return given.length === 1 && /^[a-z-]+$/.test(noun) && existsSync(join(root, 'server', noun)) ? noun : null;
}

const nounArgs = (noun: string): string[] => [`/${noun}/`, '--project=pure', '--project=web', '--project=server'];

const opensPages = (noun: string): boolean =>
  globSync(`server/${noun}/**/*.test.ts`, { cwd: root }).some((file) =>
    /'built'|product-process/.test(readFileSync(join(root, file), 'utf8')),
  );

async function runVitest(report: string, given: string[]): Promise<number> {
  const noun = nounOf(given);
  const args = noun ? nounArgs(noun) : given;
  const env = {
    // Tests start the product many times; its stripped and compiled modules are kept between starts.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...process.env,
    ...(noun && !opensPages(noun) && { WEB_FOR_TESTS: 'none' }),
  };
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...args], { cwd: root, env, stdio: 'inherit' });
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
