import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { onTestFinished } from 'vitest';
import type { TestDatabase } from '../database.ts';

export type ProductProcess = Awaited<ReturnType<typeof startProduct>>;

/** Milliseconds within which another process serves: on a busy machine one start takes half a minute and more. */
export const START_MS = 240_000;

/** The process ids of those who have said that they serve, the oldest first. */
export const served = ({ lines }: ProductProcess): number[] =>
  lines.filter((line) => line.includes('Server listening')).map((line) => JSON.parse(line).pid);

/** Lets the process be hit by an error that nobody catches. */
export const UNFORESEEN: NodeJS.Signals = 'SIGUSR2';
const unforeseen = `data:text/javascript,process.on('${UNFORESEEN}',()=>{throw new Error('nobody thought of this')})`;

/** A start of the product reads what an earlier one of the run compiled (scripts/test.ts). */
export const COMPILED = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

/** The whole product, as `npm start` runs it, in a process of its own, on the test's database and without pages; ended after the test. */
export async function startProduct({ ownerUrl, appUrl }: TestDatabase, more: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--import', unforeseen, 'server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      ...COMPILED,
      NODE_ENV: 'test',
      APP_SECRET: 'a secret of the tests that is long enough',
      DATABASE_URL: ownerUrl,
      DATABASE_APP_URL: appUrl,
      PORT: '0',
      METRICS_PORT: '0',
      DEMO: '0',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const url = await Promise.race([listens(reader), ended.then(() => Promise.reject(new Error(lines.join('\n'))))]);
  return { url, child, lines, ended };
}

const listens = (reader: Interface): Promise<string> =>
  new Promise((resolve) => {
    let url = '';
    reader.on('line', (line) => {
      url ||= /Server listening at (http[^"]*)/.exec(line)?.[1] ?? '';
      if (line.startsWith('Pravesh is ready')) resolve(url);
    });
  });
