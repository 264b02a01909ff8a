import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { AppError } from '#contract/kernel/errors.ts';
import { buildApp } from '#server/app.ts';
import type { Db, Tx } from '#server/kernel/database/database.ts';
import { staffScope, withScope } from '#server/kernel/database/scope.ts';
import { principalOfToken } from '#server/kernel/identity/session.ts';
import { createMetrics } from '#server/kernel/operations/metrics.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { eventually } from '#server/testing/live-page.ts';
import { startProduct } from '#server/testing/product-process.ts';
import { createReplicatedDatabase, type ReplicatedDatabase } from '#server/testing/replicated-database.ts';
import { ROOM_FOR_ALL } from '#server/testing/room-for-all.ts';
import { caller, useTestApp } from '#server/testing/test-app.ts';
import { ticketForm } from '#server/tickets/factory.ts';
import { examineReplica } from './examine.ts';
import { positionOf } from './position.ts';
import { onlyReads } from './reading.ts';
import { openReplica, type Replica } from './replica.ts';

const database = {} as ReplicatedDatabase;
const use = useTestApp({ database: async () => Object.assign(database, await createReplicatedDatabase()) });
let owner: Owner;
let park: { _id: string };
beforeAll(async () => {
  owner = await anOwner(use);
  park = await aPark(use, owner);
  await database.asOwner('create sequence written');
  await database.asOwner('grant usage on sequence written to pravesh_tenant');
});

/** No read waits in vain, however slow the machine; `none`: nobody waits for what is yet to be replayed. */
const PLENTY = { opening: 60_000, replaying: 60_000, looking: 0 };
const SERVES = 'reports and lists are read from the replica';
const NONE = { ...PLENTY, replaying: 0 };

/** A server with the replica, beside the one without; closed after the test. */
async function aServer(
  patience = PLENTY,
  changed = (replica: Replica): Replica => replica,
  url = database.replica.appUrl,
) {
  const metrics = createMetrics();
  const said: string[] = [];
  const replica = await openReplica(url, {
    primary: use.deps.db,
    metrics,
    patience,
    say: (line) => void said.push(line),
  });
  const { app, deps } = await buildApp(
    { ...use.deps, metrics, replica: changed(replica) },
    { pages: 'none', traffic: ROOM_FOR_ALL },
  );
  onTestFinished(async () => {
    await app.close();
    await replica.close();
  });
  /** Answers the number of reads at each server, since it was asked last. */
  const went = async (): Promise<Record<string, number>> => {
    const { values } = await metrics.replicaReads.get();
    metrics.replicaReads.reset();
    return Object.fromEntries(values.map(({ labels, value }) => [labels.went, value]));
  };
  return { app, deps, replica, metrics, said, went, call: caller(app) };
}

const list = ({ call }: Pick<Awaited<ReturnType<typeof aServer>>, 'call'>, token = owner.token) =>
  call('GET', '/ticketbooking/list', undefined, { token });
const idsIn = ({ json }: { json: { _id: string }[] }) => json.map(({ _id }) => _id);
/** A visitor books, at the server without a replica. */
const book = async (): Promise<string> => (await use.call('POST', '/ticketbooking/add', ticketForm(park))).json._id;
const readiness = async ({ app }: Awaited<ReturnType<typeof aServer>>) => (await app.inject('/readyz')).json();

test('every list, every report and the dashboard are read from the replica: none of them writes', async () => {
  const server = await aServer();
  const admin = await anAdmin(use);
  const many = server.deps.endpoints.filter(onlyReads);
  expect(many.length).toBeGreaterThan(50);
  for (const { method, path, access } of many) {
    const { token } = access === 'public' || access.includes('owner') ? owner : admin;
    const body = method === 'GET' ? undefined : {};
    const { status } = await server.call(method, path.replace(':id', owner.organisationId), body, { token });
    expect([path, status, Object.keys(await server.went())]).toEqual([path, 200, ['replica']]);
  }
  expect(server.said).toEqual([SERVES]);
  expect(await readiness(server)).toEqual({ status: 'ready', replica: 'serving' });
});

test('bookings, single records and all that visitors ask stay at the primary', async () => {
  const { call, went } = await aServer();
  const { json } = await call('POST', '/ticketbooking/add', ticketForm(park));
  const one = await call('GET', `/ticketbooking/${json._id}`, undefined, { token: owner.token });
  expect([one.status, (await call('GET', '/park/list')).status]).toEqual([200, 200]);
  expect(await went()).toEqual({});
});

