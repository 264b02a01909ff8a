import { sql } from 'kysely';
import { refusesWrites } from '#server/platform/away.ts';
import type { Db } from '#server/platform/database.ts';

/** Databases that refused a write in this process, until they have proved that they accept writes again. */
const doubted = new WeakSet<object>();
const proofs = new WeakMap<object, Promise<void>>();

/** Takes note of a statement that failed. */
export function noteFailedStatement(database: object, error: unknown): void {
  if (refusesWrites(error)) doubted.add(database);
}

/**
 * Tells whether the database is there, has our tables and takes writes. Usually a small read shows it. After a refused
 * write, a write shows it that takes as much new room as some hundred bookings, so that a disk with a single free page
 * does not pass. All who ask meanwhile share one answer. Rejects while the database is away.
 */
export async function takesWrites(db: Db): Promise<boolean> {
  if (doubted.has(db)) await proof(db);
  const { rows } = await sql<{ readOnly: string }>`
    select current_setting('transaction_read_only') as "readOnly", (select count(*) from rate_limit where false)`.execute(
    db,
  );
  const takes = rows[0]?.readOnly === 'off';
  // Asked next time by a write: whose refusal leads the connections to another server, if one takes writes meanwhile.
  if (!takes) doubted.add(db);
  return takes;
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
