import { type Selectable, sql } from 'kysely';
import type { Credential, PayingKind } from '#contract/gateway-credentials/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import type { Tables } from '#server/tables.ts';

export type CredentialRow = Selectable<Tables['gateway_credential']>;
type CredentialKey = Pick<CredentialRow, 'organisation_id' | 'id'>;

const SHOWN = [
  'gateway_credential.id',
  'gateway_credential.organisation_id',
  'gateway_credential.offering_id',
  'gateway_credential.park_id',
  'gateway_credential.clinic_id',
  'gateway_credential.branch_id',
  'gateway_credential.merchant_id',
  'gateway_credential.access_hint',
  'gateway_credential.working_hint',
  'gateway_credential.cipher',
  'gateway_credential.created_at',
  'gateway_credential.tested_at',
] as const;

const nameOfOffering = sql<string>`coalesce(park.name, clinic.name, branch.name, coaching_batch.name)`;

/** Credentials in use, without their keys; of one organisation, or of all where it is null. */
export const selectCredentials = (tx: Tx, organisationId: string | null) =>
  tx
    .selectFrom('gateway_credential')
    .leftJoin('park', (join) =>
      join
        .onRef('park.organisation_id', '=', 'gateway_credential.organisation_id')
        .onRef('park.id', '=', 'gateway_credential.park_id'),
    )
    .leftJoin('clinic', (join) =>
      join
        .onRef('clinic.organisation_id', '=', 'gateway_credential.organisation_id')
        .onRef('clinic.id', '=', 'gateway_credential.clinic_id'),
    )
    .leftJoin('branch', (join) =>
      join
        .onRef('branch.organisation_id', '=', 'gateway_credential.organisation_id')
        .onRef('branch.id', '=', 'gateway_credential.branch_id'),
    )
    .leftJoin('coaching_batch', (join) =>
      join
        .onRef('coaching_batch.organisation_id', '=', 'gateway_credential.organisation_id')
        .onRef('coaching_batch.id', '=', 'gateway_credential.batch_id'),
    )
    .select([...SHOWN, nameOfOffering.as('offering_name')])
    .where('gateway_credential.retired_at', 'is', null)
    .$if(organisationId !== null, (query) =>
      query.where('gateway_credential.organisation_id', '=', organisationId ?? ''),
    );

type ShownRow = Omit<CredentialRow, 'access_key' | 'working_key' | 'batch_id' | 'retired_at'> & {
  offering_name: string;
};

/** The kind of offering that a credential is for. */
export const kindOf = ({
  park_id,
  clinic_id,
  branch_id,
}: Pick<CredentialRow, 'park_id' | 'clinic_id' | 'branch_id'>): PayingKind =>
  park_id ? 'park' : clinic_id ? 'clinic' : branch_id ? 'branch' : 'coaching';

/** A credential as answers show it, its keys masked. */
export const toCredential = (row: ShownRow): Credential => ({
  id: row.id,
  organisationId: row.organisation_id,
  offeringId: row.offering_id,
  offeringKind: kindOf(row),
  offeringName: row.offering_name,
  merchantId: row.merchant_id,
  accessKey: row.access_hint,
  workingKey: row.working_hint,
  cipher: row.cipher,
  createdAt: row.created_at,
  testedAt: row.tested_at,
});

/** True when anything is paid by the card gateway: keys in use of what is paid by it. */
export async function takesCards(tx: Tx): Promise<boolean> {
  const gateway = sql`coalesce(park.gateway, clinic.gateway, branch.gateway, coaching_batch.gateway)`;
  const row = await selectCredentials(tx, null).where(gateway, '=', 'ccav').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** One credential in use, as answers show it. */
export const shownCredential = (tx: Tx, { organisation_id, id }: CredentialKey) =>
  selectCredentials(tx, organisation_id).where('gateway_credential.id', '=', id).executeTakeFirstOrThrow();

/** A credential in use, with its sealed keys, locked so that two changes of it happen one after the other. */
export const lockCredential = (tx: Tx, organisationId: string, id: string) =>
  tx
    .selectFrom('gateway_credential')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** The columns that are written; the database derives the id of the offering from them. */
export type NewCredentialRow = Omit<CredentialRow, 'offering_id' | 'retired_at' | 'tested_at'>;

/** False when the offering has a credential in use already. */
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

/** Lets the payments that began with one credential go on with its retired copy. */
export const moveAttempts = (tx: Tx, from: CredentialKey, to: string) =>
  tx
    .updateTable('payment_attempt')
    .set({ credential_id: to })
    .where('organisation_id', '=', from.organisation_id)
    .where('credential_id', '=', from.id)
    .execute();

/** Writes a changed credential; false when its new offering has another one in use. */
export async function replaceCredential(
  tx: Tx,
  { id, offering_id, organisation_id, ...row }: CredentialRow,
): Promise<boolean> {
  const taken = await liveCredentialOf(tx, organisation_id, offering_id);
  // The unique index decides between two changes at the same time; this check only finds the words for most of them.
  if (taken && taken.id !== id) return false;
  await tx
    .updateTable('gateway_credential')
    .set(row)
    .where('organisation_id', '=', organisation_id)
    .where('id', '=', id)
    .execute();
  return true;
}

/** Notes that the gateway knew these keys, unless others were entered while it was asked. */
export const markTested = (tx: Tx, { organisation_id, id, working_key, access_key }: CredentialRow, now: Date) =>
  tx
    .updateTable('gateway_credential')
    .set({ tested_at: now })
    .where('organisation_id', '=', organisation_id)
    .where('id', '=', id)
    .where('working_key', '=', working_key)
    .where('access_key', '=', access_key)
    .execute();

export const retireCredential = (tx: Tx, { organisation_id, id }: CredentialKey, now: Date) =>
  tx
    .updateTable('gateway_credential')
    .set({ retired_at: now })
    .where('organisation_id', '=', organisation_id)
    .where('id', '=', id)
    .execute();

export const liveCredentialOf = (tx: Tx, organisationId: string, offeringId: string) =>
  tx
    .selectFrom('gateway_credential')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('offering_id', '=', offeringId)
    .where('retired_at', 'is', null)
    .executeTakeFirst();

export const hasCredential = (tx: Tx, organisationId: string, offeringId: string): Promise<boolean> =>
  tx
    .selectFrom('gateway_credential')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('offering_id', '=', offeringId)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
    .then((row) => row !== undefined);

/** A credential, in use or retired: attempts keep the one that they began with. */
export const credentialOf = (tx: Tx, { organisation_id, id }: CredentialKey) =>
  tx
    .selectFrom('gateway_credential')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .where('id', '=', id)
    .executeTakeFirst();
