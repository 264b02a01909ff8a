import { type QueryExecutorProvider, sql } from 'kysely';
import { refusesWrites } from './unavailable.ts';

/** A process tries a commit at most once in so many milliseconds, however many ask whether it is ready. */
const COMMIT_EVERY_MS = 2000;

/** Tells whether a database takes writes, as this process sees it. */
export interface Writes {
  /** Takes note of a statement that failed. */
  noteFailed(error: unknown): void;
  /**
   * Tells whether the database is there, has our tables and takes writes. Usually a small read shows it. After a refused
   * write, a write shows it that takes as much new room as some hundred bookings, so that a disk with a single free page
   * does not pass. All who ask meanwhile share one answer. Rejects while the database is away.
   */
  areTaken(): Promise<boolean>;
  /**
   * Resolves when the database has confirmed a commit, the last one that was tried or a new one: with a standby that must
   * confirm and none there it waits, while all can be read. One waits at a time. Rejects when that commit failed.
   */
  areConfirmed(): Promise<void>;
}

export function writesOf(db: QueryExecutorProvider): Writes {
  /** It refused a write, and has not proved since that it accepts them again. */
  let isDoubted = false;
  let proof: Promise<void> | null = null;
  let commit: { at: number; waits: boolean; done: Promise<unknown> } | null = null;
  const prove = async (): Promise<void> => {
    await sql`select prove_writes()`.execute(db);
    isDoubted = false;
  };
  return {
    noteFailed: (error) => {
      if (refusesWrites(error)) isDoubted = true;
    },
    areTaken: async () => {
      if (isDoubted) {
        proof ??= prove().finally(() => {
          proof = null;
        });
        await proof;
      }
      const { rows } = await sql<{ readOnly: string }>`
        select current_setting('transaction_read_only') as "readOnly", (select count(*) from rate_limit where false)`.execute(
        db,
      );
      const takes = rows[0]?.readOnly === 'off';
      // Asked next time by a write: whose refusal leads the connections to another server, if one takes writes meanwhile.
      if (!takes) isDoubted = true;
      return takes;
    },
    areConfirmed: async () => {
      if (commit && (commit.waits || performance.now() < commit.at + COMMIT_EVERY_MS)) return void (await commit.done);
      // A message in the log that nobody reads: it is confirmed like a booking, and takes no room in any table.
      const done = sql`select pg_logical_emit_message(true, 'ready', '')`.execute(db);
      const tried = { at: performance.now(), waits: true, done };
      commit = tried;
      const ended = (): void => {
        tried.waits = false;
      };
      void done.then(ended, ended);
      await done;
    },
  };
}
