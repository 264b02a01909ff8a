import { expect, test } from 'vitest';
import { mobileModel } from './fields.ts';
import { maskMobile, parseMobile } from './mobile.ts';

test('a mobile is read however people write it', () => {
  for (const typed of ['9876543210', '98765 43210', '+91 98765-43210', '09876543210', '919876543210']) {
    expect(parseMobile(typed)).toBe('9876543210');
  }
});

test('what has not ten digits is no mobile', () => {
  for (const typed of ['', '12345', '98765432101', 'abcdefghij', '987654321x']) expect(parseMobile(typed)).toBeNull();
});

test('a form says in words of the product what is wrong with a mobile', () => {
  expect(mobileModel.safeParse('98a').error?.issues[0]?.message).toBe('Must be only digits');
  expect(mobileModel.safeParse('987').error?.issues[0]?.message).toBe('Must be exactly 10 digits');
});

test('a masked mobile keeps four digits', () => {
  expect(maskMobile('9876543210')).toBe('98xxxxxx10');
});
