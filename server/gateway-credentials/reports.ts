import { sql } from 'kysely';
import {
  type ChoosableOffering,
  OFFERING_KINDS,
  type PayeeKind,
  type PayingKind,
  type PayingOffering,
} from '#contract/gateway-credentials/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { ofOrganisation } from '#server/kernel/records/asked-organisations.ts';

export const PLACE_TABLES: Record<PayingKind, string> = {
  park: 'park',
  clinic: 'clinic',
  branch: 'branch',
  coaching: 'coaching_batch',
};

export const TABLES: Record<PayeeKind, string> = { organisation: 'organisation', ...PLACE_TABLES };

/** Keys in use of the place `of`: its own, else its organisation's for its gateway. */
const keysOf = (organisationId: string | null) => sql`(
  select jsonb_build_object('merchantId', k.merchant_id, 'own', k.gateway is null) from gateway_credential k
  where payee.kind <> 'organisation' and k.organisation_id = ${organisationId ?? sql`payee."organisationId"`} and k.retired_at is null
    and (k.offering_id = payee.id or k.gateway = payee.gateway) order by k.gateway nulls first limit 1)`;

type KeysPayee = Omit<ChoosableOffering, 'playMoney'>;

/** The organisation first, then its places by name. `organisationId` null: all. */
export async function selectOfferings(tx: Tx, organisationId: string | null, id?: string): Promise<KeysPayee[]> {
  const one = id === undefined ? sql`true` : sql`id = ${id}`;
  const places = OFFERING_KINDS.map(
    (kind) => sql`select ${sql.lit(kind)} as kind, id, name, gateway, organisation_id as "organisationId"
      from ${sql.table(PLACE_TABLES[kind])} where deleted_at is null and ${ofOrganisation('organisation_id', organisationId)} and ${one}`,
  );
  const organisations = sql`select 'organisation' as kind, id, name, 'ccav' as gateway, id as "organisationId"
    from organisation where kind = any(${OFFERING_KINDS}) and ${ofOrganisation('id', organisationId)} and ${one}`;
  const { rows } = await sql<KeysPayee>`
    select payee.*, ${keysOf(organisationId)} as keys from (${sql.join([organisations, ...places], sql` union all `)}) as payee
    order by kind <> 'organisation', lower(name), id`.execute(tx);
  return rows;
}

/** A clinic without a MID takes cash: keys of its organisation do not change that. */
export async function fillMerchant(
  tx: Tx,
  { kind, organisationId, id, gateway }: PayingOffering,
  merchantId: string,
): Promise<void> {
  const [tables, those] =
    kind === 'organisation'
      ? [[TABLES.park, TABLES.branch, TABLES.coaching], sql`gateway = ${gateway}`]
      : [[TABLES[kind]], sql`id = ${id}`];
  for (const table of tables)
    await sql`update ${sql.table(table)} set merchant_id = ${merchantId}
      where organisation_id = ${organisationId} and deleted_at is null and ${those} and merchant_id = ''`.execute(tx);
}
