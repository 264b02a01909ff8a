import { clinicsApi } from '#contract/clinics/api.ts';
import type { Clinic, ClinicFields } from '#contract/clinics/model.ts';
import type { Deps } from '#server/deps.ts';
import { ensureDoctor, requireDoctors } from '#server/features/doctors/service.ts';
import { ownedByKind, type Records } from '#server/platform/records.ts';
import { recordById } from '#server/platform/resource.ts';
import { visitorScope, withScope } from '#server/platform/scope.ts';
import { clinicResource, clinicsWith, replaceDoctors } from './repository.ts';

/** Clinics: a doctor who is named becomes one of the organisation's doctors, and the first of the clinic's. */
export const clinics: Records<Clinic, ClinicFields> = {
  resource: clinicResource,
  thing: 'clinic',
  form: clinicsApi.add.body,
  ownerOf: ownedByKind('clinic', 'clinic'),
  complete: ({ doctorId, doctorIds }, sent) => ({ doctorIds: doctorIds.filter((id) => id !== doctorId), ...sent }),
  before: async (work, { doctorName, doctorId, doctorIds }, sent) => {
    await requireDoctors(work, doctorIds);
    if (sent.doctorName !== undefined || doctorId === null)
      return { doctorId: await ensureDoctor(work, doctorName, doctorId) };
    if (sent.doctorId) await requireDoctors(work, [sent.doctorId], 'doctorId');
    return {};
  },
  after: (work, id, fields, { doctorId = fields.doctorId }) =>
    replaceDoctors(work.tx, work.organisationId, id, [...new Set([doctorId as string, ...fields.doctorIds])]),
};

/** A clinic as visitors book it; null when there is none. */
export const clinicForBooking = (deps: Deps, id: string): Promise<Clinic | null> =>
  withScope(deps.db, visitorScope, async (tx) => (await recordById(tx, clinicResource, false, null, id)) ?? null);

/** The clinics at which a doctor sees patients, by name. */
export const clinicsOfDoctor = (deps: Deps, doctorId: string): Promise<Clinic[]> =>
  withScope(deps.db, visitorScope, (tx) => clinicsWith(tx, doctorId));
