import { z } from 'zod';

/** The ways to book; one path through (docs/architecture.md). */
export type BookingKindName =
  | 'park-ticket'
  | 'doctor-appointment'
  | 'loan-appointment'
  | 'show-visit'
  | 'batch-enrolment';

export const lineModel = z.object({
  category: z.string(),
  label: z.string(),
  price: z.int(),
  quantity: z.int(),
  amount: z.int(),
});
export type Line = z.output<typeof lineModel>;
