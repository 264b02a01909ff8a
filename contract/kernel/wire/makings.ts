import { z } from 'zod';
import type { Encoder } from './encoders.ts';

/** Clean names may be paths. Of two legacy names for one, the first that is filled is read, and both are written. */
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
