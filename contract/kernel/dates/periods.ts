import { addDays, type Day, startOfDay } from './dates.ts';

export interface Period {
  startsAt: Date | null;
  endsAt: Date | null;
}

export type PeriodState = 'scheduled' | 'live' | 'ended';

/** The beginning belongs to the period, the end does not. */
export function periodStateAt({ startsAt, endsAt }: Period, now: Date): PeriodState {
  if (endsAt !== null && endsAt <= now) return 'ended';
  return startsAt !== null && startsAt > now ? 'scheduled' : 'live';
}

/** The last day is included. */
export const daysFrom = (first: Day | null, last: Day | null): Period => ({
  startsAt: first === null ? null : startOfDay(first),
  endsAt: last === null ? null : startOfDay(addDays(last, 1)),
});
