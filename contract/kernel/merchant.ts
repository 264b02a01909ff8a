import { z } from 'zod';
import { GATEWAYS } from '#contract/payments/model.ts';
import { textModel } from './fields.ts';

/** Merchant account of an offering other than a park (docs/behaviour.md 4.3). */
export const merchantFields = {
  gateway: z.enum(GATEWAYS).default('ccav'),
  merchantId: textModel(40).default(''),
};

export const merchantRenames = { payment: 'gateway', mid: 'merchantId' };
