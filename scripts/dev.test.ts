import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rename, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from './dev/server.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STARTED = 'Pravesh is ready';

let dataDir: string;
let url: string;
let dev: ReturnType<typeof spawn>;
let printed = '';
const starts = (): number => printed.split(STARTED).length - 1;
const databasePid = async (): Promise<string | undefined> =>
  (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0];
const page = async (path: string): Promise<string> => (await fetch(url + path)).text();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pravesh-dev-'));
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  const env = { PATH: process.env.PATH, PORT: port, METRICS_PORT: '0', DATA_DIR: dataDir, DEMO: '0' };
  dev = spawn(process.execPath, ['scripts/dev.ts'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  dev.stdout?.on('data', (text) => {
    printed += text;
  });
  await vi.waitUntil(() => starts() === 1, { timeout: 240_000 });
}, 300_000);
afterAll(async () => {
  if (dev.exitCode === null) {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

test('pages come from the server, their scripts from Vite, through one port', async () => {
  expect(await page('/home')).toContain('Be at the gate');
  const login = await page('/pravesh/login');
  expect(login).toContain('/@vite/client');
  expect(login).toContain('sign-in.tsx');
  expect(await page('/app')).toContain('console.tsx');
  expect(await page('/web/console/console.tsx')).toContain('import');
  expect(await page('/web/visitor/browser.tsx')).toContain('/web/visitor/bookings/park-booking-form.tsx');
  expect(await page('/web/visitor/bookings/park-booking-form.tsx')).toContain('ParkBookingForm');
  // Without it no component that Vite serves would run.
  expect(await page('/board')).toContain("from '/@react-refresh'");
  expect((await fetch(`${url}/api/park/list`)).status).toBe(200);
});

/** The process id of the server of this moment, among those that `npm run dev` has started. */
async function serverPid(): Promise<string | undefined> {
  const children = await readFile(`/proc/${dev.pid}/task/${dev.pid}/children`, 'utf8');
  return children.split(' ').find((pid) => readIfThere(`/proc/${pid}/cmdline`).includes('server/main.ts'));
}

const readIfThere = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

test('a saved source starts the server anew; who asks meanwhile waits for it, and the database stays', async () => {
  const [database, old] = await Promise.all([databasePid(), serverPid()]);
  expect(old).toBeDefined();
  await utimes(join(ROOT, 'server/app.ts'), new Date(), new Date());
  await vi.waitUntil(() => !existsSync(`/proc/${old}`), { timeout: 120_000 });
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 120_000 }).toBe(200);
  expect(await page('/home')).toContain('Be at the gate');
  expect(await serverPid()).not.toBe(old);
  expect(await databasePid()).toBe(database);
});

/** As many editors save: beside the file, and then in its place. The text stays the same. */
async function replaceByItself(path: string): Promise<void> {
  const saving = join(ROOT, `${path}.saving`);
  await copyFile(join(ROOT, path), saving);
  await rename(saving, join(ROOT, path));
}

test('a source that an editor replaces is seen each time, not only the first', async () => {
  for (const time of ['first', 'second', 'third']) {
    const old = await serverPid();
    await replaceByItself('server/app.ts');
    await vi
      .waitUntil(() => !existsSync(`/proc/${old}`), { timeout: 120_000 })
      .catch(() => {
        throw new Error(`the ${time} time was not seen`);
      });
    // A machine with much to do tells of both steps apart: the server begins anew twice, and says so while it stops.
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 120_000 }).toBe(200);
  }
}, 900_000);
