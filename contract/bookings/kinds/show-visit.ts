import { storedText } from '#contract/kernel/typed-text.ts';
import { VISIT_PROBLEMS } from '#contract/visits/words.ts';
import { type AppointmentProblem, found, missing, mobileProblem } from './appointment.ts';

/** A visitor of a show says this of themselves. */
export interface VisitRequest {
  personName: string;
  mobile: string;
}

/** All problems in the order and words of docs/product/forms.md 8. Whether there is a place the database alone says. */
export const visitProblems = ({ personName, mobile }: VisitRequest): AppointmentProblem[] =>
  found([mobileProblem(mobile), storedText(personName) === '' && missing('personName', VISIT_PROBLEMS.noName)]);
