import { addDays, type Day } from '#contract/dates.ts';
import { APPOINTMENT_TEXTS, type AppointmentProblem, missing, mobileProblem } from './appointment.ts';

/** What a visitor asks of a clinic. */
export interface DoctorRequest {
  doctorId: string;
  patientName: string;
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

/** The first problem in the order and words of product spec section 5; tokens are counted by the database alone. */
export function doctorProblem(request: DoctorRequest, clinic: OpenClinic, today: Day): AppointmentProblem | null {
  if (!clinic.doctorIds.includes(request.doctorId)) return missing('doctorId', 'doctor Name is required');
  const mobile = mobileProblem(request.mobile);
  if (mobile) return mobile;
  if (request.patientName.trim() === '') return missing('patientName', 'patient Name is required');
  if (!bookableDays(clinic, today).includes(request.day ?? today))
    return missing('selectedDate', APPOINTMENT_TEXTS.noDay);
  return null;
}
