import { z } from 'zod';
import { asIs, type Encoder, eachOf, fieldsEncoder, oneAfterOther, unless } from './encoders.ts';
import { makingOf, type Names } from './makings.ts';

type Words = (issue: z.core.$ZodRawIssue) => string | undefined;

/** All that is known of a type besides parsing. The only place that inspects schemas. */
interface Wired {
  names: Names;
  model?: z.ZodObject | undefined;
  within(legacy: string): z.ZodType | undefined;
  filled: z.ZodType;
  isNullable: boolean;
  isOptional: boolean;
  /** Writes like `z.encode`, without unknown fields and without validating what we have just built. */
  encoder(): Encoder;
  written(): z.ZodType;
  strict(unknown: Words): z.ZodType;
}

export function wired(type: z.ZodType): Wired {
  if (type instanceof z.ZodOptional || type instanceof z.ZodNullable || type instanceof z.ZodDefault)
    return wrapped(type);
  if (type instanceof z.ZodArray) return list(type);
  if (type instanceof z.ZodObject) return record(type);
  if (type instanceof z.ZodPipe) return pipe(type);
  return type instanceof z.ZodUnion ? union(type) : single(type);
}

const PLAIN = new Set('string number boolean date null undefined any unknown literal enum custom'.split(' '));

const byZod =
  (type: z.ZodType): Encoder =>
  (value) =>
    z.encode(type, value);

const single = (type: z.ZodType): Wired => ({
  names: [],
  within: () => undefined,
  filled: type,
  isNullable: false,
  isOptional: false,
  encoder: () => (PLAIN.has(type.type) ? asIs : byZod(type)),
  written: () => type,
  strict: () => type,
});

function wrapped(type: z.ZodOptional | z.ZodNullable | z.ZodDefault): Wired {
  const inner = wired(type.unwrap() as z.ZodType);
  const { encoder, written } = inner;
  const outer = { ...inner, strict: () => type };
  if (type instanceof z.ZodDefault) return { ...outer, isOptional: false };
  return type instanceof z.ZodOptional
    ? { ...outer, isOptional: true, encoder: () => unless(undefined, encoder()), written: () => written().optional() }
    : { ...outer, isNullable: true, encoder: () => unless(null, encoder()), written: () => written().nullable() };
}

function list(type: z.ZodArray): Wired {
  const element = type.element as z.ZodType;
  const { encoder, written, strict } = wired(element);
  return {
    ...single(type),
    within: () => element,
    encoder: () => eachOf(encoder()),
    written: () => z.array(written()),
    strict: (unknown) => {
      const strictly = strict(unknown);
      return strictly === element ? type : z.array(strictly);
    },
  };
}

function record(type: z.ZodObject): Wired {
  const fields = Object.entries(type.shape as Record<string, z.ZodType>);
  const own = ([name, field]: [string, z.ZodType]) => ({ legacy: name, clean: name, write: wired(field).encoder() });
  return {
    ...single(type),
    within: (name) => type.shape[name] as z.ZodType | undefined,
    encoder: () => (type.def.catchall ? byZod(type) : fieldsEncoder(fields.map(own))),
    written: () => type.safeExtend(Object.fromEntries(fields.map(([name, field]) => [name, wired(field).written()]))),
    strict: (unknown) => z.strictObject(type.shape, { error: unknown }),
  };
}

const union = (type: z.ZodUnion): Wired => ({
  ...single(type),
  encoder: () => (type.options.every((one) => wired(one as z.ZodType).encoder() === asIs) ? asIs : byZod(type)),
});

function pipe(type: z.ZodPipe): Wired {
  const making = makingOf(type);
  if (making?.filled) return { ...wired(making.filled), encoder: making.encoder };
  const from = type.in as z.ZodType;
  const sent = wired(from);
  const through = () => oneAfterOther(wired(type.out as z.ZodType).encoder(), sent.encoder());
  return {
    ...single(type),
    within: sent.within,
    names: making?.names ?? sent.names,
    model: making?.model,
    encoder: making?.encoder ?? (() => (type instanceof z.ZodCodec ? byZod(type) : through())),
    written: making?.written ?? sent.written,
    strict: (unknown) => {
      const strictly = sent.strict(unknown);
      return making?.of && strictly !== from ? making.of(strictly) : type;
    },
  };
}
