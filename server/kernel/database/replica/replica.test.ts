import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { mayBeOld } from '#contract/kernel/endpoint.ts';
import { AppError } from '#contract/kernel/errors.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase, type Tx } from '#server/kernel/database/database.ts';
import { staffScope, withScope } from '#server/kernel/database/scope.ts';
import { principalOfToken } from '#server/kernel/identity/session.ts';
import { createMetrics } from '#server/kernel/operations/metrics.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark, parkForm } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { eventually } from '#server/testing/live-page.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { ROOM_FOR_ALL } from '#server/testing/rush/room-for-all.ts';
import { startProduct } from '#server/testing/servers/product-process.ts';
import { createReplicatedDatabase, type ReplicatedDatabase } from '#server/testing/servers/replicated-database.ts';
import { caller, useTestApp } from '#server/testing/test-app.ts';
import { ticketForm } from '#server/tickets/factory.ts';
import { secondsBehind } from './lag.ts';
import { openReplica } from './replica.ts';

const database = {} as ReplicatedDatabase;
const use = useTestApp({ database: async () => Object.assign(database, await createReplicatedDatabase()) });
let owner: Owner;
let park: { _id: string };
beforeAll(async () => {
  owner = await anOwner(use);
  park = await aPark(use, owner);
  await database.asOwner('create sequence written');
  await database.asOwner('grant usage on sequence written to pravesh_tenant');
  whoWroteIsForgotten();
});

/** No read waits in vain, however slow the machine. */
const PLENTY = { opening: 60_000, replaying: 250, lag: 60_000 };
const SERVES = 'reports and lists are read from the replica';
/** Time goes on until nobody has written lately, so that all read at the replica. */
const whoWroteIsForgotten = () => use.clock.advance(1);

