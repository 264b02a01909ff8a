import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DELEGATED, ON_COORDINATOR } from '../scripts/distribute/functions.ts';
import { foldPolicies } from '../scripts/distribute/policies.ts';
import { LOCAL } from '../scripts/distribute/tables.ts';
import { examine } from './doctor.ts';
import { withConnection } from './kernel/database/connection.ts';
import { openDatabase } from './kernel/database/database.ts';
import { systemScope, withScope } from './kernel/database/scope.ts';
import { asOwnerOf, createTestDatabase, type TestDatabase } from './testing/database.ts';
import { PLENTY } from './testing/test-app.ts';
import { PARTS } from './testing/wide/citus.ts';
import { noteSpread } from './testing/wide/spread-statements.ts';
import { strays } from './testing/wide/wide.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const forced = async () => {
  const rows =
    await database.asOwner(`select distinct p.proname as name from pg_dist_object d join pg_proc p on p.oid = d.objid
    where d.classid = 'pg_proc'::regclass and d.force_delegation and d.distribution_argument_index is not null`);
  return rows.map(({ name }) => name).sort();
};

test('every function that takes locks of an organisation runs where the organisation is, by force', async () => {
  const delegated = await database.asOwner(DELEGATED, [Object.keys(ON_COORDINATOR)]);
  const names = delegated.map(({ name }) => name).sort();
  expect(names.length).toBeGreaterThan(40);
  expect(await forced()).toEqual(names);
});

test('control: one that is not sent there by force is seen', async () => {
  await database.asOwner(`select create_distributed_function(oid::regprocedure, 'p_organisation', colocate_with => 'organisation', force_delegation => false)
    from pg_proc where proname = 'take_places'`);
  expect(await forced()).not.toContain('take_places');
});

const OPEN = `select oid::regprocedure::text as name from pg_proc
  where pronamespace = 'public'::regnamespace and has_function_privilege('public', oid, 'execute') order by 1`;
const openFunctions = async () =>
  (await Promise.all(database.workerUrls.map((url) => asOwnerOf(url)(OPEN)))).flat().map(({ name }) => name);

test('no function is executable by PUBLIC, on any of the machines', async () => {
  expect(database.workerUrls).toHaveLength(2);
  expect(await database.asOwner(OPEN)).toEqual([]);
  expect(await openFunctions()).toEqual([]);
});

test('control: one that is given to PUBLIC on a worker is seen', async () => {
  const [worker = ''] = database.workerUrls;
  const citus = 'set citus.enable_ddl_propagation = off; ';
  await asOwnerOf(worker)(`${citus} grant execute on function offering_lock to public`);
  expect(await openFunctions()).toEqual(['offering_lock(text)']);
});

test('every function and every table is on every machine', async () => {
  const named = `select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`;
  const ours = await database.asOwner(named);
  for (const url of database.workerUrls) expect(await asOwnerOf(url)(named)).toEqual(ours);
});

/** The policies of what is laid out, as a machine has them. */
const POLICIES = `select tablename, policyname, permissive, roles, cmd, qual, with_check from pg_policies
  where schemaname = 'public' and tablename <> all ($1) order by 1, 2`;

test('every machine holds back the same rows: the policies of its tables are those of the coordinator', async () => {
  const ours = await database.asOwner(POLICIES, [LOCAL]);
  expect(new Set(ours.map(({ permissive }) => permissive))).toEqual(new Set(['PERMISSIVE']));
  for (const url of database.workerUrls) expect(await asOwnerOf(url)(POLICIES, [LOCAL])).toEqual(ours);
});

test('a policy that a later update adds to narrow what others let through becomes part of them', async () => {
  await database.asOwner(`create policy later on park as restrictive to pravesh_counter using (name = current_post())`);
  await withConnection(database.ownerUrl, foldPolicies);
  const [tenant] = await database.asOwner(
    `select qual, with_check from pg_policies where tablename = 'park' and policyname = 'tenant'`,
  );
  for (const condition of Object.values(tenant ?? {}))
    expect(condition).toMatch(/organisation_id = current_organisation\(\).*pravesh_counter.*name = current_post\(\)/s);
  for (const url of database.workerUrls)
    expect(await asOwnerOf(url)(POLICIES, [LOCAL])).toEqual(await database.asOwner(POLICIES, [LOCAL]));
});

test('npm run doctor asks all of its promises there', async () => {
  const said: string[] = [];
  expect(await examine(database.ownerUrl, (line) => said.push(line))).toBe(true);
  expect(said.at(-1)).toMatch(/^All \d+ promises hold/);
});

test('a statement whose caller has left is cancelled: Citus has a second function of that name', async () => {
  const { db, close } = openDatabase(database.appUrl, () => undefined, 2, PLENTY);
  const leaving = new AbortController();
  const asked = withScope(
    db,
    systemScope,
    async (tx) => {
      const sleeping = sql`select pg_sleep(5)`.execute(tx);
      leaving.abort();
      await sleeping;
    },
    leaving.signal,
  );
  await expect(asked).rejects.toThrow(/canceling statement due to user request/);
  await close();
});

test('control: a statement that goes to every part of a table is seen', async () => {
  const noted = noteSpread(PARTS);
  const { db, close } = openDatabase(database.appUrl, () => undefined, 1, PLENTY);
  await withScope(db, systemScope, async (tx) => {
    await sql`select name from park where organisation_id = ${'nobody'} and id = ${'none'}`.execute(tx);
    await sql`select "id", "kind" from "organisation"`.execute(tx);
  });
  await close();
  noted.end();
  expect(noted.everywhere()).toEqual([{ role: 'pravesh_system', text: 'select "id", "kind" from "organisation"' }]);
  expect(strays(noted.everywhere())).toEqual([]);
});
