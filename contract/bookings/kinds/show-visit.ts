import { text } from '#contract/kernel/text.ts';
import { storedText } from '#contract/kernel/typed-text.ts';
import { type AppointmentProblem, found, missing, mobileProblem } from './appointment.ts';

export interface VisitRequest {
  personName: string;
  mobile: string;
}

/** Problems in the order and words of docs/product/forms.md 8. The database decides about places. */
export const visitProblems = ({ personName, mobile }: VisitRequest): AppointmentProblem[] =>
  found([mobileProblem(mobile), storedText(personName) === '' && missing('personName', text('visits.noName'))]);
