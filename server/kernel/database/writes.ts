import { type QueryExecutorProvider, sql } from 'kysely';
import { refusesWrites } from './unavailable.ts';

const COMMIT_EVERY_MS = 2000;

export interface Writes {
  noteFailed(error: unknown): void;
  /**
   * Usually shown by a small read. After a refused write, shown by a write that takes as much new room as some hundred
   * bookings, so that a disk with a single free page does not pass. Rejects while the database is away.
   */
  areTaken(): Promise<boolean>;
  /** Resolves when a commit is confirmed, which waits while no standby is there. Rejects when the commit failed. */
  areConfirmed(): Promise<void>;
}

export function writesOf(db: QueryExecutorProvider): Writes {
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
      // The next call tries a write: its refusal makes the pool reconnect, perhaps to a server that takes writes.
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
