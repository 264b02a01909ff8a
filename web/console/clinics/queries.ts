import { clinicsApi } from '#contract/clinics/api.ts';
import type { StoredClinic } from '#contract/clinics/model.ts';
import { CLINICS_KEY } from '#web/console/doctors/queries.ts';
import { codeOf, offeringRecords } from '#web/console/offerings/queries.ts';
import { client } from '#web/console/platform/client.ts';
import { previewOf } from '#web/console/platform/preview.ts';
import { listQuery, recordQuery } from '#web/console/platform/records.ts';

const clinics = client(clinicsApi);

/** The clinics that the signed-in user may see, newest first. */
export const clinicsQuery = listQuery<StoredClinic>([...CLINICS_KEY, 'own'], (signal) =>
  clinics.get({ body: {}, signal }),
);

export const clinicQuery = (id: string) =>
  recordQuery<StoredClinic>(CLINICS_KEY, id, (signal) => clinics.one({ params: { id }, signal }));

/** After each change clinics and doctors are fetched again. */
export const clinicRecords = offeringRecords(CLINICS_KEY, clinics);

export const drawClinic = previewOf('clinic', clinicsApi.add);

/** PNG of the QR code that opens the booking page of a clinic. */
export const clinicQr = codeOf(clinics);
