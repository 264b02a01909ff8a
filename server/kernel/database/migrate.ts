import pg from 'pg';
import { tieToSecret } from '#server/kernel/identity/app-secret.ts';
import { SCHEMA } from '#server/schema.ts';
import { withConnection } from './connection.ts';
import { type DatabaseFunction, replaceFunctions } from './schema/functions.ts';
import type { SchemaStep } from './schema/steps.ts';

export interface Schema {
  steps: readonly SchemaStep[];
  functions: readonly DatabaseFunction[];
}

interface Options {
  appPassword?: string;
  secretMark?: string;
  schema?: Schema;
}

export const DATABASE = 'pravesh';

/** A migration holds this lock alone; backups share it. */
export const MIGRATION_LOCK = '5027081643116540193';

export const stepHashes = (): Map<string, string> => new Map(SCHEMA.steps.map(({ name, hash }) => [name, hash]));

/**
 * Runs as the owner: tables of new steps, functions whose text changed, guards of the new tables. All or nothing;
 * several processes may run it at once. Throws when the data belong to another version.
 */
export const migrate = (ownerUrl: string, { appPassword, secretMark, schema = SCHEMA }: Options = {}): Promise<void> =>
  underLock(ownerUrl, async (client) => {
    const done = await doneSteps(client, schema.steps);
    if (secretMark) await tieToSecret(client, secretMark);
    await becomeOwner(client);
    for (const step of schema.steps.filter(({ name }) => !done.has(name))) await make(client, step);
    await replaceFunctions(client, schema.functions);
    for (const step of schema.steps.filter(({ name }) => !done.get(name)?.guarded)) await guard(client, step);
    await client.query('reset role');
    if (appPassword) await client.query(`alter role pravesh_app password ${pg.escapeLiteral(appPassword)}`);
  });

export const makeTables = (ownerUrl: string, names: readonly string[]): Promise<void> =>
  underLock(ownerUrl, async (client) => {
    await doneSteps(client, SCHEMA.steps);
    await becomeOwner(client);
    for (const step of SCHEMA.steps.filter(({ name }) => names.includes(name))) await make(client, step);
  });

const underLock = (ownerUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> =>
  withConnection(ownerUrl, async (client) => {
    await client.query('begin');
    await client.query('set local search_path = public, pg_temp');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await work(client).catch(tellOfMissingRights);
    await client.query('commit');
  });

const INSUFFICIENT_PRIVILEGE = '42501';

function tellOfMissingRights(error: Error & { code?: string }): never {
  if (error.code !== INSUFFICIENT_PRIVILEGE) throw error;
  throw new Error(
    `The role that DATABASE_URL names may not prepare the database (${error.message}). It must own the database and have CREATEROLE: ALTER ROLE … CREATEROLE. Nothing was changed.`,
    { cause: error },
  );
}

async function doneSteps(client: pg.Client, steps: readonly SchemaStep[]): Promise<Map<string, { guarded: boolean }>> {
  await prepare(client);
  const { rows } = await client.query<{ name: string; hash: string; guarded: boolean }>('select * from migration.step');
  const hashes = new Map(steps.map(({ name, hash }) => [name, hash]));
  const strange = rows.find(({ name, hash }) => hashes.get(name) !== hash);
  if (strange)
    throw hashes.has(strange.name)
      ? madeBy('another Pravesh than this one', `The tables of ${strange.name}`)
      : new Error(`This database was made by a newer Pravesh: it knows ${strange.name}. Please start that version.`);
  return new Map(rows.map((row) => [row.name, row]));
}

const madeBy = (maker: string, what: string): Error =>
  new Error(
    `${what} were made by ${maker}. Before the first release data cannot be taken along: please start with an empty DATA_DIR, or with an empty database behind DATABASE_URL. Nothing was changed.`,
  );

async function prepare(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ known: boolean; old: boolean }>(
    `select to_regclass('migration.step') is not null as known, to_regclass('public.kysely_migration') is not null as old`,
  );
  if (rows[0]?.old) throw madeBy('an earlier Pravesh that was never released', 'The data here');
  if (rows[0]?.known) return;
  await client.query(`
    create schema migration;
    create table migration.step (name text primary key, hash text not null, guarded boolean not null default false);
    create table migration.function (name text primary key, hash text not null)`);
  if (await isSuperuser(client)) await client.query(OWNER);
}

/** Owns tables and functions instead of a superuser, so that a definer function can do no more than needed. */
const OWNER = `
  do $$
  begin
    if not exists (select from pg_roles where rolname = 'pravesh_schema') then create role pravesh_schema nologin createrole; end if;
  exception when duplicate_object or unique_violation then null; -- another database of this cluster made it just now
  end $$;
  alter schema public owner to pravesh_schema;
  grant usage on schema migration to pravesh_schema;
  grant select, insert, update, delete on all tables in schema migration to pravesh_schema`;

/** On Citus the owner of a function must be able to sign in to each machine: the signed-in role stays the owner. */
const isSuperuser = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ is: boolean }>(
    `select rolsuper and current_setting('citus.shard_count', true) is null as is from pg_roles where rolname = current_user`,
  );
  return rows[0]?.is === true;
};

/** A database that another role started first stays that role's, whichever role migrates it later. */
async function becomeOwner(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_namespace where nspname = 'public' and nspowner = to_regrole('pravesh_schema')`,
  );
  if (rowCount === 1) await client.query('set local role pravesh_schema');
}

async function make(client: pg.Client, { name, hash, parts }: SchemaStep): Promise<void> {
  for (const part of parts) await client.query(part.make);
  await client.query('insert into migration.step (name, hash) values ($1, $2)', [name, hash]);
}

async function guard(client: pg.Client, { name, parts }: SchemaStep): Promise<void> {
  for (const part of parts) if (part.guard) await client.query(part.guard);
  await client.query('update migration.step set guarded = true where name = $1', [name]);
}
