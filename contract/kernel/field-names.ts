import { z } from 'zod';

/** A field has these names on both sides of a codec, so that a refusal names the field that the caller wrote. */
type Pair = readonly [legacy: string, clean: string];
const names = new WeakMap<z.ZodType, readonly Pair[]>();
const filled = new WeakMap<z.ZodType, z.ZodType>();

/** Lets refusals of a codec name fields as its callers do. A clean name may lie deeper: "fees.adult.price". */
export function knowNames<T extends z.ZodType>(codec: T, pairs: readonly Pair[]): T {
  names.set(codec, pairs);
  return codec;
}

/** Both names of each field of a codec; none of one whose names nobody told. */
export const pairsOf = (codec: z.ZodType): readonly Pair[] => names.get(codec) ?? [];

/** Says which type a codec has where it is not left empty. */
export function fillableWith<T extends z.ZodType>(codec: T, type: z.ZodType): T {
  filled.set(codec, type);
  return codec;
}

/** The type of a field that is filled in: without what may be absent or left empty. */
export function filledType(schema: z.ZodType): z.ZodType {
  const inner =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
      ? (schema.unwrap() as z.ZodType)
      : filled.get(schema);
  return inner ? filledType(inner) : schema;
}

/** The type of a field of a model, by its clean name. */
export const typeAt = (model: z.ZodType, name: string): z.ZodType =>
  name
    .split('.')
    .reduce(
      (type, part) => (type instanceof z.ZodRecord ? type.valueType : (type as z.ZodObject).shape[part]) as z.ZodType,
      model,
    );

/** Tells what lies in a field as its caller sends it: an object whose names are known, a list, or anything else. */
function sentType(schema: z.ZodType | undefined): z.ZodType | undefined {
  const type = schema && filledType(schema);
  return type instanceof z.ZodCodec && !names.has(type) ? sentType(type.def.in as z.ZodType) : type;
}

function fieldType(type: z.ZodType | undefined, legacy: string): z.ZodType | undefined {
  if (type instanceof z.ZodArray) return type.element as z.ZodType;
  const sent = type instanceof z.ZodCodec ? type.def.in : type;
  return sent instanceof z.ZodObject ? (sent.shape[legacy] as z.ZodType | undefined) : undefined;
}

const startsWith = (path: readonly string[], name: string): boolean =>
  name.split('.').every((part, at) => path[at] === part);

/** The name on the one side that a path on the other begins with; of several the one that `sent` has. */
function pairAt(pairs: readonly Pair[], path: readonly string[], from: 0 | 1, sent: unknown): Pair | undefined {
  const fitting = pairs.filter((pair) => startsWith(path, pair[from]));
  return fitting.find(([legacy]) => typeof sent === 'object' && sent !== null && legacy in sent) ?? fitting[0];
}

function translated(schema: z.ZodType | undefined, path: readonly string[], from: 0 | 1, sent?: unknown): string[] {
  const [head] = path;
  if (head === undefined) return [];
  const type = sentType(schema);
  const pair = pairAt((type && names.get(type)) ?? [], path, from, sent) ?? ([head, head] as const);
  const rest = path.slice(pair[from].split('.').length);
  return [pair[1 - from] as string, ...translated(fieldType(type, pair[0]), rest, from)];
}

const partsOf = (name: string): string[] => name.replace(/\[(\d+)\]/g, '.$1').split('.');
const isPlace = (part: string): boolean => /^\d+$/.test(part);

/** "fee[0].quantity": how callers write where a field lies. */
const written = (parts: readonly string[]): string =>
  parts.reduce((before, part) => (isPlace(part) ? `${before}[${part}]` : `${before}.${part}`));

/** A field of the clean model ("lines.0.quantity") as callers know it ("fee[0].quantity"): of two names the one that was sent. */
export const legacyField = (schema: z.ZodType | undefined, clean: string, sent?: unknown): string =>
  written(translated(schema, partsOf(clean), 1, sent));

/** A field as callers write it, in the names of the clean model, with dots. */
export const cleanField = (schema: z.ZodType | undefined, legacy: string): string =>
  translated(schema, partsOf(legacy), 0).join('.');

/** A field as callers write it, in words: "quantity in row 1 of fee". */
export const spokenField = (legacy: string): string =>
  partsOf(legacy).reduce((before, part) =>
    isPlace(part) ? `row ${Number(part) + 1} of ${before}` : `${part} in ${before}`,
  );
