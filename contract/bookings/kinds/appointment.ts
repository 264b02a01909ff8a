import type { Day } from '#contract/kernel/dates/dates.ts';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import { bareMobile, parseMobile } from '#contract/kernel/mobile.ts';
import { type Text, text } from '#contract/kernel/text.ts';

/** Shared by doctor and loan appointments (docs/product/forms.md 6; docs/behaviour.md 7). */
export interface AppointmentProblem {
  field: string;
  code: Extract<ErrorCode, 'INVALID_INPUT' | 'DAY_OVER' | 'SOLD_OUT' | 'CLOSED'>;
  message: Text;
  data?: { nextOpenDay: Day };
}

/** `noMobile`: nothing has to be typed, since this person has none. */
export function mobileProblem(typed: string, noMobile = false): AppointmentProblem | null {
  const bare = bareMobile(typed);
  const wrong = (message: Text): AppointmentProblem => ({ field: 'mobile', code: 'INVALID_INPUT', message });
  if (bare === '') return noMobile ? null : wrong(text('appointments.noMobile'));
  if (!/^\+?\d+$/.test(bare)) return wrong(text('appointments.digitsOnly'));
  return parseMobile(typed) ? null : wrong(text('appointments.tenDigits'));
}

export const found = (checks: readonly (AppointmentProblem | null | false)[]): AppointmentProblem[] =>
  checks.filter((check) => check !== null && check !== false);

export const missing = (field: string, message: Text): AppointmentProblem => ({
  field,
  code: 'INVALID_INPUT',
  message,
});
