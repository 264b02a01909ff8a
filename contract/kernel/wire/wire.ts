import { z } from 'zod';
import type { TextKey } from '#words/keys.ts';
import { needed } from '../fields.ts';
import { coded } from './coded.ts';
import '../plain-words.ts';
import { parseCount } from '../counts.ts';
import { type Day, formatLocalTime, parseDay, parseLocalTime } from '../dates/dates.ts';
import { parseMobile } from '../mobile.ts';
import { parseRupees, toRupees } from '../money.ts';
import { isDeep, setAt, valueAt } from './deep-fields.ts';
import { fieldsEncoder, unlessEmpty } from './encoders.ts';
import { type Making, madeOf, type Names } from './makings.ts';
import { wired } from './wired.ts';

const writtenNumber = z.number().nonnegative();
const RUPEES = { description: 'Rupees, with at most two decimals; as text too.', examples: [120] };

const amountOf = (sent: z.ZodType<number | string, number | string>) =>
  coded(
    sent.refine((amount) => parseRupees(amount) !== null, 'fields.rupees'),
    z.int().nonnegative(),
    { decode: (amount) => parseRupees(amount) ?? 0, encode: toRupees, written: writtenNumber },
  ).meta(RUPEES);

/** Rupees in JSON (a number, or a numeric string from old clients) ⇄ integer paise. */
export const rupees = amountOf(z.union([z.number(), z.string()]));

export const requiredRupees = (missing: TextKey) =>
  amountOf(
    z
      .union([z.number(), z.string()], needed(missing))
      .refine((amount) => String(amount).trim() !== '', { error: missing, abort: true }),
  );

/** Digits as text, as old clients send inputs ⇄ number, in multiples of `unit`. */
export const wireDigits = (missing: TextKey, unit = 1) =>
  coded(
    z
      .union([z.number(), z.string()], needed(missing))
      .refine((typed) => String(typed).trim() !== '', missing)
      .refine((typed) => String(typed).trim() === '' || parseCount(typed) !== null, 'fields.onlyDigits'),
    z.int().nonnegative(),
    { decode: (typed) => (parseCount(typed) ?? 0) * unit, encode: (count) => count / unit, written: writtenNumber },
  ).meta({ description: 'A whole number; as text too.', examples: [20] });

/** A date as clients send it (docs/behaviour.md 1.2) ⇄ a business day; `write` changes the written form. */
export const requiredDay = (missing: TextKey, write: (day: Day) => string = (day) => day) =>
  coded(
    z
      .string(needed(missing))
      .min(1, missing)
      .refine((text) => text === '' || parseDay(text) !== null, 'fields.date'),
    z.string(),
    { decode: (text) => parseDay(text) ?? text, encode: write, written: z.iso.date() },
  ).meta({ description: 'A business day in Kolkata, or an instant of it.', examples: ['2027-02-01'] });
export const wireDay = requiredDay('fields.date');

/** "2027-01-05T10:00" in Kolkata, or an instant ⇄ Date. */
export const wireLocalTime = coded(
  z.string().refine((text) => parseLocalTime(text) !== null, 'fields.dateAndTime'),
  z.date(),
  {
    decode: (text) => parseLocalTime(text) as Date,
    encode: formatLocalTime,
    written: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
  },
).meta({ description: 'A time in Kolkata, or an instant.', examples: ['2027-02-01T18:00'] });

/** In a search the number may have spaces or +91. */
export const wireMobile = coded(z.string().max(40, 'fields.mobile'), z.string(), {
  decode: (typed) => parseMobile(typed) ?? typed.trim(),
  encode: (mobile) => mobile,
});

const isoInstant = z.iso.datetime({ offset: true });

/** ISO 8601 ⇄ Date; written in UTC, and read as India's time if it has no zone. */
export const wireInstant = coded(
  z.string().refine((text) => parseLocalTime(text) !== null, 'fields.exactMoment'),
  z.date(),
  { decode: (text) => parseLocalTime(text) as Date, encode: (date) => date.toISOString(), written: isoInstant },
).meta({ format: 'date-time' });

type Renamed<Sent, Table> = {
  [Name in keyof Sent as Name extends keyof Table ? Extract<Table[Name], string> : Name]: Sent[Name];
};

export function renamed<S extends z.ZodRawShape, const R extends { readonly [legacy in keyof S]?: string }>(
  sent: z.ZodObject<S>,
  renames: R,
) {
  type Clean = Renamed<z.output<z.ZodObject<S>>, R>;
  const names = Object.keys(sent.shape).map((legacy) => [legacy, renames[legacy] ?? legacy] as const);
  return record(sent, z.custom<Clean>(), names);
}

