import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from '#server/tables.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

// Counts come as bigint; none of ours passes 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A DATE is a business day, never an instant.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Distinct statements kept by name on a connection; those with lists of varying length must not fill the server. */
const MOST_NAMED = 400;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMED) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** Kysely sends unnamed statements, parsed each time; a name makes PostgreSQL plan them once (stack.md section 2.2). */
class NamingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own signature has nine overloads; this one passes all of them through.
  override query(...call: any[]): any {
    const [text, values] = call;
    const named = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    // @ts-expect-error pg's overloads cannot be spread.
    return named ? super.query({ name: named, text, values }, ...call.slice(2)) : super.query(...call);
  }
}

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

const SESSION =
  '-c lock_timeout=3000 -c statement_timeout=30000 -c idle_in_transaction_session_timeout=10000 -c timezone=UTC';

/** Connects as the unprivileged role. `onError` hears of connections that die while idle. */
export function openDatabase(url: string, onError: (error: Error) => void, max = 16): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client: NamingClient,
    options: SESSION,
    connectionTimeoutMillis: 5000,
  });
  pool.on('error', onError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
