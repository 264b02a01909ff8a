import { sql } from 'kysely';
import type { Batched } from '#server/kernel/database/batch.ts';
import type { Batches } from '#server/kernel/database/batches.ts';
import type { Db } from '#server/kernel/database/database.ts';
import type { Replica } from '#server/kernel/database/replica/replica.ts';
import type { Principal } from '#server/kernel/database/scope.ts';

/** A session ends after IDLE_MS without use, or WHOLE_LIFE_MS after it was opened. */
export const IDLE_MS = 12 * 3_600_000;
export const WHOLE_LIFE_MS = 7 * 24 * 3_600_000;
const TOUCH_MS = 60_000;
/** The last write of a session is stored at most once in this time, where there is a replica. */
const TOUCH_BY_WRITES_MS = 5_000;
/** Within this time a session reads the primary (decision 0060): a call takes 30 s, and a replica is 5 behind. */
const OWN_WRITES_MS = 40_000;

const MOST_TOGETHER = 64;

export interface ShownToken {
  hash: string;
  at: Date;
  writes: boolean;
}

export type FoundSession = (Omit<Principal, 'at' | 'replica'> & { seenAt: Date }) | null;

export const wroteLately = (seenAt: Date, at: Date): boolean => seenAt > before(at, OWN_WRITES_MS);

const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms);

interface Store {
  db: Db;
  replica?: Replica;
}

/** For scans (decision 0057). Each lookup begins after its token was shown, so a revoked token is refused. */
export const sessionBatch = (store: Store, { batch }: Batches): Batched<ShownToken, FoundSession> =>
  batch({
    name: 'sessions',
    key: ({ writes }) => (writes ? 'write' : 'read'),
    maxSize: MOST_TOGETHER,
    run: (shown) => lookUp(store, shown),
    runAlone: async (one) => (await lookUp(store, [one])).get(one) ?? null,
  });

async function lookUp(
  { db, replica }: Store,
  shown: readonly ShownToken[],
): Promise<ReadonlyMap<ShownToken, FoundSession>> {
  const at = new Date(Math.max(...shown.map((one) => one.at.getTime())));
  const writes = shown.some((one) => one.writes);
  // Read-only sessions on a replica are stored as used before the time in which writes count.
  const noted = replica && !writes ? before(at, OWN_WRITES_MS) : at;
  const hashes = [...new Set(shown.map(({ hash }) => hash))];
  const { rows } = await sql<NonNullable<FoundSession>>`
    select role, account_id as "accountId", account_name as "accountName", organisation_id as "organisationId", kind, park_id as "parkId",
      branch_id as "branchId", token_hash as "sessionHash", seen_at as "seenAt"
    from sessions_by_token(${hashes}, ${before(at, WHOLE_LIFE_MS)}, ${before(at, IDLE_MS)},
      ${before(at, writes ? TOUCH_BY_WRITES_MS : TOUCH_MS)}, ${noted}, ${writes})`.execute(db);
  const found = new Map(rows.map((row) => [row.sessionHash, row]));
  return new Map(shown.map((one) => [one, found.get(one.hash) ?? null]));
}
