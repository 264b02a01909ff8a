import type { Selectable } from 'kysely';
import type { AppError } from '#contract/kernel/errors.ts';
import type { Organisation, OrganisationKind, Registration } from '#contract/organisations/model.ts';
import { slugOf } from '#contract/organisations/rules.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { enterDirectory, inDirectory, leaveDirectory } from '#server/kernel/database/directory.ts';
import { tellOrganisation } from '#server/kernel/identity/organisation-codes.ts';
import type { Tables } from '#server/tables.ts';

type OrganisationRow = Selectable<Tables['organisation']>;

export const toOrganisation = (row: OrganisationRow): Organisation => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  personName: row.person_name,
  location: row.location,
  email: row.email,
  mobile: row.mobile,
  secondMobile: row.second_mobile,
  active: row.active,
  slug: row.slug || slugOf(row),
  confirmed: row.confirmed,
  createdAt: row.created_at,
});

export type NewOrganisation = Omit<Registration, 'kind' | 'password'> & {
  id: string;
  kind: OrganisationKind;
  passwordHash: string;
  confirmed: boolean;
  createdAt: Date;
};

/** An insert, never an upsert, so that nobody takes over an account. Throws `taken` for an e-mail in use. */
export async function insertOrganisation(
  tx: Tx,
  organisation: NewOrganisation,
  taken: () => AppError,
): Promise<Organisation> {
  const { id, email } = organisation;
  await enterDirectory(tx, { kind: 'organisation', key: email, organisation_id: id, account_id: id }, taken);
  const row = await tx
    .insertInto('organisation')
    .values({
      id,
      kind: organisation.kind,
      name: organisation.name,
      person_name: organisation.personName,
      location: organisation.location,
      email,
      mobile: organisation.mobile,
      second_mobile: organisation.secondMobile || null,
      password_hash: organisation.passwordHash,
      confirmed: organisation.confirmed,
      created_at: organisation.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellOrganisation(tx, row);
  return toOrganisation(row);
}

export async function organisationByEmail(tx: Tx, email: string) {
  const entry = await inDirectory(tx, 'organisation', email);
  return entry && organisationById(tx, entry.organisation_id);
}

export const organisationById = (tx: Tx, id: string) =>
  tx.selectFrom('organisation').selectAll().where('id', '=', id).executeTakeFirst();

/** Locked until the transaction ends. */
export const lockOrganisation = (tx: Tx, id: string) =>
  tx.selectFrom('organisation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateOrganisation = (tx: Tx, organisation: Organisation) =>
  tx
    .updateTable('organisation')
    .set({
      name: organisation.name,
      person_name: organisation.personName,
      location: organisation.location,
      mobile: organisation.mobile,
      second_mobile: organisation.secondMobile || null,
      active: organisation.active,
      slug: organisation.slug === slugOf(organisation) ? '' : organisation.slug,
    })
    .where('id', '=', organisation.id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Reserves the chosen address of an organisation's page and releases its former one. Throws `taken`. */
export const enterSlug = (tx: Tx, id: string, slug: string, taken: () => AppError): Promise<unknown> => {
  const entry = { organisation_id: id, account_id: 'slug' };
  return slug === '' ? leaveDirectory(tx, entry) : enterDirectory(tx, { kind: 'slug', key: slug, ...entry }, taken);
};

export const organisationBySlug = async (tx: Tx, slug: string): Promise<string | undefined> =>
  (await inDirectory(tx, 'slug', slug))?.organisation_id;

/** For the visitor scope, which hides organisations that are off or not confirmed. */
export const shownName = (tx: Tx, id: string) =>
  tx
    .selectFrom('organisation')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('kind', '<>', 'admin')
    .executeTakeFirst();

export const shownNames = (tx: Tx) =>
  tx.selectFrom('organisation').select(['id', 'name']).where('kind', '<>', 'admin').execute();

export const selectOrganisations = (tx: Tx, id: string | null) =>
  tx
    .selectFrom('organisation')
    .selectAll()
    .$if(id !== null, (all) => all.where('id', '=', id));

export const adminExists = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('organisation').select('id').where('kind', '=', 'admin').limit(1).executeTakeFirst()) !==
  undefined;

/** Admins do not count: the first admin may come from the settings before any organisation registers. */
export const anyOrganisation = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('organisation').select('id').where('kind', '<>', 'admin').limit(1).executeTakeFirst()) !==
  undefined;

/** An admin's account belongs to another organisation than what the admin did, so a join misses it. Only admins see it. */
export async function namesOfAdmins(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('organisation').select(['id', 'person_name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, person_name }) => [id, person_name]));
}
