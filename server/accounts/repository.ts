import { sql } from 'kysely';
import type { StoredRole } from '#contract/kernel/endpoint.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { inDirectory } from '#server/kernel/database/directory.ts';
import type { Tables } from '#server/tables.ts';

export type AccountRow = Tables['account'];

const TABLE_OF: Record<StoredRole, keyof Tables> = {
  owner: 'organisation',
  admin: 'organisation',
  inspector: 'inspector',
  counter: 'counter',
};

const ORGANISATION_OF: Record<StoredRole, string> = {
  owner: 'id',
  admin: 'id',
  inspector: 'organisation_id',
  counter: 'organisation_id',
};

/** `organisationId` is null where it is unknown, such as for an id that the admin typed. */
export const accountById = (tx: Tx, organisationId: string | null, id: string): Promise<AccountRow | undefined> =>
  tx
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .$if(organisationId !== null, (query) => query.where('organisation_id', '=', organisationId ?? ''))
    .executeTakeFirst();

/** An e-mail may belong to an organisation and to an inspector. The directory says which table to read. */
export async function accountsByEmail(tx: Tx, email: string): Promise<AccountRow[]> {
  const accounts: AccountRow[] = [];
  for (const kind of ['organisation', 'inspector'] as const) {
    const entry = await inDirectory(tx, kind, email);
    const account = entry && (await accountById(tx, entry.organisation_id, entry.account_id));
    if (account) accounts.push(account);
  }
  return accounts;
}

/** True if the password is unchanged; locks the row, so nobody can change the password before the transaction ends. */
export async function holdPassword(
  tx: Tx,
  { role, organisation_id, id, password_hash }: Pick<AccountRow, 'role' | 'organisation_id' | 'id' | 'password_hash'>,
) {
  const { rows } = await sql`
    select from ${sql.table(TABLE_OF[role])}
    where ${sql.ref(ORGANISATION_OF[role])} = ${organisation_id} and id = ${id} and password_hash = ${password_hash} for share`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Returns false if the password has changed since it was read. */
export async function replacePassword(
  tx: Tx,
  { role, organisation_id, id, password_hash }: Pick<AccountRow, 'role' | 'organisation_id' | 'id' | 'password_hash'>,
  next: string,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(TABLE_OF[role])} set password_hash = ${next}
    where ${sql.ref(ORGANISATION_OF[role])} = ${organisation_id} and id = ${id} and password_hash = ${password_hash}`.execute(
    tx,
  );
  return numAffectedRows > 0n;
}

type PasswordLink = Tables['password_link'];

/** Each account has one link: a new one replaces the earlier one. */
export const keepLink = (tx: Tx, link: PasswordLink) =>
  tx
    .insertInto('password_link')
    .values(link)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(link))
    .execute();

export const linkByToken = (tx: Tx, tokenHash: string, now: Date): Promise<PasswordLink | undefined> =>
  tx
    .selectFrom('password_link')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Deletes the link, so of concurrent requests only one gets it. */
export const takeLink = (tx: Tx, tokenHash: string, now: Date): Promise<PasswordLink | undefined> =>
  tx
    .deleteFrom('password_link')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

export const deleteOldLinks = (tx: Tx, now: Date) =>
  tx.deleteFrom('password_link').where('expires_at', '<=', now).execute();
