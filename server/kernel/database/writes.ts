import { sql } from 'kysely';
import type { Db } from './database.ts';
import { refusesWrites } from './unavailable.ts';

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

/** A process tries a commit at most once in so many milliseconds, however many ask whether it is ready. */
const COMMIT_EVERY_MS = 2000;
const commits = new WeakMap<object, { at: number; waits: boolean; done: Promise<unknown> }>();

/**
 * Resolves when the database has confirmed a commit, the last one that was tried or a new one: with a standby that must
 * confirm and none there it waits, while all can be read. One waits at a time. Rejects when that commit failed.
 */
export async function confirmsCommits(db: Db): Promise<void> {
  const last = commits.get(db);
  if (last && (last.waits || performance.now() < last.at + COMMIT_EVERY_MS)) return void (await last.done);
  // A message in the log that nobody reads: it is confirmed like a booking, and takes no room in any table.
  const done = sql`select pg_logical_emit_message(true, 'ready', '')`.execute(db);
  const commit = { at: performance.now(), waits: true, done };
  commits.set(db, commit);
  const ended = (): void => {
    commit.waits = false;
  };
  void done.then(ended, ended);
  await done;
}
