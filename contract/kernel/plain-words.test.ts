import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { issueText } from './plain-words.ts';
import { rupees, wireDay } from './wire/wire.ts';

const issueOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0] as z.core.$ZodIssue;
const words = (schema: z.ZodType, value: unknown) => SAY.en(issueText(issueOf(schema, value)));

describe('what a schema alone refuses is told in plain words', () => {
  test.each<[string, z.ZodType, unknown]>([
    ['Please fill this in', z.string(), undefined],
    ['Please fill this in', z.string(), null],
    ['Please fill this in', z.string().min(1), ''],
    ['Please fill this in', z.enum(['a', 'b']), null],
    ['Please fill this in', z.union([z.number(), z.string()]), undefined],
    ['Please enter text', z.string(), 5],
    ['Please enter a number', z.number(), 'x'],
    ['Please enter a number', z.coerce.number(), 'x'],
    ['Please enter a whole number', z.int(), 1.5],
    ['Please enter a smaller number', z.int(), 1e300],
    ['Please send true or false', z.boolean(), 'yes'],
    ['Please send a list', z.array(z.string()), {}],
    ['Please send an object with fields', z.object({}), []],
    ['Please send an object with fields', z.record(z.string(), z.string()), 3],
    ['Please use at least 8 characters', z.string().min(8), 'x'],
    ['Please use at most 1 character', z.string().max(1), 'xy'],
    ['Please list at most 1,00,000', z.array(z.int()).max(100_000), Array(100_001).fill(1)],
    ['Please enter 1 or more', z.int().min(1), 0],
    ['Please enter 1,00,000 or less', z.number().max(100_000), 100_001],
    ['Please choose one of: a, b', z.enum(['a', 'b']), 'c'],
    ['Please choose one of: true', z.literal(true), false],
    ['Please enter a valid email address', z.email(), 'x'],
    ['Please enter a date and a time, like 2027-01-04T06:30:00Z', z.iso.datetime(), 'x'],
    ['Please enter a valid value', z.string().regex(/^a$/), 'x'],
    ['Please enter a valid value', z.number().multipleOf(3), 4],
    ['There is no field called b, c here', z.strictObject({ a: z.int() }), { a: 1, b: 2, c: 3 }],
  ])('%s', (told, schema, value) => expect(words(schema, value)).toBe(told));
});

describe('of a union the branch is told that the value was meant for', () => {
  test.each<[string, z.ZodType, unknown]>([
    ['Please use at most 3 characters', z.union([z.string().max(3), z.array(z.string())]), 'long'],
    ['Please enter text', z.union([z.string(), z.array(z.string())]), [5]],
    ['Please enter an amount in rupees', z.union([z.literal(''), rupees]), '1.234'],
    ['Please enter a date', z.union([wireDay, z.literal('')]), 'soon'],
    ['Please enter a number', z.union([z.number(), z.string()]), {}],
    ['Please choose one of: a, b', z.union([z.enum(['a', 'b']), z.literal('')]), 'c'],
  ])('%s', (told, schema, value) => expect(words(schema, value)).toBe(told));
});

test('a rule’s own words go before the table’s', () => {
  expect(words(z.string().max(3, 'Three letters, please'), 'four')).toBe('Three letters, please');
});

describe('words that stand alone name their field, and a rule’s own stay as they are', () => {
  test.each<[string, z.ZodType, unknown]>([
    ['Please fill in size', z.int(), undefined],
    ['For size, please enter a whole number', z.int(), 1.5],
    ['For size, please enter a number', z.union([z.number(), z.string()]), {}],
    ['Please enter a date', z.union([wireDay, z.literal('')]), 'soon'],
    ['There is no field called b here', z.strictObject({}), { b: 2 }],
    ['own words', z.string('own words'), 5],
  ])('%s', (told, schema, value) => expect(SAY.en(issueText(issueOf(schema, value), 'size'))).toBe(told));
});
