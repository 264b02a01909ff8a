import { z } from 'zod';
import { CONFIRMATION_WORDS } from './words.ts';

export const confirmationModel = z.object({
  token: z
    .string(CONFIRMATION_WORDS.incomplete)
    .min(1, CONFIRMATION_WORDS.incomplete)
    .max(100, CONFIRMATION_WORDS.incomplete),
});

export const confirmedModel = z.object({ name: z.string() });
export type Confirmed = z.output<typeof confirmedModel>;
