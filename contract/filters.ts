import { z } from 'zod';
import { wireDay } from '#contract/wire.ts';

/** A filter that asks for any when it is absent, null or empty. */
export const anyOr = <T extends z.ZodType>(value: T) => z.union([value, z.literal('')]).nullish();

/** A business day, or any. */
export const anyDay = anyOr(wireDay);

const anId = z.string().max(64, 'This is not an id of Pravesh');

/** One id or several, or any. */
export const anyOfIds = z
  .union([anId, z.array(anId).max(1000, 'Please choose at most 1,000')], 'Please choose from the list')
  .nullish();
