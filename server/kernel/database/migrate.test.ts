import { afterEach, beforeEach, expect, test } from 'vitest';
import { sha256 } from '#server/kernel/identity/secrets.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { migrate, type Schema } from './migrate.ts';
import { inOrder, type SchemaSteps } from './schema/steps.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
});
afterEach(() => database.drop());

const run = (schema: Schema) => migrate(database.ownerUrl, { schema });
const ask = (question: string) => database.asOwner(question);

/** A product with these nouns and these functions by name. */
const productOf = (nouns: Record<string, SchemaSteps>, texts: Record<string, string> = {}): Schema => ({
  steps: inOrder(nouns),
  functions: Object.entries(texts).map(([name, text]) => ({ noun: 'zoos', name, text, hash: sha256(text) })),
});

const ZOO: SchemaSteps = { 1: [{ make: 'create table zoo (id text primary key, beds int)' }] };
const define = (name: string, head: string, body: string) =>
  `create or replace function ${name}${head} as $$ ${body} $$; revoke all on function ${name} from public;`;
const guests = (head: string, body: string) => ({ guests: define('guests', head, body) });
const SEVEN = guests('() returns int language sql', 'select 7');

const tables = async (): Promise<string[]> =>
  (
    await ask(`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`)
  ).map(({ relname }) => relname);

/** Every entry of the catalogue about our tables and functions, and the transaction that wrote it. */
const written = () =>
  ask(`select oid, xmin::text from pg_class where relnamespace = 'public'::regnamespace
    union all select oid, xmin::text from pg_proc where pronamespace = 'public'::regnamespace
    union all select oid, xmin::text from pg_policy order by 1`);

test('an empty database becomes the product’s, by several processes at once, and a second start writes nothing', async () => {
  await Promise.all([1, 2, 3].map(() => migrate(database.ownerUrl)));
  expect(await tables()).toEqual(expect.arrayContaining(['booking', 'organisation', 'park', 'token']));
  const before = await written();
  expect(before.length).toBeGreaterThan(100);
  await migrate(database.ownerUrl);
  expect(await written()).toEqual(before);
});

test('a new step runs once, and what guards its table may call a function', async () => {
  await run(productOf({ zoos: ZOO }));
  await ask(`insert into zoo values ('a', 1)`);
  const guard = 'create policy few on zoo using (beds = guests())';
  const later: SchemaSteps = {
    ...ZOO,
    2: [{ make: 'alter table zoo add column open boolean not null default true', guard }],
  };
  for (let n = 0; n < 2; n += 1) await run(productOf({ zoos: later }, SEVEN));
  expect(await ask('select * from zoo')).toEqual([{ id: 'a', beds: 1, open: true }]);
  expect(await ask(`select qual from pg_policies`)).toEqual([{ qual: '(beds = guests())' }]);
});

test('steps of one number run as their nouns are listed, and later numbers after all of them', () => {
  const one = [{ make: '' }];
  const names = inOrder({ zoos: { 1: one, 3: one }, animals: { 1: one, 2: one } }).map(({ name }) => name);
  expect(names).toEqual(['zoos/1', 'animals/1', 'animals/2', 'zoos/3']);
});

test('a step that fails leaves nothing of itself, of the steps before it, and of the functions', async () => {
  await run(productOf({ zoos: ZOO }));
  const broken: SchemaSteps = {
    ...ZOO,
    2: [{ make: 'create table animal (id text)' }, { make: 'create table zoo (id text)' }],
  };
  await expect(run(productOf({ zoos: broken }, SEVEN))).rejects.toThrow('already exists');
  const late: SchemaSteps = { ...ZOO, 2: [{ make: 'create table animal (id text)', guard: 'create policy' }] };
  await expect(run(productOf({ zoos: late }, SEVEN))).rejects.toThrow('syntax error');
  expect(await tables()).toEqual(['zoo']);
  expect(await ask('select name from migration.step')).toEqual([{ name: 'zoos/1' }]);
  expect(await ask(`select from pg_proc where proname = 'guests'`)).toEqual([]);
});

test('a function whose text changed is replaced, also by one with other arguments or another result', async () => {
  await run(productOf({ zoos: ZOO }, SEVEN));
  await ask(`create policy few on zoo using (beds = guests())`);
  await run(productOf({ zoos: ZOO }, guests('() returns int language sql', 'select 8')));
  expect(await ask('select guests()')).toEqual([{ guests: 8 }]);
  await ask('drop policy few on zoo');
  await run(productOf({ zoos: ZOO }, guests('(p_more int) returns int language sql', 'select 8 + p_more')));
  await run(productOf({ zoos: ZOO }, guests('(p_more int) returns text language sql', `select 'many'`)));
  expect(await ask('select guests(1)')).toEqual([{ guests: 'many' }]);
  expect(await ask(`select from pg_proc where proname = 'guests'`)).toHaveLength(1);
});

