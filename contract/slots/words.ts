import { formatClock } from '#contract/kernel/dates/dates.ts';

export const SLOT_PROBLEMS = {
  ends: 'Please let the slot end after it begins.',
  sameStart: 'Please let each slot begin at a time of its own.',
  tooMany: 'Please list at most 96 slots',
} as const;

export const slotWords = ({ from, until }: { from: string; until: string }): string =>
  `${formatClock(from)} to ${formatClock(until)}`;

export const slotOf = ({ slot, slotUntil }: { slot: string | null; slotUntil: string | null }): string | null =>
  slot && slotUntil && slotWords({ from: slot, until: slotUntil });
