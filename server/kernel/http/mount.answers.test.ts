import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { textModel } from '#contract/kernel/fields.ts';
import { coded } from '#contract/kernel/wire/coded.ts';
import { asIs } from '#contract/kernel/wire/encoders.ts';
import { wired } from '#contract/kernel/wire/wired.ts';
import { passesApi } from '#contract/passes/api.ts';
import { answersOf } from '#server/testing/fuzz/answers.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

const written = (schema: z.ZodType, value: unknown) => JSON.stringify(wired(schema).encoder()(value));

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
