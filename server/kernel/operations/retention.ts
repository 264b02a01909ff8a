import { sql } from 'kysely';
import type { Db } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import type { Clock } from './clock.ts';

const DAY_MS = 86_400_000;

interface Store {
  db: Db;
  clock: Clock;
}

const daysAgo = (clock: Clock, days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);

export async function forgetOldKeys({ db, clock }: Store): Promise<void> {
  await db.deleteFrom('idempotency').where('claimed_at', '<', daysAgo(clock, 1)).execute();
  await db.deleteFrom('rate_limit').where('window_start', '<', daysAgo(clock, 1)).execute();
}

/** Sessions live seven days at most; a day later their rows are removed. */
export const forgetOldSessions = ({ db, clock }: Store): Promise<unknown> =>
  withScope(db, systemScope, (tx) => tx.deleteFrom('session').where('created_at', '<', daysAgo(clock, 8)).execute());

/** The audit is kept for two years (docs/decisions/0011-audit-by-trigger.md). */
export async function forgetOldAudit({ db, clock }: Store): Promise<void> {
  const before = daysAgo(clock, 2 * 365);
  const old = await withScope(db, systemScope, (tx) =>
    tx.selectFrom('audit_entry').select('organisation_id').distinct().where('created_at', '<', before).execute(),
  );
  // Each in a transaction of its own, so that no organisation waits for another's chain.
  for (const { organisation_id } of old)
    await withScope(db, systemScope, (tx) => sql`select forget_audit(${organisation_id}, ${clock.now()})`.execute(tx));
}
