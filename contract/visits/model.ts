import { z } from 'zod';
import { EXHIBITION_TYPES } from '#contract/exhibitions/model.ts';
import { idModel } from '#contract/kernel/fields.ts';
import { identity } from '#contract/kernel/identity.ts';
import { PAYMENT_STATUSES } from '#contract/payments/model.ts';

/** A visitor's place at a show, with the show around it. Free of charge, so it is `paid` at once; `aborted` is cancelled. */
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
  /** The business day on which the show begins, also after it was moved; where it had begun, or says no day, that of the booking. */
  day: z.string(),
  voided: z.boolean(),
});
export type Visit = z.output<typeof visitModel>;
