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
  const { rows } = await sql<Omit<KeysPayee, 'keys'>>`
    select * from (${sql.join([organisations, ...places], sql` union all `)}) as payee
    order by kind <> 'organisation', lower(name), id`.execute(tx);
  const [first] = rows;
  if (!first) return [];
  const keysOf = await keysInUse(tx, id === undefined ? organisationId : first.organisationId);
  return rows.map((payee) => ({ ...payee, keys: payee.kind === 'organisation' ? null : keysOf(payee) }));
}

/** A place's own keys, else those of its organisation for its gateway. Joined here: Citus takes no subquery a row. */
async function keysInUse(tx: Tx, organisationId: string | null) {
  const keys = await tx
    .selectFrom('gateway_credential')
    .select(['organisation_id', 'offering_id', 'gateway', 'merchant_id'])
    .where(ofOrganisation('organisation_id', organisationId))
    .where('retired_at', 'is', null)
    .execute();
  const own = new Map(keys.map((one) => [one.offering_id, one.merchant_id]));
  const shared = new Map(keys.map((one) => [`${one.organisation_id} ${one.gateway}`, one.merchant_id]));
  return ({ id, organisationId, gateway }: Omit<KeysPayee, 'keys'>): KeysPayee['keys'] => {
    const merchantId = own.get(id) ?? shared.get(`${organisationId} ${gateway}`);
    return merchantId === undefined ? null : { merchantId, own: own.has(id) };
  };
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
