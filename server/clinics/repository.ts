import { sql } from 'kysely';
import type { StoredClinic } from '#contract/clinics/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Resource, type RowOf, selectRecords, toModel } from '#server/kernel/records/resource.ts';

export const clinicResource: Resource<StoredClinic> = {
  table: 'clinic',
  columns: {
    name: 'name',
    doctorId: 'doctor_id',
    city: 'city',
    area: 'area',
    address: 'address',
    opensAt: 'opens_at',
    closesAt: 'closes_at',
    fee: 'fee_paise',
    specialization: 'specialization',
    tokens: 'tokens',
    bookingDays: 'booking_days',
    daysOff: 'days_off',
    gateway: 'gateway',
    merchantId: 'merchant_id',
    published: 'published',
    active: 'active',
    closed: 'closed',
  },
  computed: {
    doctorName: (whose) => sql`coalesce((select doctor.name from doctor
        where doctor.organisation_id = ${whose} and doctor.id = clinic.doctor_id), '')`,
    doctorIds: (whose) => sql`array(select d.doctor_id from clinic_doctor d
        join doctor on doctor.organisation_id = d.organisation_id and doctor.id = d.doctor_id and doctor.deleted_at is null
      where d.organisation_id = ${whose} and d.clinic_id = clinic.id order by d.place)`,
  },
};

export async function clinicsWith(tx: Tx, organisationId: string, doctorId: string): Promise<StoredClinic[]> {
  const rows = await selectRecords(tx, clinicResource, false, organisationId)
    .where(sql<boolean>`exists (select from clinic_doctor d
        where d.organisation_id = ${organisationId} and d.clinic_id = clinic.id and d.doctor_id = ${doctorId})`)
    .orderBy('clinic.name')
    .orderBy('clinic.id')
    .execute();
  return rows.map((row) => toModel(row as RowOf<StoredClinic>));
}

/** Keeps the rows of doctors who stay, so that the audit shows only additions and removals. A draft may have none. */
export async function replaceDoctors(
  tx: Tx,
  organisationId: string,
  clinicId: string,
  doctorIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('clinic_doctor')
    .where('organisation_id', '=', organisationId)
    .where('clinic_id', '=', clinicId)
    .where(sql<boolean>`doctor_id <> all(${doctorIds})`)
    .execute();
  if (doctorIds.length === 0) return;
  const rows = doctorIds.map((doctor_id, place) => ({
    organisation_id: organisationId,
    clinic_id: clinicId,
    doctor_id,
    place,
  }));
  await tx
    .insertInto('clinic_doctor')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'clinic_id', 'doctor_id'])
        .doUpdateSet({ place: (row) => row.ref('excluded.place') }),
    )
    .execute();
}
