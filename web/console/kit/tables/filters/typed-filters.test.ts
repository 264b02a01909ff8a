import { expect, test } from 'vitest';
import { searchAddress } from './typed-filters.ts';

const address = (before: string, filters: Parameters<typeof searchAddress>[1]) =>
  searchAddress(new URLSearchParams(before), filters).toString();

test('a new search starts at its first page and keeps the rest of the address', () => {
  expect(address('page=7&size=100&date=2027-01-01', { date: '2027-01-02' })).toBe('size=100&date=2027-01-02');
});

test('what is empty is left out, and blanks around what was typed are not searched for', () => {
  expect(address('mobile=98&who=a', { mobile: ' 98765 ', who: '' })).toBe('mobile=98765');
});

test('several of one filter stand beside each other', () => {
  expect(address('park=a', { park: ['b', 'c'] })).toBe('park=b&park=c');
  expect(address('park=a&size=5', { park: [] })).toBe('size=5');
});
