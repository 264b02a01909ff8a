import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from '#server/tables.ts';
import { Connection, openPool } from './connection.ts';
import { leaveSilentServer } from './silent-server.ts';
import { type Writes, writesOf } from './writes.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

// PostgreSQL counts in bigint; none of our counts passes 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A DATE is a business day, never an instant.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Limit of named statements per connection, because lists of varying length make ever new statements. */
const MOST_NAMED = 400;

function naming(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= MOST_NAMED) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** Names statements, so that PostgreSQL plans each once instead of at each call (docs/reliability.md 2.2). */
function namingClient(): typeof Connection {
  const nameOf = naming();
  return class extends Connection {
    // biome-ignore lint/suspicious/noExplicitAny: pg's own signature has nine overloads; this one passes all of them through.
    override query(...call: any[]): any {
      const [text, values] = call;
      const named = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
      // @ts-expect-error pg's overloads cannot be spread.
      return named ? super.query({ name: named, text, values }, ...call.slice(2)) : super.query(...call);
    }
  };
}

export interface Database {
  db: Db;
  writes: Writes;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Milliseconds. After `silence` a connection is closed: a live server would have ended the statement before. */
export const PATIENCE = { connection: 5000, lock: 3000, statement: 30_000, silence: 35_000, idle: 10_000 };

/** Above the sum of all classes in server/kernel/traffic/classes.ts, so that a gate always finds a connection. */
export const MOST_CONNECTIONS = 34;

/** A coordinator of Citus passes on what enter_scope sets; plain PostgreSQL ignores the setting (decision 0062). */
const PASSED_ON = '-c citus.propagate_set_commands=local';

/** Compiling takes longer than running a statement: with JIT on, sixteen tokens took five seconds (decision 0061). */
const UNCOMPILED = '-c jit=off';

export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  max = MOST_CONNECTIONS,
  patience = PATIENCE,
): Database {
  const options = `-c lock_timeout=${patience.lock} -c statement_timeout=${patience.statement} -c idle_in_transaction_session_timeout=${patience.idle} -c timezone=UTC ${UNCOMPILED} ${PASSED_ON}`;
  const patient = { options, connectionTimeoutMillis: patience.connection };
  const pool = openPool({ connectionString: url, max, Client: namingClient(), ...patient }, onError);
  leaveSilentServer(pool, patience.silence);
  const db: Db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      if (event.level === 'error') writes.noteFailed(event.error);
    },
  });
  const writes = writesOf(db);
  return { db, writes, pool, close: () => db.destroy() };
}

/** A generic plan knows neither the length of a range nor the organisation, and reads everything. */
export const planAnew = (tx: Tx) => sql`set local plan_cache_mode = 'force_custom_plan'`.execute(tx);

const UNDONE = ['40P01', '40001'];

/** Runs once more after a deadlock or serialization failure, which wrote nothing. */
export const orOnceMore = <T>(statement: () => Promise<T>): Promise<T> =>
  statement().catch((error: { code?: string }) => {
    if (!UNDONE.includes(error.code ?? '')) throw error;
    return statement();
  });

export const analyzeYoung = (db: Db): Promise<unknown> => sql`select analyze_young()`.execute(db);

export async function isSpread(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}
