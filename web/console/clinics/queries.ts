import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { clinicsApi } from '#contract/clinics/api.ts';
import type { Clinic, ClinicFields } from '#contract/clinics/model.ts';
import { CLINICS_KEY } from '#web/console/doctors/queries.ts';
import { client } from '#web/console/platform/client.ts';

const clinics = client(clinicsApi);

/** The clinics that the signed-in user may see, newest first. */
export const clinicsQuery = queryOptions({
  queryKey: [...CLINICS_KEY, 'own'],
  queryFn: async ({ signal }): Promise<Clinic[]> => (await clinics.get({ body: {}, signal })).rows,
});

const refresh = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: CLINICS_KEY });

/** Creates a clinic, or changes the one with this id; clinics and doctors are fetched again. */
export async function saveClinic(
  cache: QueryClient,
  id: string | null,
  body: ClinicFields,
  key: string,
): Promise<void> {
  await (id === null ? clinics.add({ body, key }) : clinics.update({ params: { id }, body }));
  await refresh(cache);
}

export async function removeClinic(cache: QueryClient, id: string): Promise<void> {
  await clinics.remove({ params: { id } });
  await refresh(cache);
}

/** PNG of the QR code that opens the booking page of a clinic. */
export const clinicQr = (id: string): Promise<Blob> => clinics.qr({ params: { id }, query: { format: 'png' } });
