// npm run types: the cache in node_modules/.cache compares the text of every file, never its time, so that neither a
// change of branch nor a restored file can hide an error.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROGRAMS = ['tsconfig.json', 'tsconfig.e2e.json', 'tsconfig.web.json'];

const run = promisify(execFile);
const tsc = fileURLToPath(new URL('../bin/tsc', import.meta.resolve('typescript')));

/** '' when the types hold. One checker for each program: several together take twice as long. */
export async function checkProgram(project: string, root: string): Promise<string> {
  const pretty = process.stdout.isTTY ? 'true' : 'false';
  const options = ['--project', project, '--incremental', '--checkers', '1', '--pretty', pretty];
  try {
    await run(process.execPath, [tsc, ...options], { cwd: root, maxBuffer: 64 * 2 ** 20 });
    return '';
  } catch (error) {
    const { stdout, message } = error as Error & { stdout?: string };
    return stdout?.trim() || message;
  }
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const problems = await Promise.all(PROGRAMS.map((program) => checkProgram(program, root)));
  for (const problem of problems.filter(Boolean)) console.error(problem);
  process.exitCode = problems.some(Boolean) ? 1 : 0;
}