interface Legacy {
  /** legacy name → clean name, only where they differ; `_id` and `profileRegistrationId` are known. */
  renames?: Record<string, string>;
  /** legacy name → codec, if the value differs too. An optional one is absent, never empty. */
  fields?: Record<string, z.ZodType>;
  /** second legacy name → first: read if the first is absent or empty, always answered. */
  aliases?: Record<string, string>;
}

/** Old clients send '' or null for a field with a default; the default then counts. */
function leftEmpty(schema: z.ZodType): z.ZodType {
  const sent = z.union([schema, z.literal(''), z.null()]);
  const codec = z.codec(sent.optional(), z.custom<unknown>(), {
    decode: (value) => (value === '' || value === null ? undefined : value),
    encode: (value) => value ?? null,
  });
  const encoder = () => unlessEmpty((empty) => z.encode(sent, empty), wired(schema).encoder());
  return madeOf(codec, { filled: schema, encoder });
}

const legacyType = (clean: z.ZodType, codec: z.ZodType | undefined): z.ZodType =>
  clean instanceof z.ZodDefault && !(codec instanceof z.ZodOptional)
    ? leftEmpty(codec ?? withInstants(clean.unwrap() as z.ZodType))
    : (codec ?? withInstants(clean));

/** Instants as text, also within lists and records; a type without any stays as it is. */
function withInstants(clean: z.ZodType): z.ZodType {
  if (!hasInstants(clean)) return clean;
  if (clean instanceof z.ZodObject) return wire(clean);
  if (clean instanceof z.ZodArray) return z.array(withInstants(clean.element as z.ZodType));
  if (clean instanceof z.ZodNullable) return withInstants(clean.unwrap() as z.ZodType).nullable();
  if (clean instanceof z.ZodOptional) return withInstants(clean.unwrap() as z.ZodType).optional();
  return wireInstant;
}

function hasInstants(type: z.ZodType): boolean {
  if (type instanceof z.ZodObject) return (Object.values(type.shape) as z.ZodType[]).some(hasInstants);
  if (type instanceof z.ZodArray) return hasInstants(type.element as z.ZodType);
  const isWrapped = type instanceof z.ZodNullable || type instanceof z.ZodOptional;
  return isWrapped ? hasInstants(type.unwrap() as z.ZodType) : type instanceof z.ZodDate;
}

/** Legacy name of the organisation's id in requests. */
export const LEGACY_ORGANISATION = 'profileRegistrationId';

const KNOWN_RENAMES: Record<string, string> = { _id: 'id', [LEGACY_ORGANISATION]: 'organisationId' };

function namesOf(shape: z.ZodRawShape, { renames, aliases = {} }: Legacy): Names {
  const legacyOf = new Map(Object.entries({ ...KNOWN_RENAMES, ...renames }).map(([legacy, clean]) => [clean, legacy]));
  const firsts = Object.keys(shape).map((clean) => [legacyOf.get(clean) ?? clean, clean] as const);
  const cleanOf = new Map(firsts);
  const seconds = Object.entries(aliases).map(([alias, first]) => [alias, cleanOf.get(first) ?? first] as const);
  return [...firsts, ...seconds, ...('id' in shape ? [['id', 'id'] as const] : [])];
}

/** Legacy JSON ⇄ clean model. `legacy` lists only what differs; unknown fields are dropped (docs/behaviour.md 1.1). */
export const wire = <S extends z.ZodRawShape>(model: z.ZodObject<S>, legacy: Legacy = {}) =>
  wireNamed(model, namesOf(model.shape, legacy), { id: z.string(), ...legacy.fields });

export function wireNamed<S extends z.ZodRawShape>(
  model: z.ZodObject<S>,
  names: Names,
  fields: Record<string, z.ZodType> = {},
) {
  const legacyOf = Map.groupBy(names, ([, clean]) => clean);
  const shape = names.map(([legacy, clean]) => {
    const [[first] = [legacy], ...more] = legacyOf.get(clean) ?? [];
    const type = legacyType(typeAt(model, clean), fields[legacy] ?? fields[first]);
    return [legacy, more.length > 0 ? z.optional(type) : type] as const;
  });
  const sent = z.object(Object.fromEntries(shape) as z.ZodRawShape);
  const asked = Object.entries(Object.groupBy(names, ([, clean]) => clean)).reduce(
    (type, [clean, pairs = []]) =>
      oneOfNames(
        type,
        pairs.map(([legacy]) => legacy),
        typeAt(model, clean),
      ),
    sent,
  );
  return record(asked, model, names, { model, written: () => writtenRecord(sent, model, names) });
}

