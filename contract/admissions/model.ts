import { z } from 'zod';
import { CATEGORY_KEYS } from '#contract/fees/rules.ts';
import { idModel, requiredText } from '#contract/kernel/fields.ts';

/** A park's rules at its gates. With the defaults a ticket lets in all of its people, once. */
export const admissionFields = {
  partOfGroup: z.boolean().default(false),
  reEntry: z.boolean().default(false),
  /** The most people inside at the same time; null: no limit, and nobody is counted. */
  insideLimit: z.int().min(1).max(1_000_000).nullable().default(null),
};

export const kindCountModel = z.object({ category: z.enum(CATEGORY_KEYS), quantity: z.int().min(1).max(100_000) });
export const kindCountsModel = z.array(kindCountModel).max(CATEGORY_KEYS.length);

export const countedKindsModel = z.array(z.object({ category: z.string(), quantity: z.int() }));

export const insideModel = z.object({ people: z.int(), limit: z.int().nullable() });
export type Inside = z.output<typeof insideModel>;

const scanId = z.string().min(8).max(64);
const reason = requiredText(200, 'admissions.noReason');
const gate = z.string().trim().max(40).nullish();

/** Takes back an admission or an exit that was a mistake. `at`: time at a gate that was offline; absent: now. */
export const undoModel = z.object({ scanId, reason, at: z.date().nullish() });
export type Undo = z.output<typeof undoModel>;

export const byHandModel = z.object({
  scanId,
  reason,
  people: z.int('admissions.howMany').min(1, 'admissions.howMany').max(500),
  code: z.string().max(400).nullish(),
  parkId: idModel.nullish(),
  gate,
  deviceId: z.string().trim().max(64).nullish(),
  scannedAt: z.date().nullish(),
});
export type ByHand = z.output<typeof byHandModel>;

/** A ticket of today found by name or mobile number. Only the last four digits of the number are sent. */
export const gateHitModel = z.object({
  shortCode: z.string(),
  name: z.string(),
  mobileEnd: z.string(),
  people: z.int(),
  lines: z.array(z.object({ category: z.string(), label: z.string(), quantity: z.int() })),
  slot: z.string().nullable(),
  slotUntil: z.string().nullable(),
  admitted: z.int(),
});
export type GateHit = z.output<typeof gateHitModel>;

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

export const gateDayModel = z.object({
  parkId: idModel,
  parkName: z.string(),
  inside: insideModel.nullable(),
  admitted: z.int(),
  byHand: z.int(),
  undone: z.int(),
  handled: z.array(handledModel),
});
export type GateDay = z.output<typeof gateDayModel>;
