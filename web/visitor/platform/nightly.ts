import { addDays, dayOf, startOfDay } from '#contract/kernel/dates/dates.ts';

const AFTER_MIDNIGHT_MS = 3.5 * 3_600_000;
const AGAIN_MS = 60_000;

/** Until 03:30 IST, when nobody looks at a board; in ms. */
export function untilNight(now: Date): number {
  const today = dayOf(now);
  const times = [today, addDays(today, 1)].map((day) => startOfDay(day).getTime() + AFTER_MIDNIGHT_MS);
  const next = times.find((time) => time > now.getTime()) as number;
  return next - now.getTime();
}

/** Runs `act` at 03:30 IST, and each minute while it returns false. Returns how to stop. */
export function everyNight(now: () => Date, act: () => Promise<boolean>): () => void {
  let timer = 0;
  const plan = (ms: number): void => {
    timer = window.setTimeout(async () => plan((await act()) ? untilNight(now()) : AGAIN_MS), ms);
  };
  plan(untilNight(now()));
  return () => clearTimeout(timer);
}
