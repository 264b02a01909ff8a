import { z } from 'zod';
import { idModel } from '#contract/fields.ts';
import { wireInstant } from '#contract/wire.ts';

/** What every stored record of a tenant has beside the fields of its form. */
export const identity = { id: idModel, organisationId: idModel, createdAt: z.date() };

/** Its codecs on the wire. */
export const identityFields = { createdAt: wireInstant };
