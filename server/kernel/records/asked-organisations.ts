import { type JoinBuilder, type RawBuilder, sql } from 'kysely';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';

/** Filters by organisation, so that Citus asks one machine (decision 0062). Null: all that the scope may see. */
export const ofOrganisation = (column: string, organisationId: string | null): RawBuilder<boolean> =>
  organisationId === null ? sql`true` : sql`${sql.ref(column)} = ${organisationId}`;

/** One by one on Citus (active ones of the kinds, newest first), whose reports need one; else null: all at once. */
export async function eachAsked(
  { isSpread }: { isSpread: boolean },
  tx: Tx,
  organisationId: string | null,
  kinds: readonly OrganisationKind[],
): Promise<(string | null)[]> {
  if (organisationId !== null || !isSpread) return [organisationId];
  const rows = await tx
    .selectFrom('organisation')
    .select('id')
    .where('active', '=', true)
    .where('kind', 'in', kinds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

export const ofSameOrganisation =
  (joined: string, earlier: string) =>
  <DB, TB extends keyof DB>(join: JoinBuilder<DB, TB>): JoinBuilder<DB, TB> => {
    const owner = (column: string) => sql.ref(`${column.split('.')[0]}.organisation_id`);
    return join.on(sql<boolean>`${owner(joined)} = ${owner(earlier)} and ${sql.ref(joined)} = ${sql.ref(earlier)}`);
  };
