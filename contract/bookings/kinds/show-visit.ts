import { type AppointmentProblem, found, missing, mobileProblem } from './appointment.ts';

/** What a visitor of a show says of themselves. */
export interface VisitRequest {
  personName: string;
  mobile: string;
}

export const VISIT_TEXTS = {
  noName: 'visitor name is required',
  over: 'This show is over.',
  full: 'All places for this show are taken.',
  many: 'This mobile number has five places at this show already.',
} as const;

/** All problems in the order and words of docs/product/forms.md 8. Whether there is a place the database alone says. */
export const visitProblems = ({ personName, mobile }: VisitRequest): AppointmentProblem[] =>
  found([mobileProblem(mobile), personName.trim() === '' && missing('visitorName', VISIT_TEXTS.noName)]);
