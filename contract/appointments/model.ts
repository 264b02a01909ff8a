import { z } from 'zod';
import { idModel } from '#contract/kernel/fields.ts';
import { identity } from '#contract/kernel/identity.ts';
import { PAYMENT_STATUSES } from '#contract/payments/model.ts';
import { queueKindModel, tokenStateModel } from '#contract/queues/model.ts';

export const PAYMENT_MODES = ['online', 'cash'] as const;
export const paymentModeModel = z.enum(PAYMENT_MODES);

/** An appointment as staff see it: a booking with its place in a queue. `fee` in paise, `day` a business day. */
export const appointmentModel = z.object({
  ...identity,
  kind: queueKindModel,
  queueId: idModel,
  queueName: z.string(),
  doctorId: idModel.nullable(),
  doctorName: z.string().nullable(),
  counterId: idModel.nullable(),
  counterNumber: z.string().nullable(),
  /** Null until an online booking is paid. */
  number: z.int().nullable(),
  /** Position in the queue: the number, unless the token was put back to another position. */
  turn: z.number().nullable(),
  personName: z.string(),
  mobile: z.string(),
  loanType: z.string().nullable(),
  paymentMode: paymentModeModel.nullable(),
  fee: z.int(),
  status: z.enum(PAYMENT_STATUSES),
  state: tokenStateModel,
  day: z.string(),
  calledAt: z.date().nullable(),
  completedAt: z.date().nullable(),
  expiresAt: z.date().nullable(),
  voided: z.boolean(),
});
export type Appointment = z.output<typeof appointmentModel>;
