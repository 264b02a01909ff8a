import { sql } from 'kysely';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { systemScope, withScope } from '#server/platform/scope.ts';

const DAY_MS = 86_400_000;

interface Store {
  db: Db;
  clock: Clock;
}

const daysAgo = (clock: Clock, days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);

/** Idempotency keys and counters are good for a day. */
export async function forgetOldKeys({ db, clock }: Store): Promise<void> {
  await db.deleteFrom('idempotency').where('claimed_at', '<', daysAgo(clock, 1)).execute();
  await db.deleteFrom('rate_limit').where('window_start', '<', daysAgo(clock, 1)).execute();
}

/** Sessions live seven days at most; a day later nothing remains of them. */
export const forgetOldSessions = ({ db, clock }: Store): Promise<unknown> =>
  withScope(db, systemScope, (tx) => tx.deleteFrom('session').where('created_at', '<', daysAgo(clock, 8)).execute());

/** Where a booking came from is known only as long as it counts against that address. */
export const forgetAddresses = ({ db, clock }: Store): Promise<unknown> =>
  withScope(db, systemScope, (tx) => sql`select forget_addresses(${clock.now()})`.execute(tx));

/** The audit is kept for two years (docs/decisions/0011-audit-by-trigger.md). */
export const forgetOldAudit = ({ db, clock }: Store): Promise<unknown> =>
  withScope(db, systemScope, (tx) => sql`select forget_audit(${clock.now()})`.execute(tx));
