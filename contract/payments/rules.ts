import { addDays, dayOf, startOfDay } from '#contract/kernel/dates.ts';
import type { AttemptState, PaymentStatus } from './model.ts';

/** The booking shows this while its newest attempt is in this state. */
export const statusShownFor = (state: AttemptState): PaymentStatus => SHOWN[state];

const SHOWN: Record<AttemptState, PaymentStatus> = {
  created: 'pending',
  initiated: 'pending',
  start_failed: 'pending',
  awaited: 'awaited',
  review: 'awaited',
  expired: 'aborted',
  aborted: 'aborted',
  failed: 'failed',
  succeeded: 'paid',
  refunded: 'refunded',
  chargeback: 'refunded',
};

/** Minutes after the start of an attempt at which the gateway is asked (docs/payments.md 7). */
export const INQUIRY_MINUTES = [2, 5, 10, 16, 30, 60, 180, 360, 720, 1440, 2880, 4320] as const;

/** Minutes until the next inquiry of an attempt that is so many minutes old; null when the plan is over. */
export const nextInquiryAfter = (ageMinutes: number): number | null =>
  INQUIRY_MINUTES.find((minute) => minute > ageMinutes) ?? null;

const HOUR_MS = 3_600_000;
const NIGHTS_MS = 72 * HOUR_MS;

/** Tells when a paid attempt is asked about again: at 03:00 in Kolkata for three days, since refunds and chargebacks show there. */
export function nextNightlyInquiry(paidAt: Date, now: Date): Date | null {
  const today = startOfDay(dayOf(now)).getTime() + 3 * HOUR_MS;
  const next = today > now.getTime() ? today : startOfDay(addDays(dayOf(now), 1)).getTime() + 3 * HOUR_MS;
  return next <= paidAt.getTime() + NIGHTS_MS ? new Date(next) : null;
}
