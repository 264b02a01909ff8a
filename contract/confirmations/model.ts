import { z } from 'zod';

const INCOMPLETE = 'confirmations.incomplete';

export const confirmationModel = z.object({
  token: z.string(INCOMPLETE).min(1, INCOMPLETE).max(100, INCOMPLETE),
});

export const confirmedModel = z.object({ name: z.string() });
export type Confirmed = z.output<typeof confirmedModel>;
