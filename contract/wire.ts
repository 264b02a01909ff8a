import { z } from 'zod';
import { parseDay } from '#contract/dates.ts';
import { parseRupees, toRupees } from '#contract/money.ts';

/** Rupees in JSON (a number, or a numeric string from old clients) ⇄ integer paise. */
export const rupees = z.codec(
  z
    .union([z.number(), z.string()])
    .refine((amount) => parseRupees(amount) !== null, 'Please enter an amount in rupees'),
  z.int().nonnegative(),
  { decode: (amount) => parseRupees(amount) ?? 0, encode: toRupees },
);

/** A date as clients send it (behaviour.md section 1) ⇄ a business day. */
export const wireDay = z.codec(
  z.string().refine((text) => parseDay(text) !== null, 'Please enter a date'),
  z.string(),
  { decode: (text) => parseDay(text) ?? text, encode: (day) => day },
);

/** ISO 8601 in UTC ⇄ Date. */
export const wireInstant = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

interface Legacy {
  /** legacy name → clean name, only where they differ; `_id` and `profileRegistrationId` are known. */
  renames?: Record<string, string>;
  /** legacy name → codec, where the value differs too. */
  fields?: Record<string, z.ZodType>;
}

/** The legacy name under which requests repeat their tenant. */
export const LEGACY_ORGANISATION = 'profileRegistrationId';

const KNOWN_RENAMES: Record<string, string> = { _id: 'id', [LEGACY_ORGANISATION]: 'organisationId' };

function legacyNames(shape: z.ZodRawShape, renames: Record<string, string>): [legacy: string, clean: string][] {
  const legacyOf = new Map(Object.entries({ ...KNOWN_RENAMES, ...renames }).map(([legacy, clean]) => [clean, legacy]));
  return Object.keys(shape).map((clean) => [legacyOf.get(clean) ?? clean, clean]);
}

/** What the fields of a codec are called on both sides, so that a refusal names the field that the caller sent. */
const names = new WeakMap<z.ZodType, readonly (readonly [legacy: string, clean: string])[]>();

/** Lets refusals of a hand-written codec name fields as its callers do. */
export function knowNames<T extends z.ZodType>(schema: T, renames: Readonly<Record<string, string>>): T {
  names.set(schema, Object.entries(renames));
  return schema;
}

const translated = (schema: z.ZodType | undefined, path: string, from: 0 | 1): string => {
  const [head = '', ...rest] = path.split('.');
  const pair = schema && names.get(schema)?.find((both) => both[from] === head);
  return [pair ? pair[1 - from] : head, ...rest].join('.');
};

/** A field of the clean model as callers know it, and the other way round. What has one name only keeps it. */
export const legacyField = (schema: z.ZodType | undefined, clean: string): string => translated(schema, clean, 1);
export const cleanField = (schema: z.ZodType | undefined, legacy: string): string => translated(schema, legacy, 0);

const rename = (value: object, pairs: readonly (readonly [string, string])[]): Record<string, unknown> =>
  Object.fromEntries(
    pairs.flatMap(([from, to]) => (from in value ? [[to, (value as Record<string, unknown>)[from]]] : [])),
  );

/**
 * Legacy JSON ⇄ clean model. Lists only what differs; unknown fields are dropped on the way in and on the way out.
 * A record that has an id carries it twice on the wire, as `_id` and `id` (behaviour.md section 1).
 */
export function wire<S extends z.ZodRawShape>(model: z.ZodObject<S>, legacy: Legacy = {}) {
  const pairs = legacyNames(model.shape, legacy.renames ?? {});
  const shape = Object.fromEntries(
    pairs.map(([old, clean]) => [old, legacy.fields?.[old] ?? model.shape[clean]]),
  ) as z.ZodRawShape;
  const both = 'id' in model.shape ? { id: z.string().optional() } : {};
  const codec = z.codec(z.object({ ...shape, ...both }), model, {
    decode: (old) => rename(old, pairs) as z.input<z.ZodObject<S>>,
    encode: (clean) => {
      const old = rename(
        clean,
        pairs.map(([a, b]) => [b, a] as const),
      );
      return ('id' in model.shape ? { ...old, id: old._id } : old) as z.output<z.ZodObject<z.ZodRawShape>>;
    },
  });
  names.set(codec, pairs);
  return codec;
}
