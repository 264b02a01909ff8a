import { sql } from 'kysely';
import type { Db, Tx } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import type { Clock } from './clock.ts';

const DAY_MS = 86_400_000;

interface Store {
  db: Db;
  clock: Clock;
}

const daysAgo = (clock: Clock, days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);

/** Idempotency keys and counters are kept for a day. */
export async function forgetOldKeys({ db, clock }: Store): Promise<void> {
  await db.deleteFrom('idempotency').where('claimed_at', '<', daysAgo(clock, 1)).execute();
  await db.deleteFrom('rate_limit').where('window_start', '<', daysAgo(clock, 1)).execute();
}

/** Sessions live seven days at most; a day later they are forgotten. */
export const forgetOldSessions = ({ db, clock }: Store): Promise<unknown> =>
  withScope(db, systemScope, (tx) => tx.deleteFrom('session').where('created_at', '<', daysAgo(clock, 8)).execute());

const ADDRESSES_AT_ONCE = 1000;

/**
 * Forgets where bookings came from as soon as they no longer count against that address. Some at a time, each time in a
 * transaction of its own, so that no visitor waits for the rest.
 */
export async function forgetAddresses({ db, clock }: Store): Promise<void> {
  for (const id of await withScope(db, systemScope, organisationsWithAddresses))
    for (let forgotten = ADDRESSES_AT_ONCE; forgotten === ADDRESSES_AT_ONCE; )
      forgotten = await withScope(db, systemScope, (tx) => forgetSome(tx, id, clock.now()));
}

async function organisationsWithAddresses(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select organisation_id as id from booking where address_key is not null union select organisation_id from address_share`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

async function forgetSome(tx: Tx, organisationId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select forget_addresses(${organisationId}, ${ADDRESSES_AT_ONCE}, ${now}) as n`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** The audit is kept for two years (docs/decisions/0011-audit-by-trigger.md). */
export async function forgetOldAudit({ db, clock }: Store): Promise<void> {
  const before = daysAgo(clock, 2 * 365);
  const old = await withScope(db, systemScope, (tx) =>
    tx.selectFrom('audit_entry').select('organisation_id').distinct().where('created_at', '<', before).execute(),
  );
  // Each in a transaction of its own: nobody waits for the chains of others.
  for (const { organisation_id } of old)
    await withScope(db, systemScope, (tx) => sql`select forget_audit(${organisation_id}, ${clock.now()})`.execute(tx));
}
