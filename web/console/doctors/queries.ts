import type { QueryClient } from '@tanstack/react-query';
import { doctorsApi } from '#contract/doctors/api.ts';
import type { Doctor } from '#contract/doctors/model.ts';
import { client } from '#web/console/platform/client.ts';
import { listQuery, recordsOf } from '#web/console/platform/records.ts';

const doctors = client(doctorsApi);

/** Clinics and doctors change together: a new name in a clinic becomes a doctor, and clinics say their doctors' names. */
const CLINICS_KEY = ['clinics'];

/** The doctors of the organisation, newest first. */
export const doctorsQuery = listQuery<Doctor>([...CLINICS_KEY, 'doctors'], (signal) =>
  doctors.get({ body: {}, signal }),
);

/** After each change doctors and clinics are fetched again. One who would be closed is not removed: `closeDoctor` is for that. */
export const doctorRecords = recordsOf(
  CLINICS_KEY,
  {
    ...doctors,
    remove: ({ params }: { params: { id: string } }) => doctors.remove({ params, query: { unbooked: true } }),
  },
  'doctors',
);

export const closeDoctor = async (cache: QueryClient, id: string): Promise<void> => {
  await doctors.remove({ params: { id } });
  await doctorRecords.refresh(cache);
};

/** The closed doctors, newest first. */
export const closedDoctorsQuery = listQuery<Doctor>([...CLINICS_KEY, 'closed doctors'], (signal) =>
  doctors.closed({ body: {}, signal }),
);
export const openDoctor = (id: string): Promise<Doctor> => doctors.open({ params: { id } });
