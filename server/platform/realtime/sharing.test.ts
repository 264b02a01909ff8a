import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { aClinic } from '#server/testing/factories/appointment.ts';
import { anOwner } from '#server/testing/factories/organisation.ts';
import { aLivePage, eventually, type LivePage, listening } from '#server/testing/live-page.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ shares: true });
let url: string;
let queue: { kind: 'doctor'; id: string };
beforeAll(async () => {
  url = await listening(use);
  const owner = await anOwner(use, { registrationType: 'doctor' });
  queue = { kind: 'doctor', id: (await aClinic(use, owner))._id };
});

/** Another server on the same database, in this process; closed after the test. */
async function aSecondServer() {
  const { realtime, log, ...world } = use.deps;
  const second = await buildApp(
    { ...world, metrics: createMetrics() },
    { pages: 'none', shareOver: use.database.appUrl },
  );
  onTestFinished(() => second.app.close());
  return { ...second, url: await listening(second) };
}

const announce = (currentRunningCount: number): void =>
  use.deps.realtime.announce({ ...queue, currentRunningCount, at: use.clock.now().toISOString() });
const has = ({ told }: LivePage, number: number) =>
  told.some(({ currentRunningCount }) => currentRunningCount === number);

/** How many connections of this database LISTEN just now. */
async function listeners(): Promise<number[]> {
  const rows = await use.database.asOwner(
    `select pid from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`,
  );
  return rows.map(({ pid }) => pid as number);
}

describe('two servers on one database', () => {
  test('tell the pages of both, once each', async () => {
    const second = await aSecondServer();
    await eventually(async () => (await listeners()).length === 2);
    const [here, there] = [await aLivePage(url), await aLivePage(second.url)];
    await Promise.all([here.join(queue), there.join(queue)]);
    for (const number of [1, 2, 3]) announce(number);
    await eventually(() => has(here, 3) && has(there, 3));
    const numbers = ({ told }: LivePage) => told.map(({ currentRunningCount }) => currentRunningCount);
    expect([numbers(here), numbers(there)]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ]);
  });

  test('in two processes do, too', { timeout: 60_000 }, async () => {
    const other = await anotherProcess();
    await eventually(async () => (await listeners()).length === 2);
    const page = await aLivePage(other);
    await page.join(queue);
    announce(5);
    await eventually(() => has(page, 5));
  });
});

test('connections that are cut are opened again, however often, and pages are told what was missed', {
  timeout: 60_000,
}, async () => {
  const second = await aSecondServer();
  await eventually(async () => (await listeners()).length === 2);
  const page = await aLivePage(second.url);
  await page.join(queue);
  for (const round of [1, 2]) {
    const before = await listeners();
    const told = page.told.length;
    await use.database.asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await eventually(async () => (await listeners()).filter((pid) => !before.includes(pid)).length === 2);
    await eventually(() => page.told.length > told);
    announce(10 + round);
    await eventually(() => has(page, 10 + round));
  }
  expect(await listeners()).toHaveLength(2);
});

/** A server in a process of its own; ended after the test. Answers its address. */
async function anotherProcess(): Promise<string> {
  const program = fileURLToPath(new URL('../../testing/server-program.ts', import.meta.url));
  const child = spawn(process.execPath, [program, use.database.appUrl], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.stdin.end();
    expect(await ended).toEqual([0, null]);
  });
  const [line] = await once(child.stdout, 'data');
  return String(line).trim();
}
