import { LOAN_TYPES } from '#contract/appointments/rules.ts';
import { text } from '#contract/kernel/text.ts';
import { storedText } from '#contract/kernel/typed-text.ts';
import { type AppointmentProblem, found, missing, mobileProblem } from './appointment.ts';

export interface LoanRequest {
  mobile: string;
  personName: string;
  loanType: string;
}

const isLoanType = (typed: string): boolean => (LOAN_TYPES as readonly string[]).includes(typed);

/** Problems in the order and words of docs/product/forms.md 7. A walk-in needs only the mobile number, or none. */
export const loanProblems = (
  request: LoanRequest & { noMobile?: boolean | undefined },
  { isWalkIn }: { isWalkIn: boolean },
): AppointmentProblem[] =>
  found([
    mobileProblem(request.mobile, isWalkIn && request.noMobile),
    !isWalkIn && storedText(request.personName) === '' && missing('personName', text('appointments.noName')),
    !isWalkIn && !isLoanType(request.loanType) && missing('loanType', text('appointments.noLoanType')),
  ]);
