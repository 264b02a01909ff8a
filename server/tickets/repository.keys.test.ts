import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newId } from '#server/kernel/identity/ids.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import type { TestDatabase } from '#server/testing/database.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { statuses } from '#server/testing/rush/rush.ts';
import { aSecondServer, type Change, counted } from '#server/testing/servers/second-server.ts';
import { type CallAnswer, type TestApp, useTestApp } from '#server/testing/test-app.ts';
import { freshAddress, freshMobile, peopleForm } from './factory.ts';

// Bookings that go together and must not be made twice: by a key, or by the id that each has before it is written.
const use = useTestApp();
let owner: Owner;
let park: Awaited<ReturnType<typeof aPark>>;

beforeAll(async () => {
  owner = await anOwner(use);
  park = await aPark(use, owner, { dailyCapacity: 1000 });
  // From here on its day is there, so that bookings of it go together; and nobody gives up because this machine is slow.
  expect((await add(use, {})).status).toBe(201);
  await use.database.asOwner(`alter function book_tickets set lock_timeout = '10min'`);
});

type Server = Pick<TestApp, 'call'>;
const add = ({ call }: Server, more: object, key?: string): Promise<CallAnswer> =>
  call('POST', '/ticketbooking/add', peopleForm(park, 1, more), {
    from: freshAddress(),
    headers: key ? { 'idempotency-key': key } : {},
  });
const strangers = (server: Server, many: number) => Array.from({ length: many }, () => add(server, {}));
const madeBy = async (mobile: string): Promise<string[]> =>
  (await use.database.asOwner('select id from booking where mobile = $1', [mobile])).map(({ id }) => id);

const KEYS_LOCK = `pg_try_advisory_xact_lock(hashtextextended('key:' || (a ->> 'key'), 0))`;
const withoutKeysLock = <T>(work: () => Promise<T>) =>
  whileChanged(use.database, 'lock_asks', [KEYS_LOCK, 'true'], work);
const keysMayShareAStatement: Change = ({ conflictKeys }) => ({
  conflictKeys: (ask) => (conflictKeys?.(ask) ?? []).slice(0, 1),
});

describe('one key at two servers at the same time', () => {
  test('books once, and all who sent it are answered with that booking', async () => {
    const servers = [await aSecondServer(use), await aSecondServer(use)];
    const mobile = freshMobile();
    const same = servers.flatMap((server) =>
      Array.from({ length: 10 }, () => add(server, { mobile }, 'one-key-at-two-servers')),
    );
    const others = servers.flatMap((server) => strangers(server, 8));
    const answers = await Promise.all(same);
    expect(statuses(answers)).toEqual({ 201: 20 });
    expect([...new Set(answers.map(({ json }) => json._id))]).toEqual(await madeBy(mobile));
    expect(statuses(await Promise.all(others))).toEqual({ 201: 16 });
    for (const server of servers) expect(await counted(server, 'together')).toBeGreaterThan(2);
  });

  test('of another request is told so by the server that came second', async () => {
    const servers = [await aSecondServer(use), await aSecondServer(use)];
    const answers = await Promise.all(
      servers.flatMap((server) => [add(server, {}, 'one-key-two-requests'), ...strangers(server, 4)]),
    );
    expect(statuses(answers)).toEqual({ 201: 9, 409: 1 });
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  /** The first is held up within its statement as the second comes with the same key for another mobile: how many were undone there. */
  async function undoneAtTheSecond(): Promise<number> {
    const [first, second] = [await aSecondServer(use), await aSecondServer(use)];
    const key = `held-${freshMobile()}`;
    const day = `select from park_day where organisation_id = '${owner.organisationId}' and park_id = '${park._id}' for update`;
    const answers = await holding(use.database, day, async (letGo) => {
      const held = [add(first, {}, key), ...strangers(first, 1)];
      await untilWaiting(use.database, 1);
      const others = [add(second, {}, key), ...strangers(second, 1)];
      await untilWaiting(use.database, 2);
      await letGo();
      return Promise.all([...held, ...others]);
    });
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 409, 201]);
    return counted(second, 'undone');
  }

  test('undoes nobody: whoever comes second with it is left out of the statement', async () => {
    expect(await undoneAtTheSecond()).toBe(0);
  });

  test('control: without its lock the unique index undoes the second statement, and all of it are booked alone', async () => {
    expect(await withoutKeysLock(undoneAtTheSecond)).toBe(2);
  });
});

