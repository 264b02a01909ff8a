import fc from 'fast-check';
import { z } from 'zod';
import { wired } from '#contract/kernel/wire/wired.ts';
import { SINGLE_VALUES } from './single-values.ts';

type Fits = (value: unknown) => boolean;

/** True when zod writes a value. A codec may break on what is not of its type, which is a no as well. */
const accepts =
  (type: z.ZodType): Fits =>
  (value) => {
    try {
      return z.safeEncode(type, value).success;
    } catch {
      return false;
    }
  };

/** Some of what a handler may answer, the same for the same seed: values of the clean side of a schema that `z.encode` accepts. */
export const answersOf = (schema: z.ZodType, seed: number): unknown[] =>
  fc.sample(cleanOf(schema), { numRuns: 40, seed }).filter(accepts(schema));

/** Values of the clean side of a schema; of single values those for which `fits` holds too. */
function cleanOf(schema: z.ZodType, fits: Fits = () => true): fc.Arbitrary<unknown> {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  const inner = (type: z.core.$ZodType) => cleanOf(type as z.ZodType, (value) => accepts(schema)(value) && fits(value));
  switch (def.type) {
    case 'optional':
      return fits(undefined) ? fc.option(inner(def.innerType), { nil: undefined }) : inner(def.innerType);
    case 'nullable':
      return fits(null) ? fc.option(inner(def.innerType)) : inner(def.innerType);
    case 'default':
      return inner(def.innerType);
    case 'array':
      return fc.array(cleanOf(def.element as z.ZodType), { maxLength: 3 });
    case 'record':
      return recordsOf(def);
    case 'object':
      return objectsOf(def.shape, () => () => true);
    case 'union':
      return fc.oneof(...def.options.map(inner));
    case 'lazy':
      return fc.jsonValue({ maxDepth: 2 });
    case 'pipe':
      return codecsOf(schema as z.ZodPipe, fits);
    default:
      return singleOf(schema, fits);
  }
}

/** True for a value as its model keeps it: a text that is trimmed when it comes in is trimmed already. */
const givesOut =
  (type: z.ZodType): Fits =>
  (value) =>
    accepts(type)(value) && z.encode(type, value) === value;

function singleOf(type: z.ZodType, fits: Fits): fc.Arbitrary<unknown> {
  const { values } = (type as unknown as z.core.$ZodTypes)._zod;
  const fitting = [...(values ?? SINGLE_VALUES)].filter((value) => givesOut(type)(value) && fits(value));
  return fitting.length === 0 ? fc.constant(undefined) : fc.constantFrom(...fitting);
}

/** Names of fields, and of a picture. */
const KEYS = ['name', 'fees.adult.price', 'open', '0a'.repeat(32)];

const recordsOf = ({ keyType, valueType }: z.core.$ZodRecordDef): fc.Arbitrary<unknown> => {
  const value = cleanOf(valueType as z.ZodType);
  const keys = [...((keyType as z.core.$ZodTypes)._zod.values ?? [])].map(String);
  return keys.length > 0
    ? fc.record(Object.fromEntries(keys.map((key) => [key, value])))
    : fc.dictionary(fc.constantFrom(...KEYS.filter(accepts(keyType as z.ZodType))), value);
};

const objectsOf = (shape: z.core.$ZodShape, fitsOf: (name: string) => Fits): fc.Arbitrary<unknown> =>
  fc.record({
    ...Object.fromEntries(
      Object.entries(shape).map(([name, type]) => [name, cleanOf(type as z.ZodType, fitsOf(name))]),
    ),
    stranger: fc.constant('never goes out'),
  });

/** A record fits where each of its legacy fields accepts what stands in the field of the model. */
function codecsOf(codec: z.ZodPipe, fits: Fits): fc.Arbitrary<unknown> {
  const { in: sent, out: clean } = codec.def;
  const { names: pairs, filled } = wired(codec);
  if (sent instanceof z.ZodObject && pairs.length > 0) {
    const called = pairs.map(([legacy, own]) => [own, sent.shape[legacy] as z.ZodType] as const);
    const shape = clean instanceof z.ZodObject ? clean.shape : Object.fromEntries(called);
    return objectsOf(shape, (name) => (value) => called.every(([own, type]) => own !== name || accepts(type)(value)));
  }
  return cleanOf(filled === codec ? (clean as z.ZodType) : filled, (value) => accepts(codec)(value) && fits(value));
}
