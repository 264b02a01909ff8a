import type { Selectable } from 'kysely';
import type { Credential } from '#contract/gateway-credentials/model.ts';
import type { Tx } from '#server/platform/database.ts';
import type { Tables } from '#server/tables.ts';

export type CredentialRow = Selectable<Tables['gateway_credential']>;

const SHOWN = [
  'gateway_credential.id',
  'gateway_credential.organisation_id',
  'gateway_credential.park_id',
  'gateway_credential.merchant_id',
  'gateway_credential.access_hint',
  'gateway_credential.working_hint',
  'gateway_credential.cipher',
  'gateway_credential.created_at',
] as const;

/** Credentials in use, without their keys; of one organisation, or of all where it is null. */
export const selectCredentials = (tx: Tx, organisationId: string | null) =>
  tx
    .selectFrom('gateway_credential')
    .innerJoin('park', 'park.id', 'gateway_credential.park_id')
    .select([...SHOWN, 'park.name as park_name'])
    .where('gateway_credential.retired_at', 'is', null)
    .$if(organisationId !== null, (query) =>
      query.where('gateway_credential.organisation_id', '=', organisationId ?? ''),
    );

type ShownRow = Omit<CredentialRow, 'access_key' | 'working_key' | 'retired_at'> & { park_name: string };

/** As answers show it: the keys are masked. */
export const toCredential = (row: ShownRow): Credential => ({
  id: row.id,
  organisationId: row.organisation_id,
  parkId: row.park_id,
  parkName: row.park_name,
  merchantId: row.merchant_id,
  accessKey: row.access_hint,
  workingKey: row.working_hint,
  cipher: row.cipher,
  createdAt: row.created_at,
});

/** A credential in use, with its sealed keys, locked so that two changes of it come one after the other. */
export const lockCredential = (tx: Tx, organisationId: string | null, id: string) =>
  tx
    .selectFrom('gateway_credential')
    .selectAll()
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .$if(organisationId !== null, (query) => query.where('organisation_id', '=', organisationId ?? ''))
    .forUpdate()
    .executeTakeFirst();

/** False when the park has a credential in use already. */
export async function insertCredential(tx: Tx, row: Omit<CredentialRow, 'retired_at'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('gateway_credential')
    .values({ ...row, retired_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const insertRetired = (tx: Tx, row: CredentialRow) => tx.insertInto('gateway_credential').values(row).execute();

/** Payments that began with one credential go on with its retired copy. */
export const moveAttempts = (tx: Tx, from: string, to: string) =>
  tx.updateTable('payment_attempt').set({ credential_id: to }).where('credential_id', '=', from).execute();

/** Writes a changed credential; false when its new park has another one in use. */
export async function replaceCredential(tx: Tx, { id, ...row }: CredentialRow): Promise<boolean> {
  const taken = await liveCredentialOf(tx, row.park_id);
  // The unique index decides between two at the same time; this only finds the words.
  if (taken && taken.id !== id) return false;
  await tx.updateTable('gateway_credential').set(row).where('id', '=', id).execute();
  return true;
}

export const retireCredential = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('gateway_credential').set({ retired_at: now }).where('id', '=', id).execute();

export const liveCredentialOf = (tx: Tx, parkId: string) =>
  tx
    .selectFrom('gateway_credential')
    .selectAll()
    .where('park_id', '=', parkId)
    .where('retired_at', 'is', null)
    .executeTakeFirst();

/** Of any age: attempts keep the credential that they began with. */
export const credentialById = (tx: Tx, id: string) =>
  tx.selectFrom('gateway_credential').selectAll().where('id', '=', id).executeTakeFirst();
