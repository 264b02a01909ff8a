import { z } from 'zod';
import type { Encoder } from './encoders.ts';

/**
 * Pairs of field names in the order of the JSON. A clean name may be a path ("fees.adult.price"). With two legacy names
 * for it, the second is read if the first is absent or empty, and both are answered.
 */
export type Names = readonly (readonly [legacy: string, clean: string])[];

export interface Making {
  encoder: () => Encoder;
  written?: () => z.ZodType;
  names?: Names;
  model?: z.ZodObject;
  filled?: z.ZodType;
  of?: (sent: z.ZodType) => z.ZodType;
}

/** Entries survive describing or refining a codec. `unknown`, because the real type is too deep to map. */
const makings = z.registry<{ making: unknown }>();

export const makingOf = (type: z.ZodType) => makings.get(type)?.making as Making | undefined;

export function madeOf<T extends z.ZodType>(codec: T, making: Making): T {
  makings.add(codec, { making });
  return codec;
}
