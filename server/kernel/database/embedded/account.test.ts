import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startOwner } from '#server/testing/servers/owner-process.ts';

// A cluster is made, started and stopped in most tests here, which takes a slow machine its time.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const isRoot = process.geteuid?.() === 0;
const onlyRoot = 'only root can become another user';
const ordinary = { uid: 1, gid: 1 }; // daemon: on every Linux, and never the one root's server runs as
let folder: string;

/** Why an ordinary user's process cannot be had here; nothing when it can. */
function whyNoOrdinaryUser(): string | undefined {
  if (!isRoot) return 'every other test here already runs as an ordinary user';
  try {
    execFileSync(process.execPath, ['-e', `fs.accessSync(${JSON.stringify(import.meta.filename)})`], {
      cwd: '/',
      ...ordinary,
    });
  } catch {
    return 'this checkout lies where no other user can read it';
  }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-account-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function workAndStop(dataDir: string, user?: { uid: number; gid: number }): Promise<void> {
  const owner = await startOwner(dataDir, user);
  try {
    const client = new pg.Client({ connectionString: owner.url });
    await client.connect();
    await client.query(
      'create table if not exists visit (at timestamptz default now()); insert into visit default values',
    );
    await client.end();
  } finally {
    await owner.stop();
  }
}

it('runs as root below a home that nobody else can enter, and keeps the data there', async ({ skip }) => {
  skip(!isRoot, onlyRoot);
  const home = join(folder, 'home');
  await mkdir(home, { mode: 0o700 });
  await workAndStop(join(home, 'data'));
  await workAndStop(join(home, 'data'));
  const { uid, mode } = await stat(join(home, 'data/postgres/PG_VERSION'));
  expect(uid).not.toBe(0);
  expect(mode & 0o077).toBe(0);
});

it('runs as an ordinary user', async ({ skip }) => {
  const reason = whyNoOrdinaryUser();
  skip(reason !== undefined, reason);
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  await chown(dataDir, ordinary.uid, ordinary.gid);
  await workAndStop(dataDir, ordinary);
  expect((await stat(join(dataDir, 'postgres'))).uid).toBe(ordinary.uid);
});

it('as root, runs an ordinary user’s cluster as that user, so that both can start it in turn', async ({ skip }) => {
  const reason = whyNoOrdinaryUser();
  skip(reason !== undefined, reason);
  await chown(folder, ordinary.uid, ordinary.gid);
  const dataDir = join(folder, 'data');
  await workAndStop(dataDir, ordinary);
  await workAndStop(dataDir);
  await workAndStop(dataDir, ordinary);
  expect((await stat(join(dataDir, 'postgres'))).uid).toBe(ordinary.uid);
});

it('tells an ordinary user whose cluster it is when it is not theirs', async ({ skip }) => {
  const reason = whyNoOrdinaryUser();
  skip(reason !== undefined, reason);
  await chmod(folder, 0o777);
  await workAndStop(join(folder, 'data'));
  await chmod(join(folder, 'data'), 0o777);
  await expect(startOwner(join(folder, 'data'), ordinary)).rejects.toThrow(/belongs to user \d+/);
});
