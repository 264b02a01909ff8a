import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { sha256 } from '#server/kernel/identity/secrets.ts';

export interface DatabaseFunction {
  noun: string;
  name: string;
  text: string;
  hash: string;
}

export function readFunctions(folder: string): DatabaseFunction[] {
  return globSync('**/functions/*.sql', { cwd: folder })
    .toSorted()
    .map((path) => {
      const [name = '', , noun = ''] = path
        .replace(/\.sql$/, '')
        .split(/[\\/]/)
        .toReversed();
      const text = readFileSync(join(folder, path), 'utf8');
      const defined = [...text.matchAll(/^create or replace\s+function (\w+)/gm)].map(([, found]) => found);
      if (defined.length !== 1 || defined[0] !== name)
        throw new Error(`${path} defines ${defined.join(', ') || 'no function'}: it holds the one function ${name}.`);
      return { noun, name, text, hash: sha256(text) };
    });
}

const OTHER_SIGNATURE = ['42P13', '42725'];

/** Drops functions without a text. Bodies may name each other, so they are checked at the end. */
export async function replaceFunctions(client: pg.Client, functions: readonly DatabaseFunction[]): Promise<void> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration.function');
  const known = new Map(rows.map(({ name, hash }) => [name, hash]));
  for (const { name } of rows.filter((row) => !functions.some((one) => one.name === row.name))) {
    await dropFunction(client, name);
    await client.query('delete from migration.function where name = $1', [name]);
  }
  const changed = functions.filter(({ name, hash }) => known.get(name) !== hash);
  await client.query('set local check_function_bodies = off');
  for (const one of changed) await replaceFunction(client, one);
  await client.query('set local check_function_bodies = on');
  for (const { name } of changed) await checkBody(client, name);
}

async function replaceFunction(client: pg.Client, { name, text, hash }: DatabaseFunction): Promise<void> {
  await takeBackGrants(client, name);
  await client.query('savepoint before_function');
  try {
    await client.query(text);
  } catch (error) {
    if (!OTHER_SIGNATURE.includes((error as pg.DatabaseError).code ?? '')) throw saying(name, error);
    await client.query('rollback to before_function');
    await dropFunction(client, name);
    await client.query(text);
  }
  await client.query(
    `insert into migration.function values ($1, $2) on conflict (name) do update set hash = excluded.hash`,
    [name, hash],
  );
}

const takeBackGrants = (client: pg.Client, name: string): Promise<void> =>
  runEach(
    client,
    `select format('revoke all on function %s from %I', p.oid::regprocedure, a.grantee::regrole) as statement
     from pg_proc p, aclexplode(p.proacl) a
     where p.pronamespace = 'public'::regnamespace and p.proname = $1 and a.grantee not in (0, p.proowner)`,
    name,
  );

/** PostgreSQL refuses to drop a function that a trigger or policy needs; a step drops those first. */
const dropFunction = (client: pg.Client, name: string): Promise<void> =>
  runEach(
    client,
    `select format('drop function %s', oid::regprocedure) as statement from pg_proc
     where pronamespace = 'public'::regnamespace and proname = $1`,
    name,
  );

async function runEach(client: pg.Client, question: string, name: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(question, [name]);
  for (const { statement } of rows) await client.query(statement);
}

const checkBody = (client: pg.Client, name: string): Promise<unknown> =>
  client
    .query(
      `select case l.lanname when 'sql' then fmgr_sql_validator(p.oid) else plpgsql_validator(p.oid) end
       from pg_proc p join pg_language l on l.oid = p.prolang
       where p.pronamespace = 'public'::regnamespace and p.proname = $1`,
      [name],
    )
    .catch((error: unknown) => {
      throw saying(name, error);
    });

const saying = (name: string, error: unknown): Error =>
  new Error(`The database function ${name}: ${(error as Error).message}`, { cause: error });
