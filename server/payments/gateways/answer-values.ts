import { z } from 'zod';
import { type Paise, parseAmount } from '#contract/kernel/money.ts';
import type { Mismatch } from '#contract/payments/model.ts';
import type { Mismatches } from './gateway.ts';

/** Strict readers for providers' answers: a wrong amount, text or time makes the whole answer unreadable. */

/** Rupees as a number or text; yields paise. */
export const rupees = z.union([z.string(), z.number()]).transform((value, context): Paise => {
  const paise = parseAmount(value);
  if (paise === null) context.addIssue({ code: 'custom', message: 'not an amount' });
  return paise ?? 0;
});

/** Refuses numbers too large to be exact: a wrong transaction number is worse than none. */
export const text = z.union([z.string(), z.int()]).transform((value) => String(value).trim());

const isAbsent = (value: unknown): boolean => value === null || value === '' || value === 'null';

/** Undefined for each of the ways in which providers write "absent". */
export const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (isAbsent(value) ? undefined : value), type.optional());

/** Reads `2026-11-21 15:45:30.120` as IST; null for anything else. */
export function readInstant(time: string | undefined): Date | null {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d{1,3})?$/.exec(time ?? '');
  const instant = match && new Date(`${match[1]}T${match[2]}${match[3] ?? ''}+05:30`);
  return instant && !Number.isNaN(instant.getTime()) ? instant : null;
}

export function mismatchesOf(checks: readonly [differs: boolean, mismatch: Mismatch][]): Mismatches | null {
  const [first, ...more] = checks.filter(([differs]) => differs).map(([, mismatch]) => mismatch);
  return first ? [first, ...more] : null;
}
