import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { problemsIn } from '#server/testing/english.ts';
import { cleanField, legacyField } from './field-names.ts';
import { requiredDay, wire, wireDay, wireDigits, wireLocalTime } from './wire.ts';

describe('a field with a default', () => {
  const codec = wire(
    z.object({
      note: z.string().max(5, 'too long').default(''),
      day: z.string().nullable().default(null),
      active: z.boolean().default(true),
    }),
    { fields: { day: wireDay } },
  );
  test('may be absent or left empty, as old clients do', () => {
    for (const empty of ['', null, undefined])
      expect(z.decode(codec, { note: empty, day: empty, active: empty })).toEqual({
        note: '',
        day: null,
        active: true,
      });
  });
  test('is read and written by its codec when it is filled in', () => {
    const clean = { note: 'x', day: '2027-01-02', active: false };
    expect(z.decode(codec, { note: 'x', day: '2027-01-02T00:00:00.000Z', active: false })).toEqual(clean);
    expect(z.encode(codec, clean)).toEqual(clean);
    expect(z.encode(codec, { note: '', day: null, active: true })).toEqual({ note: '', day: null, active: true });
  });
  test('keeps the words of its own rules', () => {
    const wordsFor = (form: object) => problemsIn(z.safeDecode(codec, form as never));
    expect(wordsFor({ note: 'much too long' })).toEqual(['too long']);
    expect(wordsFor({ day: 'soon' })).toEqual(['Please enter a date']);
  });
});

describe('a field with two legacy names', () => {
  const codec = wire(z.object({ name: z.string('name is required') }), {
    renames: { batchName: 'name' },
    aliases: { coachingName: 'batchName' },
  });
  test('is read by either, the first one first, and answered under both', () => {
    expect(z.decode(codec, { coachingName: 'Maths' })).toEqual({ name: 'Maths' });
    expect(z.decode(codec, { coachingName: 'old', batchName: 'Maths' })).toEqual({ name: 'Maths' });
    expect(z.encode(codec, { name: 'Maths' })).toEqual({ batchName: 'Maths', coachingName: 'Maths' });
  });
  test('is missed under its first name', () => {
    expect(z.safeDecode(codec, {}).error?.issues[0]?.message).toBe('name is required');
    expect(legacyField(codec, 'name')).toBe('batchName');
    expect(cleanField(codec, 'coachingName')).toBe('name');
  });
});

describe('numbers and days that must be given', () => {
  const wordsFor = (schema: z.ZodType, value: unknown) => problemsIn(z.safeDecode(schema, value as never));
  test.each([
    [wireDigits('clinics.noFee'), undefined, ['fee is required']],
    [wireDigits('clinics.noFee'), ' ', ['fee is required']],
    [wireDigits('clinics.noFee'), '1.5', ['Must be only digits']],
    [wireDigits('clinics.noFee'), -1, ['Must be only digits']],
    [requiredDay('coaching-batches.noStartDate'), '', ['start date is required']],
    [requiredDay('coaching-batches.noStartDate'), '2027-02-30', ['Please enter a date']],
    [wireLocalTime, '2027-01-05', ['Please enter a date and a time']],
  ] as const)('%# is refused in its words', (schema, value, words) => expect(wordsFor(schema, value)).toEqual(words));

  test('rupees in whole digits are paise inside', () => {
    expect(z.decode(wireDigits('clinics.noFee', 100), ' 300 ')).toBe(30_000);
    expect(z.encode(wireDigits('clinics.noFee', 100), 30_000)).toBe(300);
  });
});
