import type { QueryClient } from '@tanstack/react-query';
import { doctorsApi } from '#contract/doctors/api.ts';
import type { Doctor } from '#contract/doctors/model.ts';
import { client } from '#web/console/platform/client.ts';
import { listQuery, recordsOf } from '#web/console/platform/records.ts';

const doctors = client(doctorsApi);

/** Shared with clinics: a new name in a clinic creates a doctor, and clinics show doctors' names. */
const CLINICS_KEY = ['clinics'];

export const doctorsQuery = listQuery<Doctor>([...CLINICS_KEY, 'doctors'], (signal) =>
  doctors.get({ body: {}, signal }),
);

/** Refetches clinics too. `remove` refuses a doctor who must be closed; see `closeDoctor`. */
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

export const closedDoctorsQuery = listQuery<Doctor>([...CLINICS_KEY, 'closed doctors'], (signal) =>
  doctors.closed({ body: {}, signal }),
);
export const openDoctor = (id: string): Promise<Doctor> => doctors.open({ params: { id } });
