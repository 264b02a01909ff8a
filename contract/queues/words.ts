import { type Day, formatDay } from '#contract/kernel/dates/dates.ts';

export const QUEUE_REFUSALS = {
  noToken: 'This booking has no token to call.',
  taken: 'Another counter has just called this token.',
  otherDay: 'This token is for another day.',
  nobodyWaits: 'Nobody is waiting.',
  shut: (next: Day) => `No more tokens are given for this day. The next open day is ${formatDay(next)}.`,
  noCounter: 'Please choose the counter that pauses, or the whole branch.',
  noSuchMove: 'Please choose called, complete or noshow.',
} as const;