function oneOfNames(sent: z.ZodObject, legacy: readonly string[], type: z.ZodType): z.ZodObject {
  const missing = legacy.length > 1 ? type.safeParse(undefined).error?.issues[0]?.message : undefined;
  if (missing === undefined) return sent;
  const isSent = (old: unknown) => legacy.some((name) => ((old as WireFields | null)?.[name] ?? null) !== null);
  return sent.refine(isSent, { path: [legacy[0] as string], error: missing, when: () => true });
}

const typeAt = (model: z.ZodType, name: string): z.ZodType =>
  name
    .split('.')
    .reduce(
      (type, part) => (type instanceof z.ZodRecord ? type.valueType : (type as z.ZodObject).shape[part]) as z.ZodType,
      model,
    );

/** A field of an answer is absent or null exactly where the model allows it. */
function writtenRecord(sent: z.ZodObject, model: z.ZodObject, names: Names): z.ZodType {
  const fields = names.map(([legacy, clean]) => {
    const { isNullable, isOptional } = wired(typeAt(model, clean));
    const filled = wired(wired(sent.shape[legacy] as z.ZodType).filled).written();
    const type = isNullable ? filled.nullable() : filled;
    return [legacy, isOptional ? type.optional() : type];
  });
  return z.object(Object.fromEntries(fields));
}

type RecordMaking = Pick<Making, 'model' | 'written'> & { read?: (old: WireFields, names: Names) => WireFields };

function record<S extends z.ZodObject, M extends z.ZodType>(
  sent: S,
  model: M,
  names: Names,
  { read = toClean, ...making }: RecordMaking = {},
): z.ZodCodec<S, M> {
  const of = (type: z.ZodType) =>
    z.codec(type as S, model, {
      decode: (old) => read(old as WireFields, names) as z.input<M>,
      encode: (clean) => toLegacy(clean as object, names) as z.output<S>,
    });
  const write = (legacy: string) => wired(sent.shape[legacy] as z.ZodType).encoder();
  const encoder = () => fieldsEncoder(names.map(([legacy, clean]) => ({ legacy, clean, write: write(legacy) })));
  return madeOf(of(sent), { ...making, names, of, encoder });
}

type WireFields = Record<string, unknown>;

/** The first non-empty one of two names of a field counts. A nested field is set even if it was not sent. */
function toClean(old: WireFields, names: Names): WireFields {
  const clean: WireFields = {};
  for (const [legacy, name] of names) {
    if (!(legacy in old) && !isDeep(name)) continue;
    if ((valueAt(clean, name) ?? null) === null) setAt(clean, name, old[legacy]);
  }
  return clean;
}

const toLegacy = (clean: object, names: Names): WireFields =>
  Object.fromEntries(
    names.flatMap(([legacy, name]) => {
      const value = valueAt(clean, name);
      return value === undefined ? [] : [[legacy, value]];
    }),
  );

const whenEmpty = (type: z.ZodType | undefined): unknown =>
  type instanceof z.ZodDefault ? type.parse(undefined) : undefined;

/** Body of a PUT: absent fields stay as stored, without defaults; empty ones become empty. */
export function changesOf<B extends z.ZodType>(form: B) {
  return changesSince(form, z.undefined());
}

/** Adds `was`, the fields as the editor saw them, so that others' changes are not overwritten (docs/behaviour.md 1). */
export function changesSince<B extends z.ZodType, W extends z.ZodType>(form: B, was: W) {
  const { names, model, within } = wired(form);
  const shape = names.map(([legacy]) => [legacy, z.optional(withoutDefault(within(legacy) as z.ZodType))]);
  const seen = was instanceof z.ZodUndefined ? {} : { was: z.optional(was) };
  type Changes = Partial<z.output<B>> & { was?: z.output<W> };
  const sent = z.object({ ...(Object.fromEntries(shape) as z.ZodRawShape), ...seen });
  const told: Names = [...names, ...Object.keys(seen).map((name) => [name, name] as const)];
  return record(sent, z.custom<Changes>(), told, { read: (old) => changed(old, told, model as z.ZodObject) });
}

/** An absent field must stay absent, so defaults inside optional types are removed. */
const withoutDefault = (type: z.ZodType): z.ZodType =>
  type instanceof z.ZodOptional || type instanceof z.ZodDefault ? withoutDefault(type.unwrap() as z.ZodType) : type;

/** First names are applied last, so that they win over second ones. */
function changed(sent: WireFields, names: Names, model: z.ZodObject): WireFields {
  const clean: WireFields = {};
  for (const [legacy, name] of names.toReversed())
    if (legacy in sent) setAt(clean, name, sent[legacy] ?? whenEmpty(typeAt(model, name)));
  return clean;
}
