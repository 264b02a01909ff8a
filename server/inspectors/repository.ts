import type { Inspector, InspectorUpdate } from '#contract/inspectors/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { inDirectory } from '#server/kernel/database/directory.ts';

export async function inspectorByEmail(tx: Tx, email: string) {
  const entry = await inDirectory(tx, 'inspector', email);
  return entry && inspectorById(tx, entry.organisation_id, entry.account_id);
}

export const inspectorById = (tx: Tx, organisationId: string, id: string) =>
  tx
    .selectFrom('inspector')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();

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
    .innerJoin('park', (join) =>
      join.onRef('park.organisation_id', '=', 'inspector.organisation_id').onRef('park.id', '=', 'inspector.park_id'),
    )
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

/** Locks an inspector until this change is done. */
export const lockInspector = (tx: Tx, organisationId: string, id: string) =>
  tx
    .selectFrom('inspector')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();

/** Adds an inspector. An insert, never an upsert. */
export const insertInspector = (tx: Tx, inspector: Inspector, passwordHash: string) =>
  tx
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
    .execute();

type InspectorKey = Pick<Inspector, 'id' | 'organisationId'>;

/** Writes the fields that are given; absent ones stay, the password too. */
export const updateInspector = (
  tx: Tx,
  { id, organisationId }: InspectorKey,
  fields: Partial<InspectorUpdate>,
  passwordHash: string | null,
) =>
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
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();

export const deleteInspector = (tx: Tx, { id, organisationId }: InspectorKey) =>
  tx.deleteFrom('inspector').where('organisation_id', '=', organisationId).where('id', '=', id).execute();
