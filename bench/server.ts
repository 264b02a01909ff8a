import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface BenchServer {
  port: number;
  isAlive(): boolean;
  pid: number;
  stop(): Promise<void>;
}

export const APP_SECRET = 'a secret of the bench, long enough to be one';

/** The product in a process of its own, as in production, with limits out of the way: all load comes from one address. `folder`: of another checkout. */
export async function startServer(env: Record<string, string>, folder = '.'): Promise<BenchServer> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--max-semi-space-size=32', '--heap-growing-percent=100', 'server/main.ts'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      APP_SECRET,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      PORT: String(port),
      METRICS_PORT: '0',
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'warn',
      DEMO: '0',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
  while (!(await isReady(port))) {
    if (!isAlive()) throw new Error('the server did not start: `npm run build` first, then look above');
    await delay(50);
  }
  return {
    port,
    isAlive,
    pid: child.pid as number,
    stop: async () => {
      child.kill('SIGTERM');
      while (isAlive()) await delay(20);
    },
  };
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A port on loopback that nobody listens on just now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
