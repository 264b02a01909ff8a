import { z } from 'zod';
import { pageModel } from '#contract/endpoint.ts';
import { cleanField, filledType } from '#contract/wire.ts';

/** One equality that a find call asks for, of a field of the clean model; null equals null. */
export interface Criterion {
  field: string;
  value: string | number | boolean | Date | null;
}

function isList(schema: z.ZodType): boolean {
  const side = schema instanceof z.ZodCodec ? filledType(schema.def.in as z.ZodType) : schema;
  return side instanceof z.ZodArray || side instanceof z.ZodObject || side instanceof z.ZodRecord;
}

/** The fields of an answer as it carries them, each of them optional. Lists are not compared. */
function comparable(answer: z.ZodType): z.ZodRawShape {
  const legacy = (answer as z.ZodCodec<z.ZodObject, z.ZodObject>).def.in.shape as Record<string, z.ZodType>;
  const types = Object.entries(legacy).map(([name, schema]) => [name, filledType(schema)] as const);
  return Object.fromEntries(types.flatMap(([name, type]) => (isList(type) ? [] : [[name, type.nullish()]])));
}

/**
 * The body of a find call (behaviour.md section 1): any plain fields of the noun in legacy names. Unknown ones are
 * ignored, and a value of the wrong form is refused.
 */
export const criteriaBody = (answer: z.ZodType) =>
  z.codec(
    z.object({ ...comparable(answer), ...pageModel.shape }),
    pageModel.extend({ criteria: z.custom<Criterion[]>() }),
    {
      decode: ({ page, limit, ...fields }) => ({
        page,
        limit,
        criteria: Object.entries(fields).flatMap(([name, value]) =>
          value === undefined ? [] : [{ field: cleanField(answer, name), value: value as Criterion['value'] }],
        ),
      }),
      encode: () => ({}),
    },
  );
