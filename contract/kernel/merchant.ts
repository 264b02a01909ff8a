import { z } from 'zod';
import { GATEWAYS } from '#contract/payments/model.ts';
import { textModel } from './fields.ts';

/** A clinic, branch or batch pays its fees to this merchant, like a park (docs/behaviour.md 4.3). */
export const merchantFields = {
  gateway: z.enum(GATEWAYS).default('ccav'),
  merchantId: textModel(40).default(''),
};

/** The old API calls these fields so. */
export const merchantRenames = { payment: 'gateway', mid: 'merchantId' };
