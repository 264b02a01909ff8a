import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { Connection } from '#server/kernel/database/connection.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aLivePage, eventually, type LivePage, listening } from '#server/testing/live-page.ts';
import { startProduct } from '#server/testing/servers/product-process.ts';
import { aSecondServer } from '#server/testing/servers/second-server.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { sharing } from './sharing.ts';

const use = useTestApp({ shares: true });
let url: string;
let owner: Owner;
let queue: { kind: 'doctor'; id: string };
let clinic: Awaited<ReturnType<typeof aClinic>>;
beforeAll(async () => {
  url = await listening(use);
  owner = await anOwner(use, { registrationType: 'doctor' });
  clinic = await aClinic(use, owner);
  queue = { kind: 'doctor', id: clinic._id };
  for (let number = 1; number <= 6; number += 1) await bookDoctor(use, clinic);
  // The news below is of the calls alone.
  await use.deps.realtime.settled();
});

/** The address of another server on the same database, in this process; closed after the test. */
const anotherServer = async () =>
  listening(await aSecondServer(use, undefined, undefined, { shareOver: use.database.appUrl }));

/** Calls the next number here; answers it when these pages have heard of it. */
async function callNext(...pages: LivePage[]): Promise<number> {
  const { json } = await use.call('POST', '/queue/next', queue, owner);
  const { currentRunningCount } = json;
  await eventually(() => pages.every((page) => has(page, currentRunningCount)));
  return currentRunningCount;
}
const has = ({ told }: LivePage, number: number) =>
  told.some(({ currentRunningCount }) => currentRunningCount === number);

/** The connections of this database that LISTEN just now: the database has answered them that they do. */
async function listeners(): Promise<number[]> {
  const rows = await use.database.asOwner(
    `select pid from pg_stat_activity where datname = current_database() and query ~ '^(LISTEN|select pg_notify)' and state = 'idle'`,
  );
  return rows.map(({ pid }) => pid as number);
}

describe('two servers on one database', () => {
  test('tell the pages of both, once each', async () => {
    const second = await anotherServer();
    await eventually(async () => (await listeners()).length === 2);
    const [here, there] = [await aLivePage(url), await aLivePage(second)];
    await Promise.all([here.join(queue), there.join(queue)]);
    for (const number of [1, 2, 3]) expect(await callNext(here, there)).toBe(number);
    // A process that begins to hear the others is told again what was so before.
    const called = ({ told }: LivePage) =>
      told.map(({ currentRunningCount }) => currentRunningCount).filter((number) => number > 0);
    expect([called(here), called(there)]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  test('in two processes do, too, of numbers that are called and of bookings', { timeout: 180_000 }, async () => {
    const other = await startProduct(use.database, { WORKERS: '1' });
    await eventually(async () => (await listeners()).length === 2);
    const page = await aLivePage(other.url);
    await page.join(queue);
    expect(await callNext(page)).toBe(4);
    use.clock.advance(1);
    const booked = use.clock.now().toISOString();
    expect((await bookDoctor(use, clinic)).status).toBe(201);
    await eventually(() => page.told.some(({ at }) => at >= booked));
  });
});

test('connections that are cut are opened again, however often, and pages are told what was missed', {
  timeout: 180_000,
}, async () => {
  const second = await anotherServer();
  await eventually(async () => (await listeners()).length === 2);
  const page = await aLivePage(second);
  await page.join(queue);
  for (const number of [5, 6]) {
    const before = await listeners();
    const told = page.told.length;
    await use.database.asOwner(
      `select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await eventually(async () => (await listeners()).filter((pid) => !before.includes(pid)).length === 2);
    await eventually(() => page.told.length > told);
    expect(await callNext(page)).toBe(number);
  }
  expect(await listeners()).toHaveLength(2);
});

test('a server that closes while it connects again leaves no connection behind', async () => {
  const { host, port, user, password, database } = new Connection(use.database.appUrl);
  const sockets: Socket[] = [];
  const proxy = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    if (sockets.length === 1) return socket.destroy();
    const server = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    setTimeout(() => socket.pipe(server.on('error', () => undefined)).pipe(socket), 300);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  onTestFinished(() => void proxy.close());
  const at = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const url = `postgresql://${user}:${encodeURIComponent(String(password))}@${at}/${database}`;
  const none = () => undefined;
  const shared = sharing(url, use.deps.log, { heard: none, listening: none, channel: 'x', told: none });
  await eventually(() => sockets.length === 2);
  await shared.close();
  await eventually(() => sockets.every(({ destroyed }) => destroyed));
  expect(sockets).toHaveLength(2);
});
