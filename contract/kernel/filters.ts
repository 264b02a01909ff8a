import { z } from 'zod';
import { wireDay } from './wire/wire.ts';

/** A filter; absent, null and empty mean any. */
export const anyOr = <T extends z.ZodType>(value: T) => z.union([value, z.literal('')]).nullish();

export const typed = (max: number) =>
  z.codec(z.string().max(max).nullish(), z.string(), {
    decode: (sent) => sent ?? '',
    encode: (text) => text,
  });

/** Documents a field as required that the schema leaves optional: the service checks it in the form's words. */
export const askedFor = <T extends z.ZodType>(type: T, more: object = {}): T => type.meta({ askedFor: true, ...more });

export const anyDay = anyOr(wireDay);

const anId = z.string().max(64, 'fields.noId');

export const anyOfIds = z.union([anId, z.array(anId).max(1000, 'fields.chooseAtMost')], 'fields.fromList').nullish();
