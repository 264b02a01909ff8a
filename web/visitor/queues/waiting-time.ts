import type { Minutes } from '#contract/queues/model.ts';
import { say } from '#web/shared/say.ts';

/** "1 h 15 min" */
export const durationWords = (total: number): string =>
  say('queues.duration', { hours: Math.floor(total / 60), minutes: total % 60 });

/** "about 15–25 min": a range, because the wait is an estimate. */
export function estimateWords({ from, to }: Minutes): string {
  if (from === 0) return say('queues.aboutAtMost', { to: durationWords(to) });
  return to < 60
    ? say('queues.aboutMinutes', { from, to: durationWords(to) })
    : say('queues.aboutBetween', { from: durationWords(from), to: durationWords(to) });
}
