import type { BookingStanding, BookingStandingName } from './model.ts';

export function standingName({ status, back, waitsFor, payableUntil }: BookingStanding): BookingStandingName {
  if (back || status === 'refunded') return 'back';
  if (status === 'awaited' || waitsFor !== null) return 'checking';
  return payableUntil ? 'payable' : 'over';
}
