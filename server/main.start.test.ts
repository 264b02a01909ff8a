import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createAdmin } from './organisations/service.ts';
import { addressOf } from './testing/address.ts';
import { COMPILED, startProduct } from './testing/servers/product-process.ts';
import { useTestApp } from './testing/test-app.ts';

const use = useTestApp();
const STRONG = randomBytes(32).toString('hex');
const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://tickets.example.in', APP_SECRET: STRONG };

/** The lines that a start leaves behind when it ends by itself, with its exit code in front. */
async function refused(env: NodeJS.ProcessEnv): Promise<(string | number)[]> {
  const { ownerUrl, appUrl } = use.database;
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...COMPILED,
      DATABASE_URL: ownerUrl,
      DATABASE_APP_URL: appUrl,
      METRICS_PORT: '0',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [lines, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return [code, ...lines.trim().split('\n')];
}

test('wrong settings end the start with a line each, without a stack', async () => {
  expect(await refused({ ...PRODUCTION, PUBLIC_URL: '', APP_SECRET: 'x'.repeat(40) })).toEqual([
    1,
    expect.stringContaining('PUBLIC_URL is missing'),
    expect.stringContaining('APP_SECRET is too weak'),
  ]);
  expect(await refused({ PORT: 'door', WORKERS: '2' })).toEqual([1, expect.stringContaining('PORT')]);
  expect(await refused({ ...PRODUCTION, DATABASE_URL: 'localhost/pravesh' })).toEqual([
    1,
    expect.stringContaining('DATABASE_URL: must begin with postgres://'),
  ]);
  expect(await refused({ PORT: '0', TRUST_PROXY: 'the proxy', HOST: '300.1.1.1' })).toEqual([
    1,
    expect.stringContaining('HOST: '),
    expect.stringContaining('TRUST_PROXY: '),
  ]);
});

test('a database that cannot be reached, does not exist or lets us not in is told by the setting that names it', async () => {
  const { ownerUrl } = use.database;
  const nowhere = Object.assign(new URL('postgresql://pravesh@localhost/pravesh'), { port: '1' });
  const other = addressOf(ownerUrl, 'no_such_database');
  for (const url of [nowhere.href, other])
    expect(await refused({ ...PRODUCTION, DATABASE_URL: url })).toEqual([
      1,
      expect.stringMatching(/DATABASE_URL: the database that it names cannot be reached \(.+\)/),
    ]);
});

test('strangers are served no database in which a demo was or would be loaded, with and without NODE_ENV', async () => {
  const refusal = [1, expect.stringContaining('Demo accounts have passwords')];
  const withoutNodeEnv = { ...PRODUCTION, NODE_ENV: '', PAYMENTS: 'live' };
  expect(await refused(withoutNodeEnv)).toEqual(refusal);
  await createAdmin(use.deps, { email: 'admin@demo.example', password: 'kX8#vQ2mTz' });
  expect(await refused(PRODUCTION)).toEqual(refusal);
  expect(await refused({ ...withoutNodeEnv, DEMO: '0' })).toEqual(refusal);
});

test('a database stays with the secret that it was first started with', async () => {
  await startProduct(use.database, { APP_SECRET: STRONG });
  expect(await refused({ NODE_ENV: 'test', APP_SECRET: 'another secret that is long enough' })).toEqual([
    1,
    expect.stringContaining('APP_SECRET is not the one that this database was sealed with'),
  ]);
});

test('a port that is taken is told in words', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const env = { NODE_ENV: 'test', APP_SECRET: STRONG, DEMO: '0' };
  expect(await refused({ ...env, PORT: port })).toEqual([
    1,
    expect.stringContaining(`Port ${port} is taken by another program: set PORT to a free one.`),
  ]);
  const { lines } = await startProduct(use.database, { APP_SECRET: STRONG, METRICS_PORT: port });
  await expect
    .poll(() => lines)
    .toContain(`Metrics are not served. Port ${port} is taken by another program: set METRICS_PORT to a free one.`);
  taken.close();
});
