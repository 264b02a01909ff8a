import { sql } from 'kysely';
import type { PayingKind, PayingOffering } from '#contract/gateway-credentials/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { ofOrganisation } from '#server/kernel/records/asked-organisations.ts';

export const TABLES: Record<PayingKind, string> = {
  park: 'park',
  clinic: 'clinic',
  branch: 'branch',
  coaching: 'coaching_batch',
};

const KINDS = Object.keys(TABLES) as PayingKind[];

/** By name. `organisationId` null: all. */
export async function selectOfferings(tx: Tx, organisationId: string | null, id?: string): Promise<PayingOffering[]> {
  const own = ofOrganisation('organisation_id', organisationId);
  const one = id === undefined ? sql`true` : sql`id = ${id}`;
  const those = KINDS.map((kind) => {
    const table = sql.table(TABLES[kind]);
    return sql`select ${sql.lit(kind)} as kind, id, name, gateway, organisation_id as "organisationId" from ${table}
      where deleted_at is null and ${own} and ${one}`;
  });
  const { rows } = await sql<PayingOffering>`
    select * from (${sql.join(those, sql` union all `)}) as offering order by lower(name), id`.execute(tx);
  return rows;
}

export async function fillMerchant(
  tx: Tx,
  { kind, organisationId, id }: PayingOffering,
  merchantId: string,
): Promise<void> {
  await sql`update ${sql.table(TABLES[kind])} set merchant_id = ${merchantId}
    where organisation_id = ${organisationId} and id = ${id} and merchant_id = ''`.execute(tx);
}
