import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { doctorsApi } from '#contract/doctors/api.ts';
import type { Doctor, DoctorFields } from '#contract/doctors/model.ts';
import { client } from '#web/console/platform/client.ts';

const doctors = client(doctorsApi);

/** Clinics and doctors change together: a new name in a clinic becomes a doctor, and clinics say their doctors' names. */
export const CLINICS_KEY = ['clinics'];
const LIST = [...CLINICS_KEY, 'doctors'];

/** The doctors of the organisation, newest first. */
export const doctorsQuery = queryOptions({
  queryKey: LIST,
  queryFn: async ({ signal }): Promise<Doctor[]> => (await doctors.get({ body: {}, signal })).rows,
});

const refresh = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: CLINICS_KEY });

/** Creates a doctor, or changes the one with this id; doctors and clinics are fetched again. */
export async function saveDoctor(cache: QueryClient, id: string | null, body: DoctorFields, key: string) {
  await (id === null ? doctors.add({ body, key }) : doctors.update({ params: { id }, body }));
  await refresh(cache);
}

export async function removeDoctor(cache: QueryClient, id: string): Promise<void> {
  await doctors.remove({ params: { id } });
  await refresh(cache);
}
