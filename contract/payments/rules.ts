import { addDays, dayOf, startOfDay } from '#contract/kernel/dates/dates.ts';
import type { AttemptState, PaymentStatus } from './model.ts';

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

/** States that can still change at the gateway: late successes happen. */
export const UNSETTLED: readonly AttemptState[] = ['initiated', 'awaited', 'failed', 'aborted', 'expired'];

/** Minutes after the start of an attempt at which the gateway is asked (docs/payments.md 7). */
export const INQUIRY_MINUTES = [2, 5, 10, 16, 30, 60, 180, 360, 720, 1440, 2880, 4320] as const;

/** Minute of the next inquiry; null: the plan is over. */
export const nextInquiryAfter = (ageMinutes: number): number | null =>
  INQUIRY_MINUTES.find((minute) => minute > ageMinutes) ?? null;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NIGHTS_MS = 72 * HOUR_MS;

/** Paid attempts are checked at 03:00 in Kolkata for three days, since refunds and chargebacks show there. */
export function nextNightlyInquiry(paidAt: Date, now: Date): Date | null {
  const today = startOfDay(dayOf(now)).getTime() + 3 * HOUR_MS;
  const next = today > now.getTime() ? today : startOfDay(addDays(dayOf(now), 1)).getTime() + 3 * HOUR_MS;
  return next <= paidAt.getTime() + NIGHTS_MS ? new Date(next) : null;
}

const FINAL = ['already', 'duplicate', 'late', 'refunded', 'review'];

/** Time of the next inquiry, by the plan even after a failure, since late successes happen. */
export function nextInquiry(
  attempt: { state: AttemptState; created_at: Date; updated_at: Date },
  decided: string,
  now: Date,
): Date | null {
  if (decided === 'paid') return nextNightlyInquiry(now, now);
  // Still paid while the gateway doubts a confirmed payment: it may be refunded or await confirmation.
  const isPaid = attempt.state === 'succeeded' && ['already', 'review'].includes(decided);
  if (isPaid) return nextNightlyInquiry(attempt.updated_at, now);
  if (FINAL.includes(decided)) return null;
  const minutes = nextInquiryAfter((now.getTime() - attempt.created_at.getTime()) / MINUTE_MS);
  if (minutes !== null) return new Date(attempt.created_at.getTime() + minutes * MINUTE_MS);
  return decided === 'unreachable' || decided === 'refused' ? new Date(now.getTime() + HOUR_MS) : null;
}
