import { sql } from 'kysely';
import { AppError } from '#contract/kernel/errors.ts';
import { firstDayIsFull, type LimitedThing } from '#contract/organisations/words.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import type { Principal } from '#server/kernel/database/scope.ts';
import type { Tables } from '#server/tables.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The most of each that an organisation adds in its first day. */
const MOST: { readonly [table in keyof Tables]?: readonly [most: number, thing: LimitedThing] } = {
  park: [10, 'parks'],
  clinic: [10, 'clinics'],
  branch: [10, 'branches'],
  exhibition: [10, 'shows'],
  coaching_batch: [10, 'batches'],
  inspector: [10, 'inspectors'],
  counter: [10, 'counters'],
  coupon: [50, 'coupons'],
};

/**
 * Refuses a stranger's organisation one more of these on its first day (docs/behaviour.md 4.8). It is asked first in a
 * transaction and holds the organisation until its end, so that two at once are counted one after the other. The admin adds what it
 * likes. Throws FIRST_DAY.
 */
export async function refuseBeyondFirstDay(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  { role, organisationId }: Pick<Principal, 'role' | 'organisationId'>,
  table: keyof Tables,
): Promise<void> {
  const limit = MOST[table];
  if (!config.confirmRegistration || !limit || role === 'admin') return;
  const young = await tx
    .selectFrom('organisation')
    .select('created_at')
    .where('id', '=', organisationId)
    .where('created_at', '>', new Date(clock.now().getTime() - DAY_MS))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!young) return;
  const [most, thing] = limit;
  const until = new Date(young.created_at.getTime() + DAY_MS);
  if ((await countOf(tx, table, organisationId)) >= most)
    throw new AppError('FIRST_DAY', firstDayIsFull(most, thing, until), { data: { until: until.toISOString() } });
}

/** Those that were removed take no room. Inspectors are removed for good, all others kept. */
async function countOf(tx: Tx, table: keyof Tables, organisationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
    where organisation_id = ${organisationId}${table === 'inspector' ? sql`` : sql` and deleted_at is null`}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
