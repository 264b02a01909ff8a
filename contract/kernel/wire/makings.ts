import { z } from 'zod';
import type { Encoder } from './encoders.ts';

/**
 * Both names of each field of a record, in the order of the JSON. A clean name may lie deeper ("fees.adult.price"). It
 * may have a second legacy name, which is read where the first is absent or empty, and answered always.
 */
export type Names = readonly (readonly [legacy: string, clean: string])[];

/** A codec was made of this, which zod keeps to itself. */
export interface Making {
  encoder: () => Encoder;
  /** Says the JSON that it writes, where that is narrower than what it reads. */
  written?: () => z.ZodType;
  names?: Names;
  model?: z.ZodObject;
  /** The type of a field that may be left empty, where it is filled in. */
  filled?: z.ZodType;
  /** Makes the same codec of another legacy type. */
  of?: (sent: z.ZodType) => z.ZodType;
}

/** zod's registry hands a making on when its codec is described or refined. Its types would map a known type, too deep. */
const makings = z.registry<{ making: unknown }>();

export const makingOf = (type: z.ZodType) => makings.get(type)?.making as Making | undefined;

/** Says of a codec what it was made of. */
export function madeOf<T extends z.ZodType>(codec: T, making: Making): T {
  makings.add(codec, { making });
  return codec;
}
