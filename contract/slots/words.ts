import { formatClock } from '#contract/kernel/dates/dates.ts';

/** These words say why a slot is not kept. */
export const SLOT_PROBLEMS = {
  ends: 'Please let the slot end after it begins.',
  sameStart: 'Please let each slot begin at a time of its own.',
  tooMany: 'Please list at most 96 slots',
} as const;

/** A slot as people say it: "10:00 am to 11:00 am". */
export const slotWords = ({ from, until }: { from: string; until: string }): string =>
  `${formatClock(from)} to ${formatClock(until)}`;

/** The same of a booking; null where it has none. */
export const slotOf = ({ slot, slotUntil }: { slot: string | null; slotUntil: string | null }): string | null =>
  slot && slotUntil && slotWords({ from: slot, until: slotUntil });
