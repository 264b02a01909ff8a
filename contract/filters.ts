import { z } from 'zod';
import { wireDay } from '#contract/wire.ts';

/** A filter that asks for any when it is absent, null or empty. */
export const anyOr = <T extends z.ZodType>(value: T) => z.union([value, z.literal('')]).nullish();

/** A business day, or any. */
export const anyDay = anyOr(wireDay);

/** One id or several, or any. */
export const anyOfIds = z.union([z.string().max(64), z.array(z.string().max(64))]).nullish();
