import { expect, test } from 'vitest';
import { problemsIn } from '#server/testing/english.ts';
import { mobileModel } from './fields.ts';
import { listedMobiles, maskMobile, parseMobile } from './mobile.ts';

test.each([
  ['9876543210'],
  ['98765 43210'],
  ['98765\u00a043210'],
  ['+91 98765-43210'],
  ['09876543210'],
  ['091 98765 43210'],
  ['919876543210'],
  ['0091 98765 43210'],
  ['+91 (0) 98765 43210'],
  ['(+91) 98765.43210'],
  ['tel:+91-98765-43210'],
  ['Tel: 098765 43210'],
  ['\u202a+91 98765 43210\u202c'],
  ['\ufeff98765\u200b43210\u00ad'],
  ['98765\u200d43210'],
  ['98765\u201043210'],
  ['98765\u201143210'],
  ['98765–43210'],
  ['98765—43210'],
  ['98765−43210'],
  ['98765﹣43210'],
  ['९८७६५४३२१०'],
  ['౯౮౭౬౫ ౪౩౨౧౦'],
  ['৯৮৭৬৫৪৩২১০'],
  ['٩٨٧٦٥٤٣٢١٠'],
  ['＋９１　９８７６５　４３２１０'],
])('%j is 9876543210', (typed) => {
  expect(parseMobile(typed)).toBe('9876543210');
  expect(mobileModel.parse(typed)).toBe('9876543210');
});

test('ten digits stay as they are, whatever they begin with', () => {
  for (const mobile of ['9123456789', '0912345678', '0091234567']) expect(parseMobile(mobile)).toBe(mobile);
});

test('what has not ten digits is no mobile', () => {
  for (const typed of [
    '',
    '12345',
    '98765432101',
    'abcdefghij',
    '987654321x',
    '+9876543210',
    '+1 9876543210',
    '\u200b',
  ])
    expect(parseMobile(typed), typed).toBeNull();
});

test('a form says in words of the product what is wrong with a mobile', () => {
  const told = (typed: string) => problemsIn(mobileModel.safeParse(typed))[0];
  expect(told('98a')).toBe('Must be only digits');
  expect(told('987')).toBe('Must be exactly 10 digits');
  expect(told('+91 98765')).toBe('Must be exactly 10 digits');
});

test('a pasted list is read number by number, each once', () => {
  const pasted = '+91 98765 43210, 09123456780\t९८७६५४३२१०\r\n9876543210;12、 \u200b';
  expect(listedMobiles(pasted)).toEqual(['9876543210', '9123456780', '12']);
});

test('a masked mobile keeps four digits', () => {
  expect(maskMobile('9876543210')).toBe('98xxxxxx10');
});
