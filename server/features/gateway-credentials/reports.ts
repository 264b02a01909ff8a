import { sql } from 'kysely';
import type { Offering, OfferingKind } from '#contract/gateway-credentials/model.ts';
import type { Tx } from '#server/platform/database.ts';

/** The tables of what credentials are for. */
export const TABLES: Record<OfferingKind, string> = {
  park: 'park',
  clinic: 'clinic',
  branch: 'branch',
  coaching: 'coaching_batch',
};

const offeringsOf = (kind: OfferingKind) => sql`
  select ${sql.lit(kind)} as kind, id, name, organisation_id as "organisationId" from ${sql.table(TABLES[kind])}
  where deleted_at is null`;

const all = sql.join((Object.keys(TABLES) as OfferingKind[]).map(offeringsOf), sql` union all `);

/** Parks, clinics, branches and batches of one organisation, or of all where it is null, by name. */
export async function selectOfferings(tx: Tx, organisationId: string | null, id?: string): Promise<Offering[]> {
  const { rows } = await sql<Offering>`
    select * from (${all}) as offering
    where (${organisationId}::text is null or "organisationId" = ${organisationId}) and (${id ?? null}::text is null or id = ${id ?? null})
    order by lower(name), id`.execute(tx);
  return rows;
}
