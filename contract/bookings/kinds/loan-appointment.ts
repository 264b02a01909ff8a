import { LOAN_TYPES } from '#contract/appointments/rules.ts';
import { APPOINTMENT_PROBLEMS } from '#contract/words/appointments.ts';
import { type AppointmentProblem, found, missing, mobileProblem } from './appointment.ts';

/** What a visitor, or staff for a walk-in, asks of a branch. */
export interface LoanRequest {
  mobile: string;
  name: string;
  loanType: string;
}

const isLoanType = (typed: string): boolean => (LOAN_TYPES as readonly string[]).includes(typed);

/** All problems in the order and words of docs/product/forms.md 7. A walk-in needs the mobile number alone. */
export const loanProblems = (request: LoanRequest, { isWalkIn }: { isWalkIn: boolean }): AppointmentProblem[] =>
  found([
    mobileProblem(request.mobile),
    !isWalkIn && request.name.trim() === '' && missing('name', APPOINTMENT_PROBLEMS.noName),
    !isWalkIn && !isLoanType(request.loanType) && missing('typeOfLoan', APPOINTMENT_PROBLEMS.noLoanType),
  ]);
