import { storedText } from '#contract/kernel/typed-text.ts';
import { VISIT_PROBLEMS } from '#contract/visits/words.ts';
import { type AppointmentProblem, found, missing, mobileProblem } from './appointment.ts';

export interface VisitRequest {
  personName: string;
  mobile: string;
}

/** All problems in the order and words of docs/product/forms.md 8. Only the database knows whether a place is left. */
export const visitProblems = ({ personName, mobile }: VisitRequest): AppointmentProblem[] =>
  found([mobileProblem(mobile), storedText(personName) === '' && missing('personName', VISIT_PROBLEMS.noName)]);
