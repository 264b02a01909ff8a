import type { Day } from '#contract/kernel/dates/dates.ts';
import { text } from '#contract/kernel/text.ts';
import { storedText } from '#contract/kernel/typed-text.ts';
import { dayAfter, dayOverText, daysAhead, type PlaceDay } from '#contract/opening-days/rules.ts';
import { type AppointmentProblem, found, missing, mobileProblem } from './appointment.ts';

export interface DoctorRequest {
  doctorId: string;
  personName: string;
  mobile: string;
  /** Checked by the server: only staff may say so, and only of a walk-in that pays at the desk. */
  noMobile?: boolean;
  day: Day | null;
}

export interface OpenClinic {
  name: string;
  doctorIds: readonly string[];
  bookingDays: number;
  daysOff: readonly Day[];
}

export const bookableDays = ({ bookingDays }: Pick<OpenClinic, 'bookingDays'>, today: Day): Day[] =>
  daysAhead(today, bookingDays + 1);

function todayOver({ day }: DoctorRequest, { name, daysOff }: OpenClinic, at: PlaceDay): AppointmentProblem | null {
  if (!at.isOver || (day ?? at.today) !== at.today) return null;
  const nextOpenDay = dayAfter(at.today, daysOff);
  return { field: 'day', code: 'DAY_OVER', message: dayOverText(name, nextOpenDay), data: { nextOpenDay } };
}

const nobodyHere: AppointmentProblem = { field: 'doctorId', code: 'CLOSED', message: text('appointments.nobodyHere') };

export const problemsWithoutDoctor = ({ mobile, personName }: DoctorRequest): AppointmentProblem[] =>
  found([
    missing('doctorId', text('appointments.noDoctor')),
    mobileProblem(mobile),
    storedText(personName) === '' && missing('personName', text('appointments.noPatient')),
  ]);

/** Problems in the order and words of docs/product/forms.md 6. The database counts tokens. */
export const doctorProblems = (request: DoctorRequest, clinic: OpenClinic, at: PlaceDay): AppointmentProblem[] =>
  found([
    clinic.doctorIds.length === 0 && nobodyHere,
    !clinic.doctorIds.includes(request.doctorId) && missing('doctorId', text('appointments.noDoctor')),
    mobileProblem(request.mobile, request.noMobile),
    todayOver(request, clinic, at),
    storedText(request.personName) === '' && missing('personName', text('appointments.noPatient')),
    !bookableDays(clinic, at.today).includes(request.day ?? at.today) && missing('day', text('appointments.noDay')),
  ]);
