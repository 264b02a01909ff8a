import { z } from 'zod';
import { wireDay } from './wire/wire.ts';

/** A filter that asks for any when it is absent, null or empty. */
export const anyOr = <T extends z.ZodType>(value: T) => z.union([value, z.literal('')]).nullish();

/** A visitor typed this into a form: absent and null are as good as nothing typed. */
export const typed = (max: number) =>
  z.codec(z.string().max(max, `Please use at most ${max} characters`).nullish(), z.string(), {
    decode: (sent) => sent ?? '',
    encode: (text) => text,
  });

/** Says of a field that may be absent for its schema that its service asks for it, in the words and order of its form. */
export const askedFor = <T extends z.ZodType>(type: T, more: object = {}): T => type.meta({ askedFor: true, ...more });

/** A business day, or any. */
export const anyDay = anyOr(wireDay);

const anId = z.string().max(64, 'This is not an id of Pravesh');

/** One id or several, or any. */
export const anyOfIds = z
  .union([anId, z.array(anId).max(1000, 'Please choose at most 1,000')], 'Please choose from the list')
  .nullish();
