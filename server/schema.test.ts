import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withConnection } from './kernel/database/connection.ts';
import { replaceFunctions } from './kernel/database/schema/functions.ts';
import { SCHEMA } from './schema.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const EVERY_FUNCTION = `
  select oid::regprocedure::text as name, pg_get_functiondef(oid) as text,
    array(select a.grantee::regrole::text from aclexplode(coalesce(proacl, acldefault('f', proowner))) a order by 1)::text as callers
  from pg_proc where pronamespace = 'public'::regnamespace order by 1`;

test('every function of a migrated database stands in its folder with this very text, and the other way round', async () => {
  await withConnection(database.ownerUrl, async (client) => {
    const migrated = (await client.query(EVERY_FUNCTION)).rows;
    expect(migrated.length).toBeGreaterThan(50);
    const names = migrated.map(({ name }) => name.replace(/\(.*/, ''));
    expect(names.toSorted()).toEqual(SCHEMA.functions.map(({ name }) => name).toSorted());
    await client.query('begin; delete from migration.function');
    await replaceFunctions(client, SCHEMA.functions);
    expect((await client.query(EVERY_FUNCTION)).rows).toEqual(migrated);
    await client.query('rollback');
  });
});

test('a function that somebody changed by hand is not the folder’s', async () => {
  await withConnection(database.ownerUrl, async (client) => {
    await client.query(
      `begin; create or replace function offering_lock(p_offering text) returns bigint language sql immutable as 'select 1::bigint'`,
    );
    const changed = (await client.query(EVERY_FUNCTION)).rows;
    await client.query('delete from migration.function');
    await replaceFunctions(client, SCHEMA.functions);
    expect((await client.query(EVERY_FUNCTION)).rows).not.toEqual(changed);
    await client.query('rollback');
  });
});

test('every function says what it promises and which locks it takes, and that not everybody may call it', () => {
  for (const { name, text } of SCHEMA.functions) {
    expect([name, text]).toEqual([name, expect.stringMatching(/^-- [^\n]+\n(-- [^\n]+\n)*-- Locks: /)]);
    expect([name, text]).toEqual([name, expect.stringContaining(`\nrevoke all on function ${name} from public;\n`)]);
  }
});

/** Tables of the product itself, which stay in one place wherever organisations lie: what they are found by comes before anybody knows whose it is. */
const LOCAL = [
  'directory', // by an e-mail address or a mobile number; it says the organisation
  'password_link', // by the hash in a link that came by mail
  'session', // by the hash of a token; it says the organisation
];

test('the primary key of a tenant’s table begins with the organisation, and what is booked refers to it by both', async () => {
  const others = await database.asOwner(`
    select c.relname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
    where k.contype = 'p' and c.relnamespace = 'public'::regnamespace and k.conkey[1] <> a.attnum order by 1`);
  expect(others.map(({ name }) => name)).toEqual(LOCAL);
  const single = await database.asOwner(`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'booking'::regclass and cardinality(conkey) = 1`);
  expect(single).toEqual([]);
});

/** These keys are unique over all organisations; the rest begins with the organisation. */
const UNIQUE_OVER_ALL = [
  'booking_idempotency', // a key that its browser drew by chance is looked up alone; unique is it within the organisation
  'directory_code', // the end of an organisation's id, by which every id of its things says whose it is
  'directory_pkey', // e-mails and mobile numbers by which people sign in
  'password_link_pkey',
  'password_link_token_hash_key', // a secret that we drew by chance
  'session_pkey', // likewise
];

test('what is unique in a tenant’s table is so within the organisation, and refers to others of the same organisation', async () => {
  const overAll = await database.asOwner(`
    select i.indexrelid::regclass::text as name from pg_index i
      join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
    where i.indisunique and i.indkey[0] <> a.attnum order by 1`);
  expect(overAll.map(({ name }) => name)).toEqual(UNIQUE_OVER_ALL);
  const byIdAlone = await database.asOwner(`
    select conname as name from pg_constraint
    where contype = 'f' and cardinality(conkey) = 1 and confrelid <> 'organisation'::regclass`);
  expect(byIdAlone).toEqual([]);
});

/** Functions whose statements are not of one organisation, each with its reason. */
const OF_ALL = [
  'sessions_by_token', // the session says the organisation
];

test('every function is handed the organisation first, or a row that says it, and each statement names it', async () => {
  const tenants = await database.asOwner(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);
  const names = tenants.map(({ name }) => name).join('|');
  const tables = new RegExp(`\\b(?:from|join|update|insert into) (?:${names})\\b`, 'g');
  const strays = SCHEMA.functions.filter(({ text }) => {
    const [head = '', body = ''] = text.replaceAll(/--.*/g, '').split(' as $$');
    const isHanded = /\(\s*(?:p_organisation text|b booking)\b|returns trigger/.test(head);
    return body.split(';').some((statement) => {
      const touched = statement.match(tables)?.length ?? 0;
      return touched > 0 && !(isHanded && (statement.match(/organisation_id/g)?.length ?? 0) >= touched);
    });
  });
  expect(strays.map(({ name }) => name).toSorted()).toEqual(OF_ALL);
});

test('a trigger acts for each row, stays within its organisation, and is told as an argument what it stands for', async () => {
  const ofStatements = await database.asOwner(`
    select tgname as name from pg_trigger where not tgisinternal and tgtype & 1 = 0 order by 1`);
  expect(ofStatements).toEqual([]);
  const elsewhere = SCHEMA.functions.filter(({ text }) => {
    const plain = text.replaceAll(/--.*/g, '');
    return (
      / returns trigger\b/.test(plain) && /organisation_id = (?!(?:new|old)\.(?:organisation_id|id)\b)/.test(plain)
    );
  });
  expect(elsewhere.map(({ name }) => name)).toEqual([]);
  const nameless = await database.asOwner(`
    select tgname as name from pg_trigger where tgfoid = 'write_audit'::regproc and tgnargs < 2`);
  expect(nameless).toEqual([]);
});

test('a policy asks no other table by itself, but through a function that is handed the organisation', async () => {
  const askers = await database.asOwner(`
    select tablename || ': ' || policyname as name from pg_policies
    where concat(qual, with_check) ~ ' FROM ' or concat(qual, with_check) ~ '_(is_shown|in_sight)[(](?!organisation_id)'`);
  expect(askers).toEqual([]);
});

test('whether the organisation is on, each row says that visitors see, and is told when that changes', async () => {
  const hidden = await database.asOwner(
    `select tablename as name from pg_policies where policyname = 'of_active_organisation' and qual = 'organisation_active' order by 1`,
  );
  const switched = SCHEMA.functions.find(({ name }) => name === 'organisation_switched')?.text ?? '';
  const told = [...switched.matchAll(/update (\w+) set organisation_active = v_shown/g)].map(([, name]) => name);
  expect(told.toSorted()).toEqual(hidden.map(({ name }) => name));
  expect(told).toHaveLength(9);
});

/** The names of locks in these texts: `key` of `'key:' || p_key`. */
const lockNames = (texts: readonly string[]): string[] =>
  [
    ...new Set(
      texts.flatMap((text) => [...text.matchAll(/hashtextextended\([$'`{]+(\w+)/g)].map(([, name = '']) => name)),
    ),
  ].sort();

test('a lock by name is always taken in functions, or always by the server: on Citus the two are on different machines', async () => {
  const folder = import.meta.dirname;
  const paths = (await readdir(folder, { recursive: true })).filter((path) => /(?<!test)\.ts$/.test(path));
  const server = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  expect(lockNames(SCHEMA.functions.map(({ text }) => text))).toEqual(['count', 'key', 'mobile', 'offering', 'views']);
  expect(lockNames(server)).toEqual(['doctor', 'image']);
});
