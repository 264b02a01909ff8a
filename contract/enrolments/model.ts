import { z } from 'zod';
import { idModel } from '#contract/kernel/fields.ts';
import { identity } from '#contract/kernel/identity.ts';
import { PAYMENT_STATUSES } from '#contract/payments/model.ts';

/** A student's place in a batch, for staff. `fee` in paise; times as forms send them ("07:00"). */
export const enrolmentModel = z.object({
  ...identity,
  batchId: idModel,
  batchName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  studentName: z.string(),
  mobile: z.string(),
  email: z.string(),
  fee: z.int(),
  status: z.enum(PAYMENT_STATUSES),
  gateway: z.string(),
  expiresAt: z.date().nullable(),
  voided: z.boolean(),
});
export type Enrolment = z.output<typeof enrolmentModel>;
