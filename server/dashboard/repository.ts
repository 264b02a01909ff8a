import { type RawBuilder, sql } from 'kysely';
import type { Holding } from '#contract/dashboard/model.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { ofOrganisation } from '#server/kernel/records/asked-organisations.ts';

interface At {
  organisationId: string | null;
  day: Day;
  now: Date;
}

/** Counts exclude removed, paused, ended and draft records. */
const SUMS: Record<Holding, (at: At) => RawBuilder<unknown>> = {
  parks: () => sql`count(*) from park as one where published and deleted_at is null and active`,
  inspectors: () => sql`count(*) from inspector as one where active`,
  clinics: () => sql`count(*) from clinic as one where published and deleted_at is null and active`,
  doctors: () => sql`count(*) from doctor as one where deleted_at is null`,
  dailyTokens: () => sql`coalesce(sum(tokens), 0) from clinic as one where published and deleted_at is null and active`,
  branches: () => sql`count(*) from branch as one where published and deleted_at is null and active`,
  counters: () => sql`count(*) from counter as one where deleted_at is null and active`,
  showsRunning: ({ now }) =>
    sql`count(*) from exhibition as one where published and deleted_at is null and active and starts_at <= ${now} and (ends_at is null or ends_at > ${now})`,
  showsComing: ({ now }) =>
    sql`count(*) from exhibition as one where published and deleted_at is null and active and starts_at > ${now}`,
  batchesOpen: ({ day }) =>
    sql`count(*) from coaching_batch as one where published and deleted_at is null and active and end_date >= ${day}::date`,
  seats: ({ day }) =>
    sql`coalesce(sum(intake), 0) from coaching_batch as one where published and deleted_at is null and active and end_date >= ${day}::date`,
};

export async function countHoldings(
  tx: Tx,
  names: readonly Holding[],
  at: At,
  branchId: string | null = null,
): Promise<{ name: Holding; count: number }[]> {
  if (names.length === 0) return [];
  const counts = names.map(
    (name) => sql`(select ${SUMS[name](at)}
      and ${ofOrganisation('one.organisation_id', at.organisationId)}
      ${branchId === null ? sql`` : sql`and one.branch_id = ${branchId}`})::bigint as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<Holding, number>>`select ${sql.join(counts)}`.execute(tx);
  return names.map((name) => ({ name, count: rows[0]?.[name] ?? 0 }));
}

export const countOrganisations = (tx: Tx): Promise<{ kind: OrganisationKind; count: number }[]> =>
  tx
    .selectFrom('organisation')
    .select(['kind', (eb) => eb.fn.countAll<number>().as('count')])
    .where('kind', '!=', 'admin')
    .where('active', '=', true)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
