import { LOAN_TYPES } from '#contract/appointments/rules.ts';
import { type AppointmentProblem, missing, mobileProblem } from './appointment.ts';

/** What a visitor, or staff for a walk-in, asks of a branch. */
export interface LoanRequest {
  mobile: string;
  name: string;
  loanType: string;
}

/** The first problem in the order and words of product spec section 5. A walk-in needs the mobile number alone. */
export function loanProblem(request: LoanRequest, { isWalkIn }: { isWalkIn: boolean }): AppointmentProblem | null {
  const mobile = mobileProblem(request.mobile);
  if (mobile) return mobile;
  if (isWalkIn) return null;
  if (request.name.trim() === '') return missing('name', ' Name is required');
  if (!(LOAN_TYPES as readonly string[]).includes(request.loanType))
    return missing('typeOfLoan', ' Loan type is required');
  return null;
}