describe('while no standby confirms what is written', () => {
  const set = async (how: string) => {
    await database.asOwner(`alter system ${how}`);
    await database.asOwner('select pg_reload_conf()');
  };
  afterEach(async () => {
    await set('reset synchronous_standby_names');
    await database.startReplica();
  });

  test('the server is not ready, tries one commit however many ask, and is ready when a standby is back', async () => {
    await set("set synchronous_standby_names = '*'");
    const ready = async () => (await use.app.inject('/readyz')).json().reason ?? 'ready';
    await eventually(async () => (await ready()) === 'ready');
    await database.stopReplica();
    await eventually(async () => (await ready()) === 'The database takes no writes.');
    const asked = await Promise.all(Array.from({ length: 30 }, ready));
    expect(new Set(asked)).toEqual(new Set(['The database takes no writes.']));
    expect((await use.call('GET', '/park/list')).status).toBe(200);
    const [{ waiting }] = await database.asOwner(
      "select count(*)::int as waiting from pg_stat_activity where wait_event = 'SyncRep' and query like '%pg_logical_emit_message%'",
    );
    expect(waiting).toBe(1);
    await database.startReplica();
    await eventually(async () => (await ready()) === 'ready');
  });
});

describe('while the replica stands still', () => {
  afterEach(() => database.resume());

  test('whoever has just written reads it, and what others wrote as well', async () => {
    const server = await aServer(NONE);
    await database.pause();
    const booked = await book();
    expect(idsIn(await list(server))).toContain(booked);
    const added = await aPark(use, owner);
    const parks = await server.call('GET', '/park/list', undefined, { token: owner.token });
    expect(idsIn(parks)).toContain(added._id);
    expect(Object.keys(await server.went())).toEqual(['behind']);
    expect(await readiness(server)).toEqual({ status: 'ready', replica: 'behind' });
    expect(server.said).toEqual([
      SERVES,
      expect.stringMatching(
        /^reports and lists are read from the primary: the replica is behind \(\d+ bytes of its log\)$/,
      ),
    ]);
  });

  test('control: one that is asked for no position answers without what was written', async () => {
    const server = await aServer(NONE, (replica) => ({
      ...replica,
      read: (asOf, there, here) => replica.read(asOf?.replace(/\S+$/, '0/0') ?? null, there, here),
    }));
    await database.pause();
    const booked = await book();
    const seen = await list(server);
    expect([seen.status, idsIn(seen).includes(booked), await server.went()]).toEqual([200, false, { replica: 2 }]);
  });

  test('a read waits for it a little, and is served there when it has gone on', async () => {
    const server = await aServer();
    await database.pause();
    const booked = await book();
    const seen = list(server);
    await database.resume();
    expect(idsIn(await seen)).toContain(booked);
    expect(Object.keys(await server.went())).toEqual(['replica']);
  });

  test('how far it is behind is counted, and it serves again when it has gone on', async () => {
    const server = await aServer(NONE);
    const behind = async () =>
      Number(
        (await server.metrics.registry.getMetricsAsJSON()).find(({ name }) => name === 'replica_behind_bytes')
          ?.values[0]?.value,
      );
    await database.pause();
    await book();
    expect(await behind()).toBeGreaterThan(0);
    await list(server);
    await database.resume();
    await eventually(async () => (await behind()) === 0);
    await eventually(async () => {
      await list(server);
      return (await readiness(server)).replica === 'serving';
    });
  });
});

test('while the replica is gone the primary answers, the operator is told once, and it comes back by itself', async () => {
  const server = await aServer();
  await list(server);
  await server.went();
  onTestFinished(database.startReplica);
  await database.stopReplica();
  const booked = await book();
  for (let n = 0; n < 3; n += 1) expect(idsIn(await list(server))).toContain(booked);
  expect(Object.keys(await server.went())).toEqual(['away']);
  expect(await readiness(server)).toEqual({ status: 'ready', replica: 'away' });
  expect(server.said).toEqual([
    SERVES,
    expect.stringMatching(/^reports and lists are read from the primary: the replica cannot be had \(/),
  ]);
  await database.startReplica();
  await eventually(async () => {
    expect(idsIn(await list(server))).toContain(booked);
    return (await readiness(server)).replica === 'serving';
  });
  await list(server);
  expect(Object.keys(await server.went())).toContain('replica');
  expect(server.said.slice(2)).toEqual([SERVES]);
});

test('one that takes connections and says nothing holds nobody up', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const server = await aServer({ ...PLENTY, opening: 20 }, undefined, `postgresql://nobody@127.0.0.1:${port}/nothing`);
  expect((await list(server)).status).toBe(200);
  expect(await readiness(server)).toEqual({ status: 'ready', replica: 'away' });
  const { replica } = await aServer({ ...PLENTY, opening: 300 });
  const never = () => new Promise<string>(() => undefined);
  expect(await replica.read(await positionOf(use.deps.db), never, async () => 'here')).toBe('here');
});

