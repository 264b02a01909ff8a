import type { Inside } from '#contract/admissions/model.ts';
import type { KindCount } from '#contract/admissions/rules.ts';
import { categoryNamed, labelText } from '#contract/fees/rules.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { ScanRequest } from '#contract/passes/model.ts';
import { type Judgement, readPass, readShortCode } from '#contract/passes/rules.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import { say, sayText } from '#web/shared/say.ts';

export interface DeviceGate {
  name: string;
  parkId: string | null;
  out?: boolean;
}

export interface ScanOutcome {
  /** `just_in`: asks before people go out who have only just come in. */
  result: Judgement['result'] | 'just_in';
  offline: boolean;
  message: string;
  code: string;
  at: string;
  people?: number;
  lines?: { category: string; label: string; quantity: number }[];
  parkId?: string | null;
  visitDate?: Day;
  slot?: string | null;
  slotUntil?: string | null;
  parkName?: string;
  status?: PaymentStatus;
  used?: string;
  scanId?: string;
  /** At a park that counts people: `counts` moved now, `left` can still come, `inside` is the park's total. */
  counts?: KindCount[];
  left?: KindCount[];
  /** The part of `counts` that came for the first time; absent: all of it. */
  anew?: KindCount[];
  inside?: Inside;
  out?: boolean;
  undone?: boolean;
}

/** The short code (eight characters) of a scanned or typed text; null if it is no ticket code. */
export const shortOf = (code: string): string | null =>
  readPass(code)?.pass.bookingId.slice(0, 8) ?? readShortCode(code);

export const blank = (code: string): ScanOutcome => ({
  result: 'unknown',
  offline: false,
  message: shortOf(code) ? say('passes.codeBelowQr') : say('passes.askForCode'),
  code,
  at: new Date().toISOString(),
});

export const labelOf = (category: string): string => sayText(labelText(categoryNamed(category)?.label ?? category));

export const labelled = (lines: readonly KindCount[] | undefined) =>
  lines?.map(({ category, quantity }) => ({ category, quantity, label: labelOf(category) }));

export const partOf = (out: boolean | undefined, admit: KindCount[] | undefined) => ({
  ...(out && { out }),
  ...(admit && { admit: admit as ScanRequest['admit'] }),
});
