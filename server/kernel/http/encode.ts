import { z } from 'zod';
import { pairsOf, typeAt } from '#contract/kernel/field-names.ts';
import {
  asIs,
  type EncodedField,
  type Encoder,
  eachOf,
  fieldsEncoder,
  oneAfterOther,
  unless,
  unlessOneOf,
} from './encode-fields.ts';

const built = new WeakMap<z.core.$ZodType, Encoder>();

/**
 * Writes an answer of our own as the JSON of its schema: what `z.encode` writes for every valid value, unknown fields
 * left out, yet without validating once more what we have just made. A schema is walked once; a part of it that is not
 * known here is written by `z.encode`.
 */
export function encoderOf(schema: z.core.$ZodType): Encoder {
  const known = built.get(schema) ?? walked(schema as z.core.$ZodTypes) ?? ((value) => z.encode(schema, value));
  built.set(schema, known);
  return known;
}

type Def = z.core.$ZodTypeDef & { format?: string; coerce?: boolean };

/** Checks that look at a value and leave it as it is. An overwrite, such as trimming, is done once more. */
const LOOKS = /^(?:custom|(?:max|min)_length|length_equals|(?:greater|less)_than|multiple_of|number_format)$/;
const FORMATS = /^(?:regex|email|uuid|datetime|date|time|safeint)$/;

function walked(schema: z.core.$ZodTypes): Encoder | null {
  const { checks = [], format = 'regex', coerce = false } = schema._zod.def as Def;
  const defs = checks.map(({ _zod }) => _zod.def as z.core.$ZodCheckDef & { format?: string; tx?: Encoder });
  const overwrites = defs.flatMap(({ tx }) => tx ?? []);
  const others = defs.filter(({ check, tx, format: of = '' }) => !tx && !LOOKS.test(check) && !FORMATS.test(of));
  const plain = coerce || others.length > 0 || !FORMATS.test(format) ? null : encoderFor(schema);
  return plain && overwrites.reduceRight((after, tx) => oneAfterOther(tx, after), plain);
}

function encoderFor(schema: z.core.$ZodTypes): Encoder | null {
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'date':
    case 'null':
    case 'undefined':
    case 'any':
    case 'unknown':
    case 'literal':
    case 'enum':
    case 'custom':
      return asIs;
    case 'optional':
      return unless(undefined, encoderOf(def.innerType));
    case 'nullable':
      return unless(null, encoderOf(def.innerType));
    case 'default':
      return encoderOf(def.innerType);
    case 'array':
      return eachOf(encoderOf(def.element));
    case 'object':
      return def.catchall ? null : fieldsEncoder(fieldsOf(def.shape));
    case 'union':
      return unionEncoder(schema as z.core.$ZodUnion, def.options);
    case 'pipe':
      return pipeEncoder(schema as unknown as z.ZodPipe);
    default:
      return null;
  }
}

const unlessMissing = ({ _zod: { optin, optout } }: z.core.$ZodType, write: Encoder): Encoder | null =>
  optin === 'optional' && optout === 'optional' ? null : write;

const fieldsOf = (shape: z.core.$ZodShape): EncodedField[] =>
  Object.entries(shape).map(([name, type]) => {
    const write = encoderOf(type);
    return { legacy: name, clean: name, write, missing: unlessMissing(type, write) };
  });

/** A choice of texts and one more type, which may take them for its own. Which of several it is, `z.encode` finds out. */
function unionEncoder(union: z.core.$ZodUnion, options: readonly z.core.$ZodType[]): Encoder | null {
  const [only, ...more] = options.filter((option) => encoderOf(option) !== asIs);
  if (!only) return asIs;
  const values = options.filter((option) => option !== only).map(({ _zod }) => [...(_zod.values ?? [])]);
  if (more.length > 0 || values.some(({ length }) => length === 0)) return null;
  return unlessOneOf(new Map(values.flat().map((value) => [value, z.encode(union, value as never)])), encoderOf(only));
}

function pipeEncoder(schema: z.ZodPipe): Encoder {
  const { in: sent, out: clean, reverseTransform } = schema.def as z.core.$ZodCodecDef;
  const pairs = pairsOf(schema as unknown as z.ZodType);
  if (pairs.length > 0 && isShape(sent) && isShape(clean))
    return fieldsEncoder(pairs.map((pair) => namedField(sent, clean, pair)));
  const after = encoderOf(sent);
  const before = encoderOf(clean);
  if (!reverseTransform) return oneAfterOther(before, after);
  return oneAfterOther(oneAfterOther(before, reverseTransform as Encoder), after);
}

/** An object that is its fields and no more: no rule between them may change one. */
const isShape = (type: z.core.$ZodType): type is z.ZodObject =>
  type instanceof z.ZodObject && !type.def.catchall && !type.def.checks?.length;

/** A field of a record: first as its model has it, then in its legacy type. */
function namedField(sent: z.ZodObject, model: z.ZodObject, [legacy, clean]: readonly [string, string]): EncodedField {
  const type = sent.shape[legacy] as z.ZodType;
  const write = encoderOf(type);
  return {
    legacy,
    clean,
    write: oneAfterOther(encoderOf(typeAt(model, clean)), write),
    missing: unlessMissing(type, write),
  };
}
