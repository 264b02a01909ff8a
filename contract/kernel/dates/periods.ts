import { addDays, type Day, startOfDay } from './dates.ts';

/** This lasts from a beginning up to an end; null where nothing says one. */
export interface Period {
  startsAt: Date | null;
  endsAt: Date | null;
}

export type PeriodState = 'scheduled' | 'live' | 'ended';

/** Tells how a period stands at an instant: it begins with its beginning, and its end is no longer part of it. */
export function periodStateAt({ startsAt, endsAt }: Period, now: Date): PeriodState {
  if (endsAt !== null && endsAt <= now) return 'ended';
  return startsAt !== null && startsAt > now ? 'scheduled' : 'live';
}

/** The period of business days, the last one whole. */
export const daysFrom = (first: Day | null, last: Day | null): Period => ({
  startsAt: first === null ? null : startOfDay(first),
  endsAt: last === null ? null : startOfDay(addDays(last, 1)),
});
