import { z } from 'zod';
import { lineModel } from '#contract/bookings/model.ts';
import { idModel } from '#contract/kernel/fields.ts';
import { PAYMENT_STATUSES } from '#contract/payments/model.ts';

/** A park ticket as staff see it. Amounts in paise; `visitDate` is a business day. */
export const ticketModel = z.object({
  id: idModel,
  organisationId: idModel,
  parkId: idModel,
  parkName: z.string(),
  mobile: z.string(),
  lines: z.array(lineModel),
  total: z.int(),
  original: z.int(),
  discount: z.int(),
  couponCode: z.string().nullable(),
  visitDate: z.string(),
  slot: z.string().nullable(),
  slotUntil: z.string().nullable(),
  people: z.int(),
  createdAt: z.date(),
  status: z.enum(PAYMENT_STATUSES),
  gateway: z.string(),
  admitted: z.boolean(),
  admittedAt: z.date().nullable(),
  admittedGate: z.string().nullable(),
  expiresAt: z.date().nullable(),
  voided: z.boolean(),
  userAgent: z.string(),
});
export type Ticket = z.output<typeof ticketModel>;
