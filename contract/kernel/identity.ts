import { z } from 'zod';
import { idModel } from './fields.ts';

export const identity = { id: idModel, organisationId: idModel, createdAt: z.date() };

/** `published` false: draft; `active` false: paused. Absent: new is published, stored stays (docs/behaviour.md 4.6). */
export const saleFields = { published: z.boolean().optional(), active: z.boolean().optional() };
/** `closed`: removed although it has bookings; publishing opens it again. */
export const storedSaleFields = {
  published: z.boolean().default(true),
  active: z.boolean().default(true),
  closed: z.boolean().default(false),
};
