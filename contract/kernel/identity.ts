import { z } from 'zod';
import { idModel } from './fields.ts';
import { wireInstant } from './wire/wire.ts';

/** Every stored record of a tenant has these beside the fields of its form. */
export const identity = { id: idModel, organisationId: idModel, createdAt: z.date() };

/**
 * The state of sale of an offering, as a call changes it (docs/behaviour.md 4.6). `published`: false for a draft. `active`: false
 * pauses it. An old call says nothing: it publishes what is new, and leaves what is there as it is.
 */
export const saleFields = { published: z.boolean().optional(), active: z.boolean().optional() };
/** The same of a stored one. `closed`: somebody removed it that others have booked; publishing it opens it again. */
export const storedSaleFields = {
  published: z.boolean().default(true),
  active: z.boolean().default(true),
  closed: z.boolean().default(false),
};

/** Its codecs on the wire. */
export const identityFields = { createdAt: wireInstant };
