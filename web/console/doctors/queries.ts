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

/** After each change doctors and clinics are fetched again. */
export const doctorRecords = recordsOf(CLINICS_KEY, doctors, 'doctors');
