import { z } from 'zod';
import { filledType, pairsOf, typeAt } from './field-names.ts';

/** A codec writes this, where that is narrower than what it reads: amounts are read as text too, and written as numbers. */
const written = new WeakMap<z.ZodType, z.ZodType>();

export function writtenAs<T extends z.ZodType>(codec: T, type: z.ZodType): T {
  written.set(codec, type);
  return codec;
}

function isNullable(clean: z.ZodType): boolean {
  if (clean instanceof z.ZodOptional || clean instanceof z.ZodDefault) return isNullable(clean.unwrap() as z.ZodType);
  return clean instanceof z.ZodNullable;
}

function isOptional(clean: z.ZodType): boolean {
  return clean instanceof z.ZodOptional || (clean instanceof z.ZodNullable && isOptional(clean.unwrap() as z.ZodType));
}

/** A field of a codec: there, and null, exactly where the model says so. */
function writtenField(sent: z.ZodType, clean: z.ZodType): z.ZodType {
  const filled = writtenType(filledType(sent));
  const type = isNullable(clean) ? filled.nullable() : filled;
  return isOptional(clean) ? type.optional() : type;
}

function writtenObject(codec: z.ZodCodec): z.ZodType {
  const [sent, clean] = [codec.def.in as z.ZodObject, codec.def.out as z.ZodObject];
  const fields = pairsOf(codec).map(([legacy, name]) => [
    legacy,
    writtenField(sent.shape[legacy] as z.ZodType, typeAt(clean, name)),
  ]);
  return z.object(Object.fromEntries(fields));
}

const eachWritten = (shape: z.ZodRawShape): z.ZodRawShape =>
  Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, writtenType(type as z.ZodType)]));

/** The type of the JSON that a codec writes: what an answer really looks like. */
export function writtenType(schema: z.ZodType): z.ZodType {
  const known = written.get(schema);
  if (known) return known;
  if (schema instanceof z.ZodOptional) return writtenType(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodNullable) return writtenType(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodDefault) return writtenType(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return z.array(writtenType(schema.element as z.ZodType));
  if (schema instanceof z.ZodObject) return new z.ZodObject({ ...schema.def, shape: eachWritten(schema.shape) });
  if (!(schema instanceof z.ZodCodec)) return schema;
  return pairsOf(schema).length > 0 && schema.def.out instanceof z.ZodObject
    ? writtenObject(schema)
    : writtenType(schema.def.in as z.ZodType);
}
