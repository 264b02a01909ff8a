import { clinicsApi } from '#contract/clinics/api.ts';
import type { StoredClinic } from '#contract/clinics/model.ts';
import { CLINICS_KEY } from '#web/console/doctors/queries.ts';
import { codeOf, offeringOf, offeringRecords } from '#web/console/offerings/queries.ts';
import { client } from '#web/console/platform/client.ts';
import { listQuery, recordQuery } from '#web/console/platform/records.ts';
import { consolePaths, offeringPaths } from '#web/shared/paths.ts';

const clinics = client(clinicsApi);

/** The clinics that the signed-in user may see, newest first. */
export const clinicsQuery = listQuery<StoredClinic>([...CLINICS_KEY, 'own'], (signal) =>
  clinics.get({ body: {}, signal }),
);

/** After each change clinics and doctors are fetched again. */
export const clinicRecords = offeringRecords(CLINICS_KEY, clinics);

/** Its list, its columns and the page of its record show this. */
export const clinicOffering = offeringOf({
  kind: 'clinic',
  list: consolePaths.clinics,
  nameOf: ({ name }) => name,
  pathOf: ({ id, name }) => offeringPaths.clinic(id, name),
  one: (id) => recordQuery<StoredClinic>(CLINICS_KEY, id, (signal) => clinics.one({ params: { id }, signal })),
  records: clinicRecords,
  qr: codeOf(clinics),
  add: clinicsApi.add,
});
