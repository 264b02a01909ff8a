import type { ErrorCode } from '#contract/errors.ts';

/** What doctor and loan appointments have in common (docs/product/forms.md 6; docs/behaviour.md 7). */
export interface AppointmentProblem {
  /** Legacy name of the field beside which it is shown. */
  field: string;
  code: Extract<ErrorCode, 'INVALID_INPUT' | 'SOLD_OUT' | 'CLOSED'>;
  message: string;
}

export const APPOINTMENT_TEXTS = {
  noMobile: 'mobile number required',
  digitsOnly: 'Must be only digits',
  tenDigits: 'Must be exactly 10 digits',
  full: 'All tokens for today are booked.',
  noDay: 'Please choose one of the days that are open for booking.',
} as const;

/** The first thing wrong with a mobile number as it was typed: spaces, dashes, +91 and a leading 0 are no fault. */
export function mobileProblem(typed: string): AppointmentProblem | null {
  const digits = typed.replace(/[\s-]/g, '').replace(/^(\+91|0(?=\d{10}$))/, '');
  const wrong = (message: string): AppointmentProblem => ({ field: 'mobile', code: 'INVALID_INPUT', message });
  if (digits === '') return wrong(APPOINTMENT_TEXTS.noMobile);
  if (!/^\d+$/.test(digits)) return wrong(APPOINTMENT_TEXTS.digitsOnly);
  return digits.length === 10 ? null : wrong(APPOINTMENT_TEXTS.tenDigits);
}

/** Those of these checks that found something, in their order. */
export const found = (checks: readonly (AppointmentProblem | null | false)[]): AppointmentProblem[] =>
  checks.filter((check) => check !== null && check !== false);

export const missing = (field: string, message: string): AppointmentProblem => ({
  field,
  code: 'INVALID_INPUT',
  message,
});