test('a function may be called by whom its text says, and by nobody of an earlier text', async () => {
  const grant = (to: string) => ({ guests: `${SEVEN.guests} grant execute on function guests to ${to};` });
  await run(productOf({ zoos: ZOO }, grant('pravesh_app, pravesh_tenant')));
  await run(productOf({ zoos: ZOO }, grant('pravesh_admin')));
  const callers = await ask(
    `select a.grantee::regrole::text as who from pg_proc p, aclexplode(p.proacl) a where p.proname = 'guests' and a.grantee <> p.proowner`,
  );
  expect(callers).toEqual([{ who: 'pravesh_admin' }]);
});

test('functions may name each other in any order; a mistake in a body is told with its name', async () => {
  const asks = (name: string, other: string) =>
    define(name, '(z zoo) returns int language sql', `select case when z.beds > 0 then ${other}(z) else 0 end`);
  await run(productOf({ zoos: ZOO }, { beds_a: asks('beds_a', 'beds_b'), beds_b: asks('beds_b', 'beds_a') }));
  const wrong = guests('() returns int language sql', 'select rooms from zoo');
  await expect(run(productOf({ zoos: ZOO }, wrong))).rejects.toThrow('function guests: column "rooms" does not exist');
  const torn = guests('() returns int language plpgsql', 'begin return end');
  await expect(run(productOf({ zoos: ZOO }, torn))).rejects.toThrow('function guests: ');
});

test('a function that has no text any more is dropped; one that a policy needs is not', async () => {
  await run(productOf({ zoos: ZOO }, SEVEN));
  await ask(
    `create policy few on zoo using (beds = guests()); create function others() returns int language sql as 'select 1'`,
  );
  await expect(run(productOf({ zoos: ZOO }))).rejects.toThrow('other objects depend on it');
  await ask('drop policy few on zoo');
  await run(productOf({ zoos: ZOO }));
  expect(await ask(`select proname from pg_proc where pronamespace = 'public'::regnamespace`)).toEqual([
    { proname: 'others' },
  ]);
});

test('data of another Pravesh are refused in plain words, and stay as they are', async () => {
  await run(productOf({ zoos: ZOO }));
  await expect(run(productOf({}))).rejects.toThrow('made by a newer Pravesh: it knows zoos/1');
  const edited: SchemaSteps = { 1: [{ make: 'create table zoo (id text)' }] };
  await expect(run(productOf({ zoos: edited }))).rejects.toThrow('please start with an empty DATA_DIR');
  await ask('drop schema migration cascade; create table kysely_migration (name text)');
  await expect(migrate(database.ownerUrl)).rejects.toThrow(/never released.*please start with an empty DATA_DIR/);
  expect(await tables()).toEqual(['kysely_migration', 'zoo']);
});

test('tables and functions belong to a role that is no superuser, whoever migrates', async () => {
  await migrate(database.ownerUrl);
  const owners = `select distinct rolname::text as name, rolsuper or rolbypassrls as mighty from pg_roles where oid in (
    select proowner from pg_proc where pronamespace = 'public'::regnamespace
    union select relowner from pg_class where relnamespace = 'public'::regnamespace)`;
  expect(await ask(owners)).toEqual([{ name: 'pravesh_schema', mighty: false }]);
});

/** The address of the database for somebody who takes this role on as they come. */
const urlAs = (role: string): string =>
  `${database.ownerUrl}${database.ownerUrl.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c role=${role}`)}`;

test('a database that another role made stays that role’s when a superuser migrates it', async () => {
  const plain = `plain_${process.pid}`;
  const [{ name }] = (await ask('select current_database() as name')) as [{ name: string }];
  await ask(
    `create role ${plain}; grant create on database ${name} to ${plain}; alter schema public owner to ${plain}`,
  );
  await migrate(urlAs(plain), { schema: productOf({ zoos: ZOO }) });
  const later: SchemaSteps = { ...ZOO, 2: [{ make: 'alter table zoo add column open boolean' }] };
  await run(productOf({ zoos: later }));
  expect(await ask(`select relowner::regrole::text as owner from pg_class where relname = 'zoo'`)).toEqual([
    { owner: plain },
  ]);
  await ask(`drop owned by ${plain}; drop role ${plain}`);
});

test('an owner who may not make roles is told so in words, and nothing is left behind', async () => {
  const poor = `poor_${process.pid}`;
  await ask(`create role ${poor}`);
  await expect(migrate(urlAs(poor))).rejects.toThrow(/must own the database and have CREATEROLE/);
  expect(await tables()).toEqual([]);
  await ask(`drop role ${poor}`);
});
