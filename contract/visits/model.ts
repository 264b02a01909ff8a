import { z } from 'zod';
import { EXHIBITION_TYPES } from '#contract/exhibitions/model.ts';
import { idModel } from '#contract/kernel/fields.ts';
import { identity } from '#contract/kernel/identity.ts';
import { PAYMENT_STATUSES } from '#contract/payments/model.ts';

/** A visitor's place at a show, with the show's data. Free, so it is `paid` at once; `aborted` means cancelled. */
export const visitModel = z.object({
  ...identity,
  exhibitionId: idModel,
  exhibitionName: z.string(),
  exhibitionType: z.enum(EXHIBITION_TYPES),
  location: z.string(),
  startsAt: z.date().nullable(),
  endsAt: z.date().nullable(),
  personName: z.string(),
  mobile: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  /** Business day of the show's present beginning; the day of booking if the show had begun then or has no date. */
  day: z.string(),
  voided: z.boolean(),
});
export type Visit = z.output<typeof visitModel>;
