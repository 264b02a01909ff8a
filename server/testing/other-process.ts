import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import type { TestApp } from './test-app.ts';

/** A server of the API in a process of its own, on the database of a test; ended after the test. Answers its address. */
export async function anotherProcess({ database }: TestApp): Promise<string> {
  const program = fileURLToPath(new URL('./server-program.ts', import.meta.url));
  const child = spawn(process.execPath, [program, database.appUrl], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.stdin.end();
    expect(await ended).toEqual([0, null]);
  });
  const [line] = await once(child.stdout, 'data');
  return String(line).trim();
}
