import { sql } from 'kysely';
import type { Doctor } from '#contract/doctors/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import type { Resource } from '#server/kernel/records/resource.ts';

export const doctorResource: Resource<Doctor> = { table: 'doctor', columns: { name: 'name', daysOff: 'days_off' } };

export const hiddenDoctorResource: Resource<Doctor> = { ...doctorResource, removedAt: null };
export const isClosed = sql<boolean>`doctor.closed`;

/** Closes a doctor who has tokens or is a clinic's only one (docs/behaviour.md 4.4). False: locked, to remove. */
export async function closeDoctor(
  tx: Tx,
  { organisationId, id }: Pick<Doctor, 'organisationId' | 'id'>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    select close_doctor(${organisationId}, ${id}, ${now}) as closed`.execute(tx);
  return rows[0]?.closed ?? false;
}

export const openDoctor = (tx: Tx, organisationId: string, id: string) =>
  tx
    .updateTable('doctor')
    .set({ deleted_at: null, closed: false })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('closed', '=', true)
    .execute();

/** Oldest first, ignoring case. `also` is found even if hidden. */
export const doctorsNamed = (tx: Tx, organisationId: string, name: string, also: string | null) =>
  tx
    .selectFrom('doctor')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where((of) => of.or([of('deleted_at', 'is', null), of('id', '=', also ?? '')]))
    .where((eb) => eb(eb.fn('lower', ['name']), '=', name.toLowerCase()))
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const doctorsAmong = (tx: Tx, organisationId: string, ids: readonly string[]) =>
  tx
    .selectFrom('doctor')
    .select(['id', 'name'])
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .execute();
