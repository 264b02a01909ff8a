import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DELEGATED, ON_COORDINATOR } from '../scripts/distribute/functions.ts';
import { LOCAL } from '../scripts/distribute/tables.ts';
import { SCHEMA } from './schema.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const distribute = (databaseUrl: string) =>
  promisify(execFile)(process.execPath, ['scripts/distribute.ts'], {
    env: { NODE_ENV: 'test', DATABASE_URL: databaseUrl },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr }),
  );

const columns = () =>
  database.asOwner(`select table_name, column_name from information_schema.columns where table_schema = 'public'`);

test('npm run distribute says that there is no Citus, ends with 1 and changes nothing', async () => {
  const before = await columns();
  expect(await distribute(database.ownerUrl)).toEqual({
    code: 1,
    said: 'This database has no extension citus, so everything stays on this one machine. Nothing was changed.\n',
  });
  expect(await distribute('')).toEqual({
    code: 1,
    said: 'Please set DATABASE_URL to the coordinator of Citus. Nothing was changed.\n',
  });
  expect(before.length).toBeGreaterThan(100);
  expect(await columns()).toEqual(before);
});

test('every table without an organisation stays on the coordinator, and what is named to stay there exists', async () => {
  const tables = await database.asOwner(`select c.relname as name, a.attname is not null as has from pg_class c
    left join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);
  const names = tables.map(({ name }) => name);
  expect(LOCAL.filter((name) => !names.includes(name))).toEqual([]);
  const strays = tables.filter(({ name, has }) => !has && !LOCAL.includes(name));
  expect(strays.map(({ name }) => name)).toEqual(['organisation']);
});

test('whatever takes a lock and may be called runs where its organisation is, or on the coordinator for a reason', async () => {
  const delegated = await database.asOwner(DELEGATED, [Object.keys(ON_COORDINATOR)]);
  expect(delegated.length).toBeGreaterThan(40);
  // A function that nobody may call runs where its caller does, or where the row of its trigger is.
  const called = await database.asOwner(`select distinct proname as name from pg_proc, aclexplode(proacl) a
    where pronamespace = 'public'::regnamespace and a.grantee <> proowner`);
  const locking = SCHEMA.functions
    .filter(({ name, text }) => /^-- Locks: (?!none)/m.test(text) && called.some((one) => one.name === name))
    .map(({ name }) => name);
  expect(locking.length).toBeGreaterThan(20);
  const strays = locking.filter((name) => !delegated.some((one) => one.name === name));
  expect(strays.toSorted()).toEqual(Object.keys(ON_COORDINATOR).toSorted());
});

/** Answers the functions that are handed an organisation and count at a limit, or read another table that stays on the coordinator. */
const countingInside = (functions: readonly { name: string; text: string }[]): string[] => {
  const tables = new RegExp(`\\brate_hit\\(|\\b(?:from|join|into|update) (?:${LOCAL.join('|')})\\b`);
  return functions
    .filter(({ text }) => /\(\s*p_organisation text/.test(text) && tables.test(text.replaceAll(/--.*/g, '')))
    .map(({ name }) => name);
};

test('no function of an organisation counts at a limit, or asks what stays on the coordinator: its caller does', () => {
  expect(countingInside(SCHEMA.functions)).toEqual([]);
});

test('control: one that counts inside is found', () => {
  const text = 'create function guess(p_organisation text) as $$ begin perform rate_hit(p_organisation); end $$';
  expect(countingInside([{ name: 'guess', text }])).toEqual(['guess']);
});

test('what takes a lock says so in its head', () => {
  const takes = /\bfor (?:no key )?(?:update|share)\b|\bfor key share\b|pg_(?:try_)?advisory_xact_lock/;
  const silent = SCHEMA.functions.filter(
    ({ text }) => /^-- Locks: none/m.test(text) && takes.test(text.replaceAll(/--.*/g, '')),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});