describe('one key of two mobile numbers at one server', () => {
  async function bothAtOnce(change?: Change) {
    const server = await aSecondServer(use, change);
    const key = `both-${freshMobile()}`;
    const answers = await Promise.all([add(server, {}, key), add(server, {}, key), ...strangers(server, 6)]);
    return { ...statuses(answers), undone: await counted(server, 'undone') };
  }

  test('never goes in one statement', async () => {
    expect(await bothAtOnce()).toEqual({ 201: 7, 409: 1, undone: 0 });
  });

  test('control: where it may, and without its lock, the unique index undoes the statement, and all others are booked', async () => {
    const told = await withoutKeysLock(() => bothAtOnce(keysMayShareAStatement));
    expect(told).toEqual({ 201: 7, 409: 1, undone: 8 });
  });

  test('control: without the index as well it books twice', async () => {
    const [{ indexdef }] = await use.database.asOwner(
      `select indexdef from pg_indexes where indexname = 'booking_idempotency'`,
    );
    await use.database.asOwner('drop index booking_idempotency');
    const told = await withoutKeysLock(() => bothAtOnce(keysMayShareAStatement));
    expect(told).toEqual({ 201: 8, undone: 0 });
    await use.database.asOwner(
      `delete from booking_line where booking_id in (select id from booking where idempotency_key is not null)`,
    );
    await use.database.asOwner('delete from booking where idempotency_key is not null');
    await use.database.asOwner(indexdef);
  });
});

describe('bookings that were written together and whose answer was lost with the connection', () => {
  /** Two with a key and two without, at a server that hears nothing of what it has written. */
  async function loseThem(change?: Change) {
    const link = await aLossyLink(use.database);
    const server = await aSecondServer(use, change, link.url);
    const mobiles = Array.from({ length: 4 }, () => freshMobile());
    await add(server, {}); // reads the park
    link.lose(mobiles[0] ?? '');
    const answers = await Promise.all(
      mobiles.map((mobile, at) => add(server, { mobile }, at < 2 ? `lost-${mobile}` : undefined)),
    );
    expect(await counted(server, 'undone')).toBe(4);
    const made = await Promise.all(mobiles.map(madeBy));
    return { answers, made };
  }

  test('are there once: with a key they are answered, without one the id that they had before is refused', async () => {
    const { answers, made } = await loseThem();
    expect(answers.map(({ status, json }) => json.code ?? status)).toEqual([
      201,
      201,
      'ALREADY_EXISTS',
      'ALREADY_EXISTS',
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 409, 409]);
    expect(made.slice(0, 2)).toEqual(answers.slice(0, 2).map(({ json }) => [json._id]));
    expect(made.map((ids) => ids.length)).toEqual([1, 1, 1, 1]);
  });

  test('control: with an id that is made anew those without a key are there twice', async () => {
    const anew: Change = ({ runAlone }) => ({
      runAlone: ({ order, marks }) =>
        runAlone({ order, marks: { ...marks, id: newId(use.deps.random, owner.organisationId) } }),
    });
    const { answers, made } = await loseThem(anew);
    expect(statuses(answers)).toEqual({ 201: 4 });
    expect(made.map((ids) => ids.length)).toEqual([1, 1, 2, 2]);
  });
});

/** PostgreSQL's last word on a statement: what it wrote is committed. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/**
 * A way to the database on which an answer can be lost: PostgreSQL has done what it was asked, and who asked hears of nothing
 * but the end of the connection. Closed after the test.
 */
async function aLossyLink({ appUrl }: Pick<TestDatabase, 'appUrl'>) {
  const { host, port, user, password, database } = new pg.Client({ connectionString: appUrl });
  const reach = () => (host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host));
  const sockets = new Set<Socket>();
  let marker: string | null = null;
  const server = createServer((asker) => {
    const postgres = reach();
    let isLost = false;
    const end = () => {
      for (const socket of [asker, postgres]) socket.destroy();
    };
    for (const socket of [asker, postgres]) sockets.add(socket.on('error', end).on('close', end));
    asker.on('data', (chunk) => {
      isLost ||= marker !== null && chunk.includes(marker);
      if (isLost) marker = null;
      postgres.write(chunk);
    });
    postgres.on('data', (chunk) => {
      if (!isLost) asker.write(chunk);
      else if (chunk.subarray(-READY.length).equals(READY)) end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const name = `${user}:${encodeURIComponent(password ?? '')}`;
  return {
    url: `postgresql://${name}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    /** Loses the answer to the first statement whose text or values have this in it. */
    lose: (word: string) => {
      marker = word;
    },
  };
}
