import { type JoinBuilder, type RawBuilder, sql } from 'kysely';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';

/**
 * The rows of an organisation, or of all that the scope may see (null). Named as an equality: by it Citus finds the one machine
 * that answers, and there any statement will do (decision 0062).
 */
export const ofOrganisation = (column: string, organisationId: string | null): RawBuilder<boolean> =>
  organisationId === null ? sql`true` : sql`${sql.ref(column)} = ${organisationId}`;

/**
 * Whom a report is asked of that Citus takes for one organisation alone: of the one that is named. Of all (null) at once on one
 * PostgreSQL; on Citus of each by itself that is on and of these kinds, the newest first.
 */
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

/** Joins a table to one before it, by a column of each, within their organisation: `ofSameOrganisation('park.id', 'booking.park_id')`. */
export const ofSameOrganisation =
  (joined: string, earlier: string) =>
  <DB, TB extends keyof DB>(join: JoinBuilder<DB, TB>): JoinBuilder<DB, TB> => {
    const owner = (column: string) => sql.ref(`${column.split('.')[0]}.organisation_id`);
    return join.on(sql<boolean>`${owner(joined)} = ${owner(earlier)} and ${sql.ref(joined)} = ${sql.ref(earlier)}`);
  };
