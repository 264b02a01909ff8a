import { z } from 'zod';
import { idModel } from './fields.ts';
import { wireInstant } from './wire/wire.ts';

/** Every stored record of a tenant has these beside the fields of its form. */
export const identity = { id: idModel, organisationId: idModel, createdAt: z.date() };

/**
 * Says whether visitors see an offering: false for a draft, true to publish it, which needs whatever they need. An old
 * call says nothing: it publishes what is new, and leaves what is there as it is (docs/behaviour.md 4.6).
 */
export const publishedField = { published: z.boolean().optional() };
/** The same of a stored one. `closed`: somebody removed it that others have booked; publishing it opens it again. */
export const publishedOrNot = { published: z.boolean().default(true), closed: z.boolean().default(false) };

/** Its codecs on the wire. */
export const identityFields = { createdAt: wireInstant };
