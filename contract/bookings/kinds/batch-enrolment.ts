import { ENROLMENT_PROBLEMS } from '#contract/enrolments/words.ts';
import { type Day, startOfDay } from '#contract/kernel/dates/dates.ts';
import { daysFrom, periodStateAt } from '#contract/kernel/dates/periods.ts';
import { storedText } from '#contract/kernel/typed-text.ts';
import { isOffToTheEnd } from '#contract/opening-days/rules.ts';
import { type AppointmentProblem, found, missing, mobileProblem } from './appointment.ts';

/** A student, or somebody for a student, asks this of a batch. */
export interface EnrolmentRequest {
  /** Empty: nobody said. */
  studentName: string;
  mobile: string;
  /** Empty: none. */
  email: string;
}

/** A batch can be joined until the end of its last day. */
export const isBatchOver = ({ endDate }: { endDate: Day | null }, today: Day): boolean =>
  periodStateAt(daysFrom(null, endDate), startOfDay(today)) === 'ended';

/**
 * All problems of a request in the order of docs/product/forms.md 9, or that the batch is over; places are counted by the
 * database alone. The form asks for the student's name, and over HTTP it may be left out (`asksName` false).
 */
export function enrolmentProblems(
  { studentName, mobile, email }: EnrolmentRequest,
  batch: { endDate: Day; daysOff: readonly Day[] },
  today: Day,
  { asksName = true } = {},
): AppointmentProblem[] {
  if (isBatchOver(batch, today)) return [{ field: 'batchId', code: 'CLOSED', message: ENROLMENT_PROBLEMS.over }];
  if (isOffToTheEnd(batch.daysOff, today, batch.endDate))
    return [{ field: 'batchId', code: 'CLOSED', message: ENROLMENT_PROBLEMS.off }];
  return found([
    mobileProblem(mobile),
    asksName && storedText(studentName) === '' && missing('studentName', ENROLMENT_PROBLEMS.noStudent),
    !isEmail(email) && missing('email', ENROLMENT_PROBLEMS.badEmail),
  ]);
}

/** The problems of a request that names no batch. */
export const problemsWithoutBatch = ({ mobile, email }: EnrolmentRequest): AppointmentProblem[] =>
  found([
    mobileProblem(mobile),
    !isEmail(email) && missing('email', ENROLMENT_PROBLEMS.badEmail),
    missing('batchId', ENROLMENT_PROBLEMS.noBatch),
  ]);

/** None at all, or something that mail can be sent to and that reads as it is. Plain, so that visitors' pages ask no library. */
const isEmail = (typed: string): boolean => {
  const email = typed.trim();
  return (
    email === '' ||
    (email.length <= 254 && /^[^\s\p{C}@<>,;"]+@[^\s\p{C}@<>,;".]+(\.[^\s\p{C}@<>,;".]+)+$/u.test(email))
  );
};