/** A server with the replica, beside the one without; closed after the test. */
async function aServer(patience = PLENTY, url = database.replica.appUrl) {
  const metrics = createMetrics();
  const said: string[] = [];
  const replica = await openReplica(url, {
    primary: use.deps.db,
    metrics,
    patience,
    say: (line) => void said.push(line),
  });
  const { app, deps } = await buildApp({ ...use.deps, metrics, replica }, { pages: 'none', traffic: ROOM_FOR_ALL });
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
const parksOf = async ({ call }: Pick<Awaited<ReturnType<typeof aServer>>, 'call'>, headers = {}) =>
  idsIn(await call('POST', '/park/get', {}, { token: owner.token, headers }));
const untilItServes = ({ replica }: Awaited<ReturnType<typeof aServer>>) =>
  eventually(async () => {
    await replica.look();
    return replica.state() === 'serving';
  });
const readiness = async ({ app }: Awaited<ReturnType<typeof aServer>>) => (await app.inject('/readyz')).json();

test('every list, every report and the dashboard are read from the replica: none of them writes', async () => {
  const server = await aServer();
  const admin = await anAdmin(use);
  const booking = await book();
  const coupon = await aRecord(use, owner, '/coupon', FORMS.coupon(park._id));
  whoWroteIsForgotten();
  const many = server.deps.endpoints.filter(mayBeOld);
  expect(many.length).toBeGreaterThan(50);
  for (const { method, path, access } of many) {
    const { token } = access === 'public' || access.includes('owner') ? owner : admin;
    const body = method === 'GET' ? undefined : {};
    const record = path.startsWith('/bookings/') ? booking : owner.organisationId;
    const id = path === '/coupon/:id/uses' ? coupon._id : record;
    const { status } = await server.call(method, path.replace(':id', id), body, { token });
    expect([path, status, Object.keys(await server.went())]).toEqual([path, 200, ['replica']]);
  }
  expect(server.said).toEqual([SERVES]);
  expect(await readiness(server)).toEqual({ status: 'ready', replica: 'serving' });
});

test('bookings, single records and all that visitors ask stay at the primary', async () => {
  const { call, went } = await aServer();
  const { json } = await call('POST', '/ticketbooking/add', ticketForm(park));
  const one = await call('GET', `/ticketbooking/${json._id}`, undefined, owner);
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

  test('whoever has written sees it at every server for forty seconds; the others see it when it is there', async () => {
    const [first, second] = [await aServer(), await aServer()];
    await database.pause();
    const added = (await first.call('POST', '/park/add', parkForm(), owner)).json._id;
    for (const server of [first, second]) expect(await parksOf(server)).toContain(added);
    use.clock.advance(39 / 60);
    expect(await parksOf(second)).toContain(added);
    expect([await first.went(), await second.went()]).toEqual([{}, {}]);
    // Control: later it is read from the replica, where it is not yet. It would be five seconds after it was written.
    use.clock.advance(2 / 60);
    expect(await parksOf(second)).not.toContain(added);
    await database.resume();
    await eventually(async () => (await parksOf(second)).includes(added));
    expect(Object.keys(await second.went())).toEqual(['replica']);
  });

  test('a write that meets the note of a read waits for it, and is noted', async () => {
    const server = await aServer();
    await list(server);
    await database.pause();
    const held = `select from session where account_id = '${owner.organisationId}' for update`;
    const added = await holding(database, held, async (letGo) => {
      const adding = server.call('POST', '/park/add', parkForm(), owner);
      await untilWaiting(database, 1);
      await letGo();
      return (await adding).json._id;
    });
    expect(await parksOf(server)).toContain(added);
  });

  test('reading alone, however long, does not count as having written', async () => {
    whoWroteIsForgotten();
    const server = await aServer();
    for (let minutes = 0; minutes < 5; minutes += 0.25) {
      await server.call('GET', `/park/${park._id}`, undefined, owner);
      await list(server);
      use.clock.advance(0.25);
    }
    expect(await server.went()).toEqual({ replica: 40 });
  });

  test('whoever asks for nothing cached, since a page was just told of a change, reads the primary', async () => {
    const server = await aServer();
    await database.pause();
    const added = await aPark(use, owner);
    whoWroteIsForgotten();
    expect(await parksOf(server)).not.toContain(added._id);
    expect(await parksOf(server, { 'cache-control': 'no-cache' })).toContain(added._id);
  });

  test('it is not read once it is too far behind, that is counted, and it serves again when it has gone on', async () => {
    const server = await aServer({ ...PLENTY, lag: 1 });
    const behind = async () => (await server.metrics.replicaBehind.get()).values[0]?.value;
    await untilItServes(server);
    await database.pause();
    const booked = await book();
    await eventually(async () => idsIn(await list(server)).includes(booked));
    await server.went();
    await list(server);
    expect(Object.keys(await server.went())).toEqual(['behind']);
    expect(await behind()).toBeGreaterThan(1);
    expect(await readiness(server)).toEqual({ status: 'ready', replica: 'behind' });
    expect(server.said.at(-1)).toMatch(
      /^reports and lists are read from the primary: the replica is behind \(\d+ seconds\)$/,
    );
    await database.resume();
    await untilItServes(server);
    expect(await behind()).toBeLessThan(1);
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
  expect(await server.went()).toEqual({ away: 6 });
  expect(await readiness(server)).toEqual({ status: 'ready', replica: 'away' });
  expect(server.said).toEqual([
    SERVES,
    expect.stringMatching(/^reports and lists are read from the primary: the replica is away \(/),
  ]);
  await database.startReplica();
  await untilItServes(server);
  await list(server);
  expect(Object.keys(await server.went())).toContain('replica');
  expect(server.said.slice(2)).toEqual([SERVES]);
});

test('one that takes connections and says nothing holds nobody up', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const server = await aServer({ ...PLENTY, opening: 20 }, `postgresql://nobody@127.0.0.1:${port}/nothing`);
  expect((await list(server)).status).toBe(200);
  expect(await readiness(server)).toEqual({ status: 'ready', replica: 'away' });
  const { replica, said } = await aServer({ ...PLENTY, opening: 300 });
  const never = () => new Promise<string>(() => undefined);
  expect(await replica.read(never, async () => 'here')).toBe('here');
  expect(said.at(-1)).toContain('it does not answer');
});

test('a server that follows nobody, or another primary, is no replica', async () => {
  const primary = await aServer(PLENTY, database.appUrl);
  expect((await list(primary)).status).toBe(200);
  expect([Object.keys(await primary.went()), primary.said]).toEqual([
    ['away'],
    ['reports and lists are read from the primary: the replica is away (it does not follow our primary)'],
  ]);
  const { db, close } = openDatabase(database.replica.appUrl, () => undefined, 1);
  onTestFinished(close);
  const ofAnother = db.transaction().execute((tx) => secondsBehind(tx, '7'));
  await expect(ofAnother).rejects.toThrow('it does not follow our primary');
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
    const actor = await principalOfToken(server.deps, owner.token, 'read old');
    return { ...server, answer: withScope(use.deps.db, staffScope(actor), work) };
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
    expect([await went(), said]).toEqual([{ away: 1 }, [SERVES, expect.stringContaining('conflict with recovery')]]);
  });

  test('since it writes is done at the primary, and the operator is told', async () => {
    const { answer, went, said } = await reading((tx) =>
      sql<{ n: number }>`select nextval('written') as n`.execute(tx).then(({ rows }) => rows[0]?.n),
    );
    expect([await answer, await went(), said]).toEqual([
      1,
      { away: 1 },
      [SERVES, expect.stringContaining('read-only transaction')],
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
