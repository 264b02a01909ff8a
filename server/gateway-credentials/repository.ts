import { type RawBuilder, type Selectable, sql } from 'kysely';
import {
  type Credential,
  type PayingOffering,
  RESTORED_WITHIN_DAYS,
  type RemovedCredential,
} from '#contract/gateway-credentials/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Resource, selectRecords, whoseIn } from '#server/kernel/records/resource.ts';
import type { Tables } from '#server/tables.ts';
import { PLACE_TABLES } from './reports.ts';

export type CredentialRow = Selectable<Tables['gateway_credential']>;
type CredentialKey = Pick<CredentialRow, 'organisation_id' | 'id'>;

const ofOffering = (column: 'name' | 'gateway', whose: RawBuilder<unknown>) => {
  const those = Object.values(PLACE_TABLES).map(
    (table) => sql`(select ${sql.ref(`${table}.${column}`)} from ${sql.table(table)}
      where ${sql.ref(`${table}.organisation_id`)} = ${whose} and ${sql.ref(`${table}.id`)} = gateway_credential.offering_id)`,
  );
  return sql<string>`coalesce(${sql.join(those)})`;
};

function gatewayOf(whose: RawBuilder<unknown>) {
  return sql<string>`coalesce(gateway_credential.gateway, ${ofOffering('gateway', whose)})`;
}

/** Only masks of the keys are readable: keys are write-only. */
export const credentialResource: Resource<Credential> = {
  table: 'gateway_credential',
  removedAt: 'retired_at',
  columns: {
    merchantId: 'merchant_id',
    accessKey: 'access_hint',
    workingKey: 'working_hint',
    cipher: 'cipher',
    testedAt: 'tested_at',
  },
  computed: {
    offeringId: (whose) => sql`coalesce(gateway_credential.offering_id, ${whose})`,
    gateway: gatewayOf,
    offeringName: (whose) => sql`case when gateway_credential.gateway is null then ${ofOffering('name', whose)}
      else (select name from organisation where id = ${whose}) end`,
    offeringKind: () => sql`case when gateway_credential.gateway is not null then 'organisation'
      when gateway_credential.park_id is not null then 'park'
      when gateway_credential.clinic_id is not null then 'clinic'
      when gateway_credential.branch_id is not null then 'branch' else 'coaching' end`,
  },
};

const DAY_MS = 86_400_000;
const restoredSince = (now: Date): Date => new Date(now.getTime() - RESTORED_WITHIN_DAYS * DAY_MS);

export const removedResource: Resource<RemovedCredential> = {
  ...credentialResource,
  removedAt: null,
  columns: { ...credentialResource.columns, removedAt: 'removed_at' },
};
export const isRestorable = (now: Date) => sql<boolean>`gateway_credential.removed_at > ${restoredSince(now)}`;

export async function removeUnlessHanging(
  tx: Tx,
  { organisation_id, id }: CredentialKey,
  now: Date,
): Promise<'removed' | 'hanging' | 'gone'> {
  const { rows } = await sql<{ outcome: 'removed' | 'hanging' | 'gone' }>`
    select remove_credential(${organisation_id}, ${id}, ${now}) as outcome`.execute(tx);
  return rows[0]?.outcome ?? 'gone';
}

/** Throws a unique violation if the offering has other credentials by now. */
export const restoreCredential = (tx: Tx, { organisation_id, id }: CredentialKey, now: Date) =>
  tx
    .updateTable('gateway_credential')
    .set({ retired_at: null, removed_at: null })
    .where('organisation_id', '=', organisation_id)
    .where('id', '=', id)
    .where('removed_at', '>', restoredSince(now))
    .execute();

export const removedLongAgo = (tx: Tx, now: Date) =>
  tx
    .selectFrom('gateway_credential')
    .select(['organisation_id', 'id'])
    .where('removed_at', '<=', restoredSince(now))
    .execute();

/** Keeps credentials of any payment: refunds need them. */
export const forgetRemoved = (tx: Tx, { organisation_id, id }: CredentialKey) =>
  sql`delete from gateway_credential where organisation_id = ${organisation_id} and id = ${id} and not exists (select from payment_attempt
    where organisation_id = ${organisation_id} and credential_id = ${id})`.execute(tx);

