import { APPOINTMENT_PROBLEMS } from '#contract/appointments/words.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import { bareMobile, parseMobile } from '#contract/kernel/mobile.ts';

/** Shared by doctor and loan appointments (docs/product/forms.md 6; docs/behaviour.md 7). */
export interface AppointmentProblem {
  field: string;
  code: Extract<ErrorCode, 'INVALID_INPUT' | 'DAY_OVER' | 'SOLD_OUT' | 'CLOSED'>;
  message: string;
  data?: { nextOpenDay: Day };
}

export function mobileProblem(typed: string): AppointmentProblem | null {
  const bare = bareMobile(typed);
  const wrong = (message: string): AppointmentProblem => ({ field: 'mobile', code: 'INVALID_INPUT', message });
  if (bare === '') return wrong(APPOINTMENT_PROBLEMS.noMobile);
  if (!/^\+?\d+$/.test(bare)) return wrong(APPOINTMENT_PROBLEMS.digitsOnly);
  return parseMobile(typed) ? null : wrong(APPOINTMENT_PROBLEMS.tenDigits);
}

export const found = (checks: readonly (AppointmentProblem | null | false)[]): AppointmentProblem[] =>
  checks.filter((check) => check !== null && check !== false);

export const missing = (field: string, message: string): AppointmentProblem => ({
  field,
  code: 'INVALID_INPUT',
  message,
});
