import { clinicDraft, clinicsApi } from '#contract/clinics/api.ts';
import type { Clinic, ClinicFields, StoredClinic } from '#contract/clinics/model.ts';
import { missingToSell } from '#contract/clinics/rules.ts';
import type { PublishingFacts } from '#contract/offerings/model.ts';
import { recordOfBooking } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import { ensureDoctor, requireDoctors } from '#server/doctors/service.ts';
import { visitorScope, withScope } from '#server/kernel/database/scope.ts';
import { offeredBy, type RecordRules, shownRecord } from '#server/kernel/records/records.ts';
import { clinicResource, clinicsWith, replaceDoctors } from './repository.ts';

/** A doctor given by name is added to the organisation's doctors and becomes the first of the clinic. */
export const clinics: RecordRules<StoredClinic, ClinicFields, PublishingFacts> = {
  ...offeredBy('clinic', 'clinic', 'clinics'),
  resource: clinicResource,
  form: clinicsApi.add.body,
  publishing: { draft: clinicDraft, missing: missingToSell },
  complete: ({ doctorId, doctorIds }, sent) => ({ doctorIds: doctorIds.filter((id) => id !== doctorId), ...sent }),
  before: async (work, { doctorName, doctorId, doctorIds }, sent) => {
    await requireDoctors(work, doctorIds);
    if (sent.doctorName !== undefined || doctorId === null)
      return { doctorId: doctorName === '' ? null : await ensureDoctor(work, doctorName, doctorId) };
    if (sent.doctorId) await requireDoctors(work, [sent.doctorId], 'doctorId');
    return {};
  },
  after: (work, id, fields, { doctorId = fields.doctorId }) =>
    replaceDoctors(work.tx, work.organisationId, id, doctorsOf(doctorId as string | null, fields)),
};

const doctorsOf = (doctorId: string | null, { doctorIds }: ClinicFields): string[] => [
  ...new Set([...(doctorId === null ? [] : [doctorId]), ...doctorIds]),
];

export const clinicForBooking = (deps: Deps, id: string): Promise<Clinic | null> =>
  shownRecord(deps, clinicResource, id) as Promise<Clinic | null>;

export const clinicOfBooking = (deps: Deps, id: string): Promise<Clinic | null> =>
  recordOfBooking(deps, clinicResource, id) as Promise<Clinic | null>;

export async function clinicsOfDoctor(deps: Deps, doctorId: string): Promise<Clinic[]> {
  const owner = deps.codes.organisationOf(doctorId);
  if (owner === null) return [];
  return withScope(deps.db, visitorScope, (tx) => clinicsWith(tx, owner, doctorId)) as Promise<Clinic[]>;
}
