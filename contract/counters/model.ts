import { z } from 'zod';
import { mobileModel, newPasswordModel, requiredId, requiredText } from '#contract/kernel/fields.ts';
import { identity } from '#contract/kernel/identity.ts';

export const counterFieldsModel = z.object({
  branchId: requiredId('counters.noBranch'),
  counterNumber: requiredText(20, 'counters.noNumber'),
  username: requiredText(120, 'counters.noName'),
  mobile: mobileModel,
  active: z.boolean().default(true),
});

export const newCounterModel = counterFieldsModel.extend({ password: newPasswordModel('counters.noPassword') });
export type NewCounter = z.output<typeof newCounterModel>;
/** An empty password keeps the old one. */
export const counterUpdateModel = counterFieldsModel.extend({
  password: z.union([z.literal(''), newPasswordModel('counters.noPassword')]).optional(),
});
export type CounterUpdate = z.output<typeof counterUpdateModel>;

export const counterModel = counterFieldsModel.extend({ ...identity, branchName: z.string() });

/** A counter in an answer. Visitors do not get `mobile`: a person's number. */
export const shownCounterModel = counterModel.partial({ mobile: true });
export type ShownCounter = z.output<typeof shownCounterModel>;
