import { type Day, startOfDay } from '#contract/kernel/dates/dates.ts';
import { daysFrom, periodStateAt } from '#contract/kernel/dates/periods.ts';
import { text } from '#contract/kernel/text.ts';
import { storedText } from '#contract/kernel/typed-text.ts';
import { isOffToTheEnd } from '#contract/opening-days/rules.ts';
import { type AppointmentProblem, found, missing, mobileProblem } from './appointment.ts';

export interface EnrolmentRequest {
  studentName: string;
  mobile: string;
  email: string;
}

export const isBatchOver = ({ endDate }: { endDate: Day | null }, today: Day): boolean =>
  periodStateAt(daysFrom(null, endDate), startOfDay(today)) === 'ended';

/** Problems in the order of docs/product/forms.md 9. The database counts places. `asksName`: false for calls. */
export function enrolmentProblems(
  { studentName, mobile, email }: EnrolmentRequest,
  batch: { endDate: Day; daysOff: readonly Day[] },
  today: Day,
  { asksName = true } = {},
): AppointmentProblem[] {
  if (isBatchOver(batch, today)) return [{ field: 'batchId', code: 'CLOSED', message: text('enrolments.over') }];
  if (isOffToTheEnd(batch.daysOff, today, batch.endDate))
    return [{ field: 'batchId', code: 'CLOSED', message: text('enrolments.off') }];
  return found([
    mobileProblem(mobile),
    asksName && storedText(studentName) === '' && missing('studentName', text('enrolments.noStudent')),
    !isEmail(email) && missing('email', text('enrolments.badEmail')),
  ]);
}

export const problemsWithoutBatch = ({ mobile, email }: EnrolmentRequest): AppointmentProblem[] =>
  found([
    mobileProblem(mobile),
    !isEmail(email) && missing('email', text('enrolments.badEmail')),
    missing('batchId', text('enrolments.noBatch')),
  ]);

/** Empty, or an address to which a mail can be sent. Without zod, to keep visitor pages small. */
const isEmail = (typed: string): boolean => {
  const email = typed.trim();
  return (
    email === '' ||
    (email.length <= 254 && /^[^\s\p{C}@<>,;"]+@[^\s\p{C}@<>,;".]+(\.[^\s\p{C}@<>,;".]+)+$/u.test(email))
  );
};
