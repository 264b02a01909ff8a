import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OwnerProcess, startOwner } from '#server/testing/servers/owner-process.ts';
import { serverProcesses } from './leftovers.ts';

// A cluster is made, started and stopped in most tests here, which takes a slow machine its time.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let dataDir: string;
const owners: OwnerProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pravesh-owner-'));
});

afterEach(async () => {
  for (const owner of owners.splice(0)) await owner.kill('SIGKILL');
  while (serverProcesses(join(dataDir, 'postgres')).length > 0) await delay(20);
  await rm(dataDir, { recursive: true, force: true });
});

async function own(): Promise<OwnerProcess> {
  const owner = await startOwner(dataDir);
  owners.push(owner);
  return owner;
}

/** Inserts 1, 2, 3, … one commit each until the server is gone; answers, once some are in, a promise of the last number that was acknowledged. */
async function insertUntilCut(url: string): Promise<{ last: Promise<number> }> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // Being cut off is what the test does to it.
  await client.connect();
  await client.query('create table acknowledged (n int primary key)');
  const SOME = 20;
  for (let n = 1; n <= SOME; n += 1) await client.query('insert into acknowledged values ($1)', [n]);
  return { last: insertFrom(SOME + 1, client) };
}

async function insertFrom(first: number, client: pg.Client): Promise<number> {
  let next = first;
  try {
    for (;;) {
      await client.query('insert into acknowledged values ($1)', [next]);
      next += 1;
    }
  } catch {
    return next - 1;
  }
}

async function highest(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as count, max(n) from acknowledged');
  await client.end();
  expect(rows[0].count).toBe(rows[0].max);
  return rows[0].max;
}

it('refuses a second owner and names the first, even while the first is blocked', async () => {
  const owner = await own();
  owner.block();
  await expect(own()).rejects.toThrow(`is in use by process ${owner.pid}.`);
});

it('lets exactly one of several that start at once become the owner', async () => {
  const outcomes = await Promise.allSettled([own(), own(), own()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it.each([
  ['a killed owner at once', false],
  ['an owner that was killed together with its server', true],
])('takes over from %s, under load, with every acknowledged row', async (_, withServer) => {
  const killed = await own();
  const inserting = await insertUntilCut(killed.url);
  if (withServer) process.kill(killed.serverPid, 'SIGKILL');
  await killed.kill('SIGKILL');
  const next = await own();
  const acknowledged = await inserting.last;
  expect(acknowledged).toBeGreaterThan(0);
  expect(await highest(next.url)).toBeGreaterThanOrEqual(acknowledged);
});

it('stops the server after its owner was killed, though nobody starts it again', async () => {
  const owner = await own();
  expect(serverProcesses(join(dataDir, 'postgres'))).toContain(owner.serverPid);
  await owner.kill('SIGKILL');
  while (serverProcesses(join(dataDir, 'postgres')).length > 0) await delay(20);
});
