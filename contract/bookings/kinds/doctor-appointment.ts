import { addDays, type Day } from '#contract/dates.ts';
import { APPOINTMENT_PROBLEMS } from '#contract/words/appointments.ts';
import { type AppointmentProblem, found, missing, mobileProblem } from './appointment.ts';

/** What a visitor asks of a clinic. */
export interface DoctorRequest {
  doctorId: string;
  personName: string;
  mobile: string;
  /** Absent: today. */
  day: Day | null;
}

export interface OpenClinic {
  /** The doctors who see patients there. */
  doctorIds: readonly string[];
  /** For how many days ahead of today tokens can be booked. */
  bookingDays: number;
}

export const bookableDays = ({ bookingDays }: Pick<OpenClinic, 'bookingDays'>, today: Day): Day[] =>
  Array.from({ length: bookingDays + 1 }, (_, ahead) => addDays(today, ahead));

/** All problems in the order and words of docs/product/forms.md 6; tokens are counted by the database alone. */
export const doctorProblems = (request: DoctorRequest, clinic: OpenClinic, today: Day): AppointmentProblem[] =>
  found([
    !clinic.doctorIds.includes(request.doctorId) && missing('doctorId', APPOINTMENT_PROBLEMS.noDoctor),
    mobileProblem(request.mobile),
    request.personName.trim() === '' && missing('personName', APPOINTMENT_PROBLEMS.noPatient),
    !bookableDays(clinic, today).includes(request.day ?? today) && missing('day', APPOINTMENT_PROBLEMS.noDay),
  ]);
