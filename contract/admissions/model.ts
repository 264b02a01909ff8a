import { z } from 'zod';
import { CATEGORY_KEYS } from '#contract/fees/rules.ts';
import { idModel, requiredText } from '#contract/kernel/fields.ts';
import { REASON_ASKED } from './words.ts';

/** A park's rules at its gates. As they are by default, a ticket lets in all of its people, once. */
export const admissionFields = {
  /** Some of a ticket may come in now, and the others later. */
  partOfGroup: z.boolean().default(false),
  /** People who were let out may come in again on the same day. */
  reEntry: z.boolean().default(false),
  /** The most people inside at the same time; null: as many as come, and nobody counts them. */
  insideLimit: z.int().min(1).max(1_000_000).nullable().default(null),
};

/** A count of one kind of ticket, by its key. */
export const kindCountModel = z.object({ category: z.enum(CATEGORY_KEYS), quantity: z.int().min(1).max(100_000) });
export const kindCountsModel = z.array(kindCountModel).max(CATEGORY_KEYS.length);

/** The same in an answer. */
export const countedKindsModel = z.array(z.object({ category: z.string(), quantity: z.int() }));

/** The people inside a park by the scans of its business day, and the most of them. */
export const insideModel = z.object({ people: z.int(), limit: z.int().nullable() });
export type Inside = z.output<typeof insideModel>;

const scanId = z.string().min(8).max(64);
const reason = requiredText(200, REASON_ASKED);
const gate = z.string().trim().max(40).nullish();

/** An admission or an exit is taken back: it was a mistake. `at` is the time at the gate, where it had no network; absent = now. */
export const undoModel = z.object({ scanId, reason, at: z.date().nullish() });
export type Undo = z.output<typeof undoModel>;

/** Somebody at a gate lets people in by themselves: without a ticket, or in spite of what its scan said. */
export const byHandModel = z.object({
  scanId,
  reason,
  people: z.int('Please say how many').min(1, 'Please say how many').max(500),
  /** The ticket's short code, where there is one. */
  code: z.string().max(400).nullish(),
  parkId: idModel.nullish(),
  gate,
  deviceId: z.string().trim().max(64).nullish(),
  scannedAt: z.date().nullish(),
});
export type ByHand = z.output<typeof byHandModel>;

/** A ticket of today that was looked for by name or mobile number; of the number the last four digits. */
export const gateHitModel = z.object({
  shortCode: z.string(),
  name: z.string(),
  mobileEnd: z.string(),
  people: z.int(),
  lines: z.array(z.object({ category: z.string(), label: z.string(), quantity: z.int() })),
  slot: z.string().nullable(),
  slotUntil: z.string().nullable(),
  /** People of it who were let in. */
  admitted: z.int(),
});
export type GateHit = z.output<typeof gateHitModel>;

/** A line of the day's list of what staff did by hand: let in with a reason, or taken back. */
export const handledModel = z.object({
  id: z.string(),
  what: z.enum(['by_hand', 'undone']),
  at: z.date(),
  people: z.int(),
  gate: z.string().nullable(),
  accountName: z.string(),
  reason: z.string(),
  shortCode: z.string().nullable(),
});
export type Handled = z.output<typeof handledModel>;

/** A summary of what the gates of a park did on a day. `inside` is null where the park counts nobody. */
export const gateDayModel = z.object({
  parkId: idModel,
  parkName: z.string(),
  inside: insideModel.nullable(),
  /** People let in by tickets of the day. */
  admitted: z.int(),
  byHand: z.int(),
  undone: z.int(),
  handled: z.array(handledModel),
});
export type GateDay = z.output<typeof gateDayModel>;
