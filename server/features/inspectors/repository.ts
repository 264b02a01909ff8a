import type { Inspector, InspectorUpdate } from '#contract/inspectors/model.ts';
import type { Tx } from '#server/platform/database.ts';

export const inspectorByEmail = (tx: Tx, email: string) =>
  tx.selectFrom('inspector').selectAll().where('email', '=', email).executeTakeFirst();

export const inspectorById = (tx: Tx, id: string) =>
  tx.selectFrom('inspector').selectAll().where('id', '=', id).executeTakeFirst();

const SHOWN = [
  'inspector.id',
  'inspector.organisation_id',
  'inspector.park_id',
  'inspector.name',
  'inspector.email',
  'inspector.phone',
  'inspector.active',
  'inspector.created_at',
] as const;

/** Inspectors with the names of their parks, without passwords; of one organisation, or of all where it is null. */
export const selectInspectors = (tx: Tx, organisationId: string | null) =>
  tx
    .selectFrom('inspector')
    .innerJoin('park', 'park.id', 'inspector.park_id')
    .select([...SHOWN, 'park.name as park_name'])
    .$if(organisationId !== null, (query) => query.where('inspector.organisation_id', '=', organisationId ?? ''));

type ShownRow = Awaited<ReturnType<ReturnType<typeof selectInspectors>['executeTakeFirstOrThrow']>>;

export const toInspector = (row: ShownRow): Inspector => ({
  id: row.id,
  organisationId: row.organisation_id,
  parkId: row.park_id,
  parkName: row.park_name,
  name: row.name,
  email: row.email,
  phone: row.phone,
  active: row.active,
  createdAt: row.created_at,
});

export const shownInspector = (tx: Tx, organisationId: string | null, id: string) =>
  selectInspectors(tx, organisationId).where('inspector.id', '=', id).executeTakeFirst();

/** Adds an inspector; false when the e-mail has an account already. An insert, never an upsert. */
export async function insertInspector(tx: Tx, inspector: Inspector, passwordHash: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('inspector')
    .values({
      id: inspector.id,
      organisation_id: inspector.organisationId,
      park_id: inspector.parkId,
      name: inspector.name,
      email: inspector.email,
      phone: inspector.phone,
      password_hash: passwordHash,
      active: inspector.active,
      created_at: inspector.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Writes the fields that are given; absent ones stay, the password too. */
export const updateInspector = (tx: Tx, id: string, fields: Partial<InspectorUpdate>, passwordHash: string | null) =>
  tx
    .updateTable('inspector')
    .set({
      id,
      park_id: fields.parkId,
      name: fields.name,
      email: fields.email,
      phone: fields.phone,
      active: fields.active,
      ...(passwordHash && { password_hash: passwordHash }),
    })
    .where('id', '=', id)
    .execute();

export const deleteInspector = (tx: Tx, id: string) => tx.deleteFrom('inspector').where('id', '=', id).execute();
