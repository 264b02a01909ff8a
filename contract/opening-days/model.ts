import { z } from 'zod';
import { dayModel } from '#contract/kernel/fields.ts';

/** Days on which a place is closed, or a doctor on leave; they cannot be booked. */
export const daysOffField = {
  daysOff: z.array(dayModel).max(400, 'Please list at most 400 days off').default([]),
};
