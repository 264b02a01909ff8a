import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { textModel } from '#contract/kernel/fields.ts';
import { coded } from '#contract/kernel/wire/coded.ts';
import { asIs } from '#contract/kernel/wire/encoders.ts';
import { wired } from '#contract/kernel/wire/wired.ts';
import { passesApi } from '#contract/passes/api.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

const written = (schema: z.ZodType, value: unknown) => JSON.stringify(wired(schema).encoder()(value));

const TEXTS = [
  '',
  'East gate',
  ' Zoo, open ',
  'cafe\u0301',
  '2027-02-01',
  '09:30',
  '9876543210',
  '0123456789abcdefghjkmnpqrs',
  'https://parks.example/a',
  'parks@demo.example',
  'paid',
  'TXN_SUCCESS',
  'complete',
];
const NUMBERS = [0, 1, 2, 12, 60, 99, 2027, 50_000, 1_00_000, 12.5, -5];
const DATES = ['2027-01-04T06:30:00.000Z', '2027-02-28T18:29:59.999Z'];

/** Texts, numbers and times of which each field of an answer reads some. */
const SINGLE_VALUES: readonly unknown[] = [...TEXTS, ...NUMBERS, ...DATES, true, false, null];

/** Names of fields, and of a picture. */
const KEYS = ['name', 'fees.adult.price', 'open', '0a'.repeat(32)];

const reads = (type: z.ZodType, value: unknown): boolean => z.safeDecode(type, value as never).success;

/** Values as they go over the wire, of the parts of a schema. */
function sentOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
      return fc.option(sentOf(def.innerType), { nil: undefined });
    case 'nullable':
      return fc.option(sentOf(def.innerType));
    case 'default':
      return sentOf(def.innerType);
    case 'array':
      return fc.array(sentOf(def.element), { maxLength: 3 });
    case 'record':
      return recordsOf(def);
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(def.shape).map(([name, type]) => [name, sentOf(type)])));
    case 'union':
      return fc.oneof(...def.options.map(sentOf));
    case 'lazy':
      return fc.jsonValue({ maxDepth: 2 });
    case 'pipe':
      return isSingle(def.in) ? singleOf(schema as z.ZodType) : sentOf(def.in);
    default:
      return singleOf(schema as z.ZodType);
  }
}

const isSingle = (type: z.core.$ZodType): boolean =>
  !['array', 'record', 'object', 'pipe', 'optional', 'nullable'].includes(type._zod.def.type);

function singleOf(type: z.ZodType): fc.Arbitrary<unknown> {
  const { values } = (type as unknown as z.core.$ZodTypes)._zod;
  const fitting = [...(values ?? SINGLE_VALUES)].filter((value) => reads(type, value));
  return fitting.length === 0 ? fc.constant(undefined) : fc.constantFrom(...fitting);
}

function recordsOf({ keyType, valueType }: z.core.$ZodRecordDef): fc.Arbitrary<unknown> {
  const keys = [...((keyType as z.core.$ZodTypes)._zod.values ?? [])].map(String);
  const value = sentOf(valueType);
  return keys.length > 0
    ? fc.record(Object.fromEntries(keys.map((key) => [key, value])))
    : fc.dictionary(fc.constantFrom(...KEYS.filter((key) => reads(keyType as z.ZodType, key))), value);
}

/** The same with a field in each of its objects that no schema has. */
function withStrangers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withStrangers);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const known = Object.entries(value).map(([name, inner]) => [name, withStrangers(inner)]);
  return { ...Object.fromEntries(known), stranger: 'never goes out' };
}

/** True when zod writes a value. A codec may break on what is not of its type, which is a no as well. */
function isWritten(type: z.ZodType, value: unknown): boolean {
  try {
    return z.safeEncode(type, value).success;
  } catch {
    return false;
  }
}

/** Some of what a handler may answer, the same for the same seed. */
const answersOf = (schema: z.ZodType, seed: number): unknown[] =>
  fc
    .sample(sentOf(schema), { numRuns: 40, seed })
    .filter((sent) => reads(schema, sent))
    .map((sent) => z.decode(schema, sent as never))
    .flatMap((clean) => [withStrangers(clean), clean])
    .filter((clean) => isWritten(schema, clean));

test('the answer of every call is written as zod would write it, whatever it is', () => {
  const seed = randomInt(2 ** 31); // other values each time; a failure names it
  const answers = use.deps.endpoints.flatMap(({ answer }) => (typeof answer === 'string' ? [] : [answer]));
  expect(answers.length).toBeGreaterThan(100);
  for (const answer of new Set(answers)) {
    const values = answersOf(answer, seed);
    expect(values.length, `seed ${seed}`).toBeGreaterThan(0);
    for (const value of values)
      expect([seed, written(answer, value)]).toEqual([seed, JSON.stringify(z.encode(answer, value as never))]);
  }
});

describe('a schema that the walk does not know is written by zod', () => {
  const upper = z.codec(z.string(), z.string(), { decode: (sent) => sent, encode: (clean) => clean.toUpperCase() });
  test.each<[string, z.ZodType, unknown]>([
    ['a pair', z.tuple([upper, z.number()]), ['a', 1]],
    ['a loose object', z.looseObject({ a: upper }), { a: 'a', b: 'kept' }],
    ['a record', z.record(z.string(), upper), { a: 'a' }],
    ['one of two codecs', z.union([z.object({ a: upper }), z.object({ b: upper })]), { b: 'b', c: 'dropped' }],
    ['a schema that names itself', z.lazy(() => z.object({ a: upper })), { a: 'a', b: 'dropped' }],
  ])('%s', (_, schema, value) => {
    expect(written(schema, value)).toBe(JSON.stringify(z.encode(schema, value as never)));
    expect(written(z.object({ in: schema }), { in: value })).toBe(
      JSON.stringify(z.encode(z.object({ in: schema }), { in: value } as never)),
    );
  });
});

test('a text goes out as its model gave it out, not trimmed once more', () => {
  const name = textModel(60);
  expect(wired(name.min(1).optional()).encoder()).toBe(asIs);
  expect(written(z.object({ name }), { name: z.parse(name, ' Zoo ') })).toBe('{"name":"Zoo"}');
});

test('a codec is written by what it was made of, also where it is described or refined later', () => {
  const loud = coded(z.string(), z.string(), { decode: (sent) => sent, encode: (clean) => clean.toUpperCase() });
  const described = loud.meta({ description: 'Loud' }).refine((text) => text !== '');
  expect(written(z.array(described), ['a', ''])).toBe('["A",""]');
});

test('an answer of our own is not validated again', () => {
  const { answer } = passesApi.scan;
  const wrong = { result: 'no such result', message: 5 };
  expect(z.safeEncode(answer, wrong as never).success).toBe(false);
  expect(wired(answer).encoder()(wrong)).toEqual(wrong);
});
