import { sql } from 'kysely';
import { refusesWrites } from '#server/platform/away.ts';
import type { Db } from '#server/platform/database.ts';

/** Databases that refused a write to somebody here, until they have proved that they take some again. */
const doubted = new WeakSet<object>();
const proofs = new WeakMap<object, Promise<void>>();

/** Hears of every statement that failed. */
export function heed(database: object, error: unknown): void {
  if (refusesWrites(error)) doubted.add(database);
}

/**
 * Whether the database is there, knows our tables and takes writes. Asking costs one small read; only after a write was
 * refused it is a write that takes as much new room as some hundred bookings, so that a disk with a last free page does
 * not pass. Who asks meanwhile shares its answer. Rejects while the database is away.
 */
export async function takesWrites(db: Db): Promise<boolean> {
  if (doubted.has(db)) await proof(db);
  const { rows } = await sql<{ readOnly: string }>`
    select current_setting('transaction_read_only') as "readOnly", (select count(*) from rate_limit where false)`.execute(
    db,
  );
  return rows[0]?.readOnly === 'off';
}

function proof(db: Db): Promise<void> {
  const running = proofs.get(db);
  if (running) return running;
  const proving = prove(db).finally(() => proofs.delete(db));
  proofs.set(db, proving);
  return proving;
}

async function prove(db: Db): Promise<void> {
  await sql`select prove_writes()`.execute(db);
  doubted.delete(db);
}
