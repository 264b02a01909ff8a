import { z } from 'zod';
import { pageModel } from './endpoint.ts';
import { cleanField, filledType } from './field-names.ts';
import { LEGACY_ORGANISATION } from './wire.ts';

/** One equality that a find call asks for, of a field of the clean model; null equals null, a list is equal as a whole. */
export interface Criterion {
  field: string;
  value: unknown;
}

type Codec = z.ZodCodec<z.ZodObject, z.ZodObject>;

/** An int of PostgreSQL holds at most this, and so do all our numbers: paise, counts, minutes. */
const MOST = 2_147_483_647;

/** The words for a number that no record can have; null for any other value. */
function numberProblem(value: unknown): string | null {
  if (typeof value !== 'number') return null;
  if (!Number.isInteger(value)) return 'Please enter a whole number';
  return Math.abs(value) > MOST ? 'Please enter a smaller number' : null;
}

const unknownField = (issue: z.core.$ZodRawIssue): string | undefined =>
  issue.code === 'unrecognized_keys' ? `There is no field “${issue.keys[0]}” to find by` : undefined;

/** The same type, and what it holds may not have fields that it does not know. */
function strict(type: z.ZodType): z.ZodType {
  if (type instanceof z.ZodObject) return z.strictObject(type.shape, { error: unknownField });
  if (type instanceof z.ZodArray) {
    const element = strict(type.element as z.ZodType);
    return element === type.element ? type : z.array(element);
  }
  if (!(type instanceof z.ZodCodec)) return type;
  const { in: from, out, transform: decode, reverseTransform: encode } = type.def;
  const strictly = strict(from as z.ZodType);
  return strictly === from ? type : z.codec(strictly, out, { decode, encode });
}

/** The fields of an answer as it carries them, each of them optional. */
function comparable(answer: z.ZodType): Record<string, z.ZodType> {
  const legacy = Object.entries((answer as Codec).def.in.shape as Record<string, z.ZodType>);
  return Object.fromEntries(legacy.map(([name, type]) => [name, strict(filledType(type)).nullish()]));
}

/**
 * The body of a find call (docs/behaviour.md 1.4): any fields of the noun, as its answers carry them. A field that it
 * does not have is refused by its name, as is a value that the field cannot have. `profileRegistrationId` says whose
 * records, as in every call, and null all that the caller may see.
 */
export const criteriaBody = (answer: z.ZodType) =>
  z.codec(
    z
      .strictObject(
        { ...comparable(answer), [LEGACY_ORGANISATION]: z.string().nullish(), ...pageModel.shape },
        { error: unknownField },
      )
      .superRefine((fields, context) => {
        for (const [name, value] of Object.entries(fields)) {
          const message = numberProblem(value);
          if (message) context.addIssue({ code: 'custom', path: [name], message });
        }
      }),
    pageModel.extend({ criteria: z.custom<Criterion[]>() }),
    {
      decode: ({ page, limit, [LEGACY_ORGANISATION]: _, ...fields }) => ({
        ...({ page, limit } as z.input<typeof pageModel>),
        criteria: Object.entries(fields).flatMap(([name, value]) =>
          value === undefined ? [] : [{ field: cleanField(answer, name), value }],
        ),
      }),
      encode: () => ({}),
    },
  );