test('a server that follows nobody, or another primary, is no replica', async () => {
  const primary = await aServer(PLENTY, undefined, database.appUrl);
  expect((await list(primary)).status).toBe(200);
  expect([Object.keys(await primary.went()), primary.said]).toEqual([
    ['away'],
    ['reports and lists are read from the primary: the replica cannot be had (it follows no primary)'],
  ]);
  const at = async (asOf: string) => {
    const { replica, said } = await aServer();
    return [await replica.read(asOf, there, async () => 'here'), ...said.slice(1)];
  };
  const position = await positionOf(use.deps.db);
  const other = expect.stringContaining('(it follows another primary than ours)');
  expect(await at(position)).toEqual(['there']);
  expect(await at(position.replace(/ \w+ /, ' 00000002 '))).toEqual(['here', other]);
  expect(await at(position.replace(/^\d+/, '7'))).toEqual(['here', other]);
});

const there = (db: Db, begin: (tx: Tx) => Promise<void>): Promise<string> =>
  db.transaction().execute(async (tx) => {
    await begin(tx);
    return 'there';
  });

test('the doctor says how far the replica is behind, or why it cannot be read from', async () => {
  const said: string[] = [];
  const examined = (url: string) => examineReplica(database.appUrl, url, (line) => void said.push(line));
  expect([await examined(database.replica.appUrl), await examined(database.appUrl)]).toEqual([true, false]);
  expect(said).toEqual([
    expect.stringMatching(/^The replica follows its primary, \d+ bytes behind\.$/),
    'The replica cannot be read from: it follows no primary',
  ]);
});

test('the product reads where DATABASE_REPLICA_URL says, as the role that owns nothing', {
  timeout: 300_000,
}, async () => {
  const { url, lines } = await startProduct(database, { DATABASE_REPLICA_URL: database.replica.ownerUrl });
  const headers = { authorization: `Bearer ${owner.token}` };
  // A machine that is slow at the first look reads from the primary.
  await eventually(async () => {
    const { status } = await fetch(`${url}/api/ticketbooking/list`, { headers });
    return status === 200 && lines.includes(SERVES);
  });
  const users = await database.replica.asOwner(
    `select distinct usename::text as name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  expect(users).toEqual([{ name: 'pravesh_app' }]);
});

describe('a read that fails at the replica', () => {
  /** Reads as the owner, where the caller may read from the replica. */
  async function reading<T>(work: (tx: Tx) => Promise<T>) {
    const server = await aServer();
    const { db, clock } = use.deps;
    const actor = await principalOfToken(db, clock, owner.token, server.replica);
    return { ...server, answer: withScope(db, staffScope(actor), work) };
  }
  const isReplica = async (tx: Tx): Promise<boolean> =>
    (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(tx)).rows[0]?.is ?? false;

  test('for what had to be replayed is done at the primary', async () => {
    await database.replica.asOwner('alter system set max_standby_streaming_delay = 0');
    const again = async () => {
      await database.stopReplica();
      await database.startReplica();
    };
    await again();
    onTestFinished(() => database.replica.asOwner('alter system reset max_standby_streaming_delay').then(again));
    const { promise: reads, resolve: begin } = Promise.withResolvers<void>();
    const { answer, went, said } = await reading(async (tx) => {
      await tx.selectFrom('saved_view').selectAll().execute();
      if (!(await isReplica(tx))) return 'primary';
      begin();
      await sql`select pg_sleep(25)`.execute(tx);
      return 'replica';
    });
    await reads;
    await database.asOwner('alter table saved_view add column passing int');
    expect(await answer).toBe('primary');
    await database.asOwner('alter table saved_view drop column passing');
    expect([await went(), said]).toEqual([{ conflict: 1 }, [SERVES, expect.stringContaining('hot_standby_feedback')]]);
  });

  test('since it writes is done at the primary, and the operator is told', async () => {
    const { answer, went, said } = await reading((tx) =>
      sql<{ n: number }>`select nextval('written') as n`.execute(tx).then(({ rows }) => rows[0]?.n),
    );
    expect([await answer, await went(), said]).toEqual([
      1,
      { write: 1 },
      [SERVES, expect.stringContaining('wants to write')],
    ]);
  });

  test('since it is refused, or takes too long, is not done again', async () => {
    let tries = 0;
    const refused = await reading(async () => {
      tries += 1;
      throw new AppError('NOT_FOUND', 'no');
    });
    await expect(refused.answer).rejects.toThrow('no');
    const long = await reading(async (tx) => {
      tries += 1;
      await sql`set local statement_timeout = 1`.execute(tx);
      await sql`select pg_sleep(25)`.execute(tx);
    });
    await expect(long.answer).rejects.toThrow('statement timeout');
    expect([tries, await refused.went(), await long.went()]).toEqual([2, {}, {}]);
  });
});
