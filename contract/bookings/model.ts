import { z } from 'zod';

/** The ways to book; one path through (docs/walks.md). */
export const BOOKING_KINDS = [
  'park-ticket',
  'doctor-appointment',
  'loan-appointment',
  'show-visit',
  'batch-enrolment',
] as const;
export type BookingKindName = (typeof BOOKING_KINDS)[number];

export const lineModel = z.object({
  category: z.string(),
  label: z.string(),
  price: z.int(),
  quantity: z.int(),
  amount: z.int(),
});
export type BookingLine = z.output<typeof lineModel>;
