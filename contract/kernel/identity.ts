import { z } from 'zod';
import { idModel } from './fields.ts';

export const identity = { id: idModel, organisationId: idModel, createdAt: z.date() };

/**
 * State of sale in a request (docs/behaviour.md 4.6). `published` false: a draft. `active` false: paused. Old clients
 * send neither: a new record is then published, an existing one stays as it is.
 */
export const saleFields = { published: z.boolean().optional(), active: z.boolean().optional() };
/** `closed`: removed although it has bookings; publishing opens it again. */
export const storedSaleFields = {
  published: z.boolean().default(true),
  active: z.boolean().default(true),
  closed: z.boolean().default(false),
};
