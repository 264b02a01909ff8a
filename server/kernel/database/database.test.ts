import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { jobsOf } from '#server/jobs.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { Connection } from './connection.ts';
import { openDatabase } from './database.ts';
import { systemScope, visitorScope, withScope } from './scope.ts';
import { isAway } from './unavailable.ts';

const use = useTestApp();

test('statements are prepared under names, once on a connection', async () => {
  const { db, close } = openDatabase(use.database.appUrl, () => undefined, 1);
  for (let n = 0; n < 3; n += 1) await sql`select ${n}::int + 7 as seven`.execute(db);
  const { rows } = await sql<{ name: string; uses: number }>`
    select name, generic_plans + custom_plans as uses from pg_prepared_statements where statement like '%as seven%' and statement not like '%like%'`.execute(
    db,
  );
  await close();
  expect(rows).toEqual([{ name: expect.stringMatching(/^s\d+$/), uses: 3 }]);
});

test('statements are not compiled, whatever the server does with those of others', async () => {
  const { name } = (await use.database.asOwner('select current_database() as name'))[0];
  await use.database.asOwner(`alter role pravesh_app in database ${name} set jit = on`);
  const { db, close } = openDatabase(use.database.appUrl, () => undefined, 1);
  const { rows } = await sql`show jit`.execute(db);
  await close();
  await use.database.asOwner(`alter role pravesh_app in database ${name} reset jit`);
  expect(rows).toEqual([{ jit: 'off' }]);
});

test('the role and the tenant of a scope end with its transaction, also after a failure', async () => {
  const { db, close } = openDatabase(use.database.appUrl, () => undefined, 1);
  const whoIs = async () =>
    (
      await sql<{
        role: string;
        tenant: string;
      }>`select current_user as role, current_setting('app.organisation', true) as tenant`.execute(db)
    ).rows[0];
  expect(
    await withScope(
      db,
      systemScope,
      async (tx) => (await sql<{ role: string }>`select current_user as role`.execute(tx)).rows[0]?.role,
    ),
  ).toBe('pravesh_system');
  expect(await whoIs()).toMatchObject({ role: 'pravesh_app' });
  await expect(withScope(db, visitorScope, (tx) => sql`select note from park`.execute(tx))).rejects.toThrow(
    /permission denied/,
  );
  expect(await whoIs()).toMatchObject({ role: 'pravesh_app', tenant: expect.toBeOneOf(['', null]) });
  await close();
});

test('a scope that is passed on to every machine says the same, whatever is in a name, and ends with its transaction', async () => {
  const { db, close } = openDatabase(use.database.appUrl, () => undefined, 1);
  const settings = ['organisation', 'account', 'account_name', 'role', 'at', 'post'];
  const told = sql<{ told: string }>`
    select concat_ws('|', current_user, ${sql.join(settings.map((name) => sql`current_setting(${`app.${name}`}, true)`))}) as told`;
  const scope = ['pravesh_tenant', 'o', 'a', `O'Neil \\ "x"; reset role`, 'owner', '2027-01-04T06:30:00.000Z', 'p'];
  for (const enter of ['enter_scope', 'enter_scope_everywhere']) {
    const within = await db.transaction().execute(async (tx) => {
      await sql`select ${sql.ref(enter)}(${sql.join(scope)})`.execute(tx);
      return (await told.execute(tx)).rows;
    });
    expect([enter, within]).toEqual([enter, [{ told: scope.join('|') }]]);
    expect([enter, (await told.execute(db)).rows]).toEqual([enter, [{ told: 'pravesh_app||||||' }]]);
  }
  await close();
});

test('a day is a day and a count is a number, whatever the zone of the process', async () => {
  const { rows } = await sql<{
    day: string;
    count: number;
  }>`select date '2027-01-04' as day, count(*) as count from generate_series(1, 3)`.execute(use.deps.db);
  expect(rows).toEqual([{ day: '2027-01-04', count: 3 }]);
});

test('a statement that waits for a lock too long gives up, and callers are asked to come again', async () => {
  const { db, close } = openDatabase(use.database.appUrl, () => undefined, 1);
  const { rows } = await sql<{ lock: string; statement: string }>`
    select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`.execute(db);
  await close();
  expect(rows).toEqual([{ lock: '3s', statement: '30s' }]);
});

test('when as many are given up at once as there are connections, all of these are free again', async () => {
  const patience = { connection: 3_600_000, lock: 3000, statement: 30_000, silence: 35_000, idle: 10_000 };
  const { db, close } = openDatabase(use.database.appUrl, () => undefined, 2, patience);
  const leaving = new AbortController();
  const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<void>();
  let working = 0;
  const work = async () => {
    working += 1;
    if (working === 2) giveUp();
    await givenUp;
    leaving.abort();
  };
  await Promise.all([1, 2].map(() => withScope(db, visitorScope, work, leaving.signal)));
  const { rows } = await sql`select 1 as one`.execute(db);
  await close();
  expect(rows).toEqual([{ one: 1 }]);
});

/** A database on the far side of a network that `fallSilent` cuts without a word, as when a machine is gone. */
async function behindNetwork() {
  const { host, port, user, password, database } = new Connection(use.database.appUrl);
  const open = new Set<Socket>();
  const network = createServer((near) => {
    const far = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    near
      .on('error', () => undefined)
      .pipe(far.on('error', () => undefined))
      .pipe(near);
    open.add(near);
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void network.close());
  const at = `127.0.0.1:${(network.address() as AddressInfo).port}`;
  const fallSilent = (): void => {
    for (const near of open) near.unpipe();
  };
  return { url: `postgresql://${user}:${encodeURIComponent(String(password))}@${at}/${database}`, fallSilent };
}

test('a server that falls silent is left, callers are asked to come again, and the next ones reach it anew', async () => {
  const { url, fallSilent } = await behindNetwork();
  const patience = { connection: 5000, lock: 300, statement: 500, silence: 700, idle: 10_000 };
  const { db, close } = openDatabase(url, () => undefined, 1, patience);
  onTestFinished(close);
  await sql`select 1`.execute(db);
  fallSilent();
  const left = await withScope(db, visitorScope, (tx) => sql`select 1`.execute(tx)).catch((error: Error) => error);
  expect(left).toSatisfy(isAway);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

const add = (from: number, rows: number) =>
  use.database.asOwner(
    `insert into category (id, name, active, created_at)
     select lpad(n::text, 26, '0'), 'Category ' || n, true, timestamptz '2027-01-01' from generate_series($1::int, $2::int) n`,
    [from, from + rows - 1],
  );
/** Answers the figures that the planner was told of a table, without which it takes it for empty. */
const known = async () => {
  await jobsOf(use.deps)
    .find(({ name }) => name === 'count young tables')
    ?.run();
  return use.database.asOwner("select reltuples::int as rows from pg_class where relname = 'category'");
};

test('a table that got its first thousand rows is counted by a job, not before, and the server may do no more', async () => {
  await use.database.asOwner('alter table category set (autovacuum_enabled = false)');
  await add(1, 999);
  expect(await known()).toEqual([{ rows: -1 }]);
  await add(1000, 500);
  expect(await known()).toEqual([{ rows: 1499 }]);
  await add(2000, 500);
  expect(await known()).toEqual([{ rows: 1499 }]);
});
