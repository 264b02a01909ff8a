import type { Doctor } from '#contract/doctors/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import type { Resource } from '#server/kernel/records/resource.ts';

export const doctorResource: Resource<Doctor> = { table: 'doctor', columns: { name: 'name', daysOff: 'days_off' } };

/** Doctors of an organisation with this name, whatever its capitals, the oldest first. */
export const doctorsNamed = (tx: Tx, organisationId: string, name: string) =>
  tx
    .selectFrom('doctor')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', name.toLowerCase()))
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Finds which of these ids are doctors of the organisation. */
export const doctorsAmong = (tx: Tx, organisationId: string, ids: readonly string[]) =>
  tx
    .selectFrom('doctor')
    .select(['id', 'name'])
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .execute();
