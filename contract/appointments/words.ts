import { type Day, formatDay } from '#contract/kernel/dates/dates.ts';
import type { Appointment } from './model.ts';

/** These words tell what stands in the way of a token (docs/product/forms.md 6 and 7), in the browser as on the server. */
export const APPOINTMENT_PROBLEMS = {
  noMobile: 'mobile number required',
  digitsOnly: 'Must be only digits',
  tenDigits: 'Must be exactly 10 digits',
  full: 'All tokens for today are booked.',
  noDoctor: 'doctor Name is required',
  nobodyHere: 'No doctor sees patients here at present. Please ask the clinic when one does.',
  noClinic: 'Please choose the clinic: this doctor is at several.',
  noPatient: 'patient Name is required',
  noDay: 'Please choose one of the days that are open for booking.',
  noBranch: 'branch Name is required',
  noName: ' Name is required',
  noLoanType: ' Loan type is required',
} as const;

/** These words say why the server does not take a booking that the form took. */
export const APPOINTMENT_REFUSALS = {
  tooMany: 'This mobile number has five bookings here already. Please use one of those, or ask at the desk.',
} as const;

/** The ways in which a fee was paid. */
export const PAID_FEE = {
  back: 'Given back',
  cash: 'Paid at the clinic',
  cashDue: 'To be paid at the clinic',
  online: 'Paid online',
} as const;

/** Says how the fee of a token with a number was paid; null where there is none. */
export function paidWords({ fee, status, paymentMode }: Pick<Appointment, 'fee' | 'status' | 'paymentMode'>) {
  if (fee === 0) return null;
  if (status === 'refunded') return PAID_FEE.back;
  if (paymentMode === 'cash') return status === 'paid' ? PAID_FEE.cash : PAID_FEE.cashDue;
  return PAID_FEE.online;
}

/** A visitor passes these words on to others; the address of the page follows. */
export const tokenInWords = (number: number, place: string, day: Day): string =>
  `Token ${number} at ${place}, ${formatDay(day)}`;

/** These words tell how a token stands that has its number. */
export const APPOINTMENT_STATES = {
  cancelled: 'This token was cancelled.',
  numbered: (number: number | null) => `Your token number is ${number}.`,
} as const;