export async function holdCredential(tx: Tx, { organisation_id, id }: CredentialKey): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select hold_credential(${organisation_id}, ${id}) as held`.execute(tx);
  return rows[0]?.held ?? false;
}

/** True if any offering of the card gateway has keys in use. */
export async function takesCards(tx: Tx): Promise<boolean> {
  const gateway = gatewayOf(whoseIn('gateway_credential', null));
  const row = await selectRecords(tx, credentialResource, true, null)
    .where(gateway, '=', 'ccav')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locked, so that two changes happen one after the other. Includes the sealed keys. */
export const lockCredential = (tx: Tx, organisationId: string, id: string) =>
  tx
    .selectFrom('gateway_credential')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** The database derives `offering_id`. */
export type NewCredentialRow = Omit<CredentialRow, 'offering_id' | 'retired_at' | 'removed_at' | 'tested_at'>;

export async function insertCredential(tx: Tx, row: NewCredentialRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('gateway_credential')
    .values({ ...row, retired_at: null, tested_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const insertRetired = (tx: Tx, { offering_id: _, ...row }: CredentialRow) =>
  tx.insertInto('gateway_credential').values(row).execute();

/** Payments that began with a credential go on with its retired copy. */
export const moveAttempts = (tx: Tx, from: CredentialKey, to: string) =>
  tx
    .updateTable('payment_attempt')
    .set({ credential_id: to })
    .where('organisation_id', '=', from.organisation_id)
    .where('credential_id', '=', from.id)
    .execute();

/** Of two concurrent changes for one offering a unique index refuses the second. */
export const replaceCredential = (tx: Tx, { id, offering_id: _, organisation_id, ...row }: CredentialRow) =>
  tx
    .updateTable('gateway_credential')
    .set(row)
    .where('organisation_id', '=', organisation_id)
    .where('id', '=', id)
    .execute();

export const markTested = (tx: Tx, { organisation_id, id, working_key, access_key }: CredentialRow, now: Date) =>
  tx
    .updateTable('gateway_credential')
    .set({ tested_at: now })
    .where('organisation_id', '=', organisation_id)
    .where('id', '=', id)
    .where('working_key', '=', working_key)
    .where('access_key', '=', access_key)
    .execute();

/** What is paid for, and by which gateway. */
export type KeysPayee = Record<'organisationId' | 'id' | 'gateway', string>;

/** In use for the payee: its own keys before those of its organisation. */
const inUse = (tx: Tx, { organisationId, id, gateway }: KeysPayee) =>
  tx
    .selectFrom('gateway_credential')
    .where('organisation_id', '=', organisationId)
    .where('retired_at', 'is', null)
    .where((where) =>
      where.or([where('offering_id', '=', id), where('gateway', '=', gateway as PayingOffering['gateway'])]),
    )
    .orderBy('gateway', (order) => order.asc().nullsFirst())
    .limit(1);

export const liveCredentialOf = (tx: Tx, payee: KeysPayee) => inUse(tx, payee).selectAll().executeTakeFirst();

/** Newer keys of the merchant with which an attempt began. */
export const renewedCredentialOf = (
  tx: Tx,
  attempt: { credential_id: string; merchant_id: string },
  payee: KeysPayee,
) =>
  inUse(tx, payee)
    .selectAll()
    .where('merchant_id', '=', attempt.merchant_id)
    .where('id', '<>', attempt.credential_id)
    .executeTakeFirst();

/** Keys of the payee itself, not inherited. */
export const ownCredentialOf = (tx: Tx, payee: PayingOffering) =>
  inUse(tx, payee)
    .selectAll()
    .where('gateway', payee.kind === 'organisation' ? 'is not' : 'is', null)
    .executeTakeFirst();

export const hasCredential = async (tx: Tx, payee: KeysPayee): Promise<boolean> =>
  (await inUse(tx, payee).select('id').executeTakeFirst()) !== undefined;

/** Finds retired keys, too: attempts stay with those that they began with. */
export const credentialOf = (tx: Tx, { organisation_id, id }: CredentialKey) =>
  tx
    .selectFrom('gateway_credential')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .where('id', '=', id)
    .executeTakeFirst();

export const placeColumns = ({ kind, id, gateway }: PayingOffering) => ({
  gateway: kind === 'organisation' ? gateway : null,
  park_id: kind === 'park' ? id : null,
  clinic_id: kind === 'clinic' ? id : null,
  branch_id: kind === 'branch' ? id : null,
  batch_id: kind === 'coaching' ? id : null,
});
