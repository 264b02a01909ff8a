import { z } from 'zod';
import { needed } from '#contract/fields.ts';
import '#contract/plain-words.ts';
import { type Day, formatLocalTime, parseDay, parseLocalTime } from '#contract/dates.ts';
import { fillableWith, knowNames, pairsOf } from '#contract/field-names.ts';
import { parseMobile } from '#contract/mobile.ts';
import { parseRupees, toRupees } from '#contract/money.ts';
import { writtenAs } from '#contract/written-type.ts';

const writtenNumber = z.number().nonnegative();
const RUPEES = { description: 'Rupees, with at most two decimals; as text too.', examples: [120] };

/** Rupees in JSON (a number, or a numeric string from old clients) ⇄ integer paise. */
export const rupees = writtenAs(
  z
    .codec(
      z
        .union([z.number(), z.string()])
        .refine((amount) => parseRupees(amount) !== null, 'Please enter an amount in rupees'),
      z.int().nonnegative(),
      { decode: (amount) => parseRupees(amount) ?? 0, encode: toRupees },
    )
    .meta(RUPEES),
  writtenNumber,
);

/** The same, of an amount that must be given. */
export const requiredRupees = (missing: string) =>
  writtenAs(
    z
      .codec(
        z
          .union([z.number(), z.string()], needed(missing))
          .refine((amount) => String(amount).trim() !== '', { error: missing, abort: true })
          .refine((amount) => parseRupees(amount) !== null, 'Please enter an amount in rupees'),
        z.int().nonnegative(),
        { decode: (amount) => parseRupees(amount) ?? 0, encode: toRupees },
      )
      .meta(RUPEES),
    writtenNumber,
  );

/** A whole number that old clients send as the text of an input ⇄ number, `unit` of them inside. */
export const wireDigits = (missing: string, unit = 1) =>
  writtenAs(
    z
      .codec(
        z
          .union([z.number(), z.string()], needed(missing))
          .refine((typed) => String(typed).trim() !== '', missing)
          .refine((typed) => /^\d{0,9}$/.test(String(typed).trim()), 'Must be only digits'),
        z.int().nonnegative(),
        { decode: (typed) => Number(typed) * unit, encode: (count) => count / unit },
      )
      .meta({ description: 'A whole number; as text too.', examples: [20] }),
    writtenNumber,
  );

/** A date as clients send it (docs/behaviour.md 1.2) ⇄ a business day, written as a day unless `write` says otherwise. */
export const requiredDay = (missing: string, write: (day: Day) => string = (day) => day) =>
  writtenAs(
    z
      .codec(
        z
          .string(needed(missing))
          .min(1, missing)
          .refine((text) => text === '' || parseDay(text) !== null, 'Please enter a date'),
        z.string(),
        { decode: (text) => parseDay(text) ?? text, encode: write },
      )
      .meta({ description: 'A business day in Kolkata, or an instant of it.', examples: ['2027-02-01'] }),
    z.iso.date(),
  );
export const wireDay = requiredDay('Please enter a date');

/** A date with a time as a datetime-local input gives it, in Kolkata ("2027-01-05T10:00"), or an instant ⇄ Date. */
export const wireLocalTime = writtenAs(
  z
    .codec(
      z.string().refine((text) => parseLocalTime(text) !== null, 'Please enter a date and a time'),
      z.date(),
      { decode: (text) => parseLocalTime(text) as Date, encode: formatLocalTime },
    )
    .meta({ description: 'A time in Kolkata, or an instant.', examples: ['2027-02-01T18:00'] }),
  z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
);

/** A mobile number that is stored. Who looks for one may write it as people do, with spaces or +91. */
export const wireMobile = z.codec(z.string().max(40, 'Please enter valid mobile number'), z.string(), {
  decode: (typed) => parseMobile(typed) ?? typed.trim(),
  encode: (mobile) => mobile,
});

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
  /** a second legacy name → the first one: read where the first is absent, answered always. */
  aliases?: Record<string, string>;
}

/** What has a default may be left empty, which old clients say as '' or null; the default of the model then counts. */
function leftEmpty(schema: z.ZodType): z.ZodType {
  const codec = z.codec(z.union([schema, z.literal(''), z.null()]).optional(), z.custom<unknown>(), {
    decode: (sent) => (sent === '' || sent === null ? undefined : sent),
    encode: (value) => value ?? null,
  });
  return fillableWith(codec, schema);
}

