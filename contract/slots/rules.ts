import type { Day } from '#contract/kernel/dates/dates.ts';
import { clockText } from '#contract/kernel/dates/texts.ts';
import { type Text, text } from '#contract/kernel/text.ts';
import { bookingEnd, minutesOf, openingOn } from '#contract/opening-days/rules.ts';

export interface Slot {
  from: string;
  until: string;
  capacity: number;
}

export interface SlotTolerance {
  slotEarlyMinutes: number;
  slotLateMinutes: number;
}

interface TimedTicket {
  visitDate: Day;
  slot: string | null;
  slotUntil: string | null;
}

export const slotText = ({ from, until }: Pick<Slot, 'from' | 'until'>): Text =>
  text('dates.span', { from: clockText(from), until: clockText(until) });

export const slotTextOf = ({ slot, slotUntil }: Pick<TimedTicket, 'slot' | 'slotUntil'>): Text | null =>
  slot && slotUntil ? slotText({ from: slot, until: slotUntil }) : null;

const MINUTE_MS = 60_000;

export function slotWindow(
  { visitDate, slot, slotUntil }: TimedTicket,
  { slotEarlyMinutes, slotLateMinutes }: SlotTolerance,
): { opens: Date; ends: Date } | null {
  if (slot === null) return null;
  const begins = openingOn({ opensAt: slot }, visitDate);
  const ends = bookingEnd({ opensAt: slot, closesAt: slotUntil, lastEntryMinutes: -slotLateMinutes }, visitDate);
  return ends && { opens: new Date(begins.getTime() - slotEarlyMinutes * MINUTE_MS), ends };
}

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const LAST_OF_DAY = '23:59';

export function slotsInARow(from: string, until: string, minutes: number, capacity: number): Slot[] {
  const end = until === LAST_OF_DAY ? 24 * 60 : minutesOf(until);
  const count = minutes > 0 ? Math.max(0, Math.floor((end - minutesOf(from)) / minutes)) : 0;
  const timeAt = (n: number): string => {
    const at = minutesOf(from) + n * minutes;
    return at === 24 * 60 ? LAST_OF_DAY : timeOf(at);
  };
  return Array.from({ length: count }, (_, n) => ({ from: timeAt(n), until: timeAt(n + 1), capacity }));
}
