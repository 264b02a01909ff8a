import { z } from 'zod';
import { timeModel } from '#contract/kernel/fields.ts';

/** A daily time slot, "10:00" to "11:00", with its capacity. An end of 23:59 means midnight. */
export const slotModel = z
  .object({ from: timeModel, until: timeModel, capacity: z.int().min(0).max(1_000_000) })
  .refine(({ from, until }) => from < until, { path: ['until'], error: 'slots.endsTooEarly' });

const startApart = (slots: readonly { from: string }[]): boolean =>
  new Set(slots.map(({ from }) => from)).size === slots.length;

const minutes = z.int().min(0).max(240).default(0);

export const slotFields = {
  slots: z.array(slotModel).max(96, 'slots.tooMany').refine(startApart, 'slots.sameStart').default([]),
  /** Gates admit this many minutes before a slot begins, and after it has ended. */
  slotEarlyMinutes: minutes,
  slotLateMinutes: minutes,
};
