import { type Day, formatDay } from '#contract/kernel/dates/dates.ts';
import type { Appointment } from './model.ts';

/** Texts of docs/product/forms.md 6 and 7, shared by browser and server. */
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

export const APPOINTMENT_REFUSALS = {
  tooMany: 'This mobile number has five bookings here already. Please use one of those, or ask at the desk.',
} as const;

export const PAID_FEE = {
  back: 'Given back',
  cash: 'Paid at the clinic',
  cashDue: 'To be paid at the clinic',
  online: 'Paid online',
} as const;

export function paidWords({ fee, status, paymentMode }: Pick<Appointment, 'fee' | 'status' | 'paymentMode'>) {
  if (fee === 0) return null;
  if (status === 'refunded') return PAID_FEE.back;
  if (paymentMode === 'cash') return status === 'paid' ? PAID_FEE.cash : PAID_FEE.cashDue;
  return PAID_FEE.online;
}

export const tokenInWords = (number: number, place: string, day: Day): string =>
  `Token ${number} at ${place}, ${formatDay(day)}`;

export const APPOINTMENT_STATES = {
  cancelled: 'This token was cancelled.',
  numbered: (number: number | null) => `Your token number is ${number}.`,
} as const;