const legacyType = (clean: z.ZodType, codec: z.ZodType | undefined): z.ZodType =>
  clean instanceof z.ZodDefault ? leftEmpty(codec ?? (clean.unwrap() as z.ZodType)) : (codec ?? clean);

/** The legacy name under which requests repeat their tenant. */
export const LEGACY_ORGANISATION = 'profileRegistrationId';

const KNOWN_RENAMES: Record<string, string> = { _id: 'id', [LEGACY_ORGANISATION]: 'organisationId' };

function legacyNames(shape: z.ZodRawShape, renames: Record<string, string>): [legacy: string, clean: string][] {
  const legacyOf = new Map(Object.entries({ ...KNOWN_RENAMES, ...renames }).map(([legacy, clean]) => [clean, legacy]));
  return Object.keys(shape).map((clean) => [legacyOf.get(clean) ?? clean, clean]);
}

const rename = (value: object, pairs: readonly (readonly [string, string])[]): Record<string, unknown> =>
  Object.fromEntries(
    pairs.flatMap(([from, to]) => (from in value ? [[to, (value as Record<string, unknown>)[from]]] : [])),
  );

/**
 * Legacy JSON ⇄ clean model. Lists only what differs; unknown fields are dropped on the way in and on the way out.
 * A record that has an id carries it twice on the wire, as `_id` and `id` (docs/behaviour.md 1.1).
 */
export function wire<S extends z.ZodRawShape>(model: z.ZodObject<S>, legacy: Legacy = {}) {
  const pairs = legacyNames(model.shape, legacy.renames ?? {});
  const shape: Record<string, z.ZodType> = Object.fromEntries(
    pairs.map(([old, clean]) => [old, legacyType(model.shape[clean] as z.ZodType, legacy.fields?.[old])]),
  );
  const aliases = Object.entries(legacy.aliases ?? {});
  for (const [alias, old] of aliases) shape[alias] = shape[old] = z.optional(shape[old] as z.ZodType);
  const both = 'id' in model.shape ? { id: z.string().optional() } : {};
  const codec = z.codec(z.object({ ...shape, ...both } as z.ZodRawShape), model, {
    decode: (old) => rename({ ...firstNames(old, aliases), ...old }, pairs) as z.input<z.ZodObject<S>>,
    encode: (clean) => {
      const old = rename(
        clean,
        pairs.map(([a, b]) => [b, a] as const),
      );
      for (const [alias, first] of aliases) old[alias] = old[first];
      return ('id' in model.shape ? { ...old, id: old._id } : old) as z.output<z.ZodObject<z.ZodRawShape>>;
    },
  });
  const cleanOf = new Map(pairs);
  return knowNames(codec, [
    ...pairs,
    ...aliases.map(([alias, first]) => [alias, cleanOf.get(first) ?? first] as const),
  ]);
}

/** What stands for a field that is sent empty: its default, as when the record is added. */
const whenEmpty = (type: z.ZodType | undefined): unknown =>
  type instanceof z.ZodDefault ? type.def.defaultValue : undefined;

/**
 * The body of a PUT: the same form, of which any fields may be sent. What is absent stays as it is stored, so no default
 * is filled in; what is sent empty becomes empty. Rules across fields are checked with what is stored.
 */
export function changesOf<B extends z.ZodType>(form: B) {
  const { in: old, out: model } = (form as unknown as z.ZodCodec<z.ZodObject, z.ZodObject>).def;
  const pairs = pairsOf(form);
  const shape = Object.fromEntries(
    Object.entries(old.shape).map(([name, type]) => [name, z.optional(type as z.ZodType)]),
  );
  const changes = z.codec(z.object(shape), z.custom<Partial<z.output<B>>>(), {
    // The first name of a field comes last, and so counts before its alias.
    decode: (sent) =>
      Object.fromEntries(
        pairs
          .toReversed()
          .flatMap(([legacy, clean]) =>
            legacy in sent ? [[clean, sent[legacy] ?? whenEmpty(model.shape[clean] as z.ZodType)]] : [],
          ),
      ) as Partial<z.output<B>>,
    encode: (clean) =>
      rename(
        clean,
        pairs.map(([legacy, name]) => [name, legacy] as const),
      ),
  });
  return knowNames(changes, pairs);
}

const firstNames = (old: Record<string, unknown>, aliases: readonly (readonly [string, string])[]) =>
  Object.fromEntries(aliases.flatMap(([alias, first]) => (alias in old ? [[first, old[alias]]] : [])));
