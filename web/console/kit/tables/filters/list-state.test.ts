import { expect, test } from 'vitest';
import { readListState, writeListState } from './list-state.ts';

const SIZES = [5, 100, 1000];
const read = (address: string) => readListState(new URLSearchParams(address), SIZES);
const write = (address: string, change: Parameters<typeof writeListState>[1]) =>
  writeListState(new URLSearchParams(address), change, SIZES).toString();

test('a plain address is the first page, five rows, in the order of the server', () => {
  expect(read('')).toEqual({ search: '', sort: null, page: 1, size: 5 });
});

test('everything of a list is read from its address', () => {
  expect(read('q=zoo+park&sort=-name&page=3&size=100')).toEqual({
    search: 'zoo park',
    sort: { id: 'name', desc: true },
    page: 3,
    size: 100,
  });
});

test.each(['page=0', 'page=-2', 'page=1.5', 'page=abc', 'page=', 'size=7', 'size=-5'])(
  '%s is the default',
  (address) => {
    expect(read(address)).toMatchObject({ page: 1, size: 5 });
  },
);

test('what is the default is left out of the address', () => {
  expect(write('q=zoo&sort=name&page=2&size=100', { search: '', sort: null, page: 1, size: 5 })).toBe('');
});

test('a new search, order or size starts at page 1; turning the page keeps the rest', () => {
  expect(write('page=4&q=zoo', { search: 'park' })).toBe('q=park');
  expect(write('page=4', { sort: { id: 'name', desc: false } })).toBe('sort=name');
  expect(write('page=4&size=100&q=zoo&sort=-name', { page: 5 })).toBe('page=5&size=100&q=zoo&sort=-name');
});

test('other questions in the address are not touched', () => {
  expect(write('status=paid&page=2', { size: 1000 })).toBe('status=paid&size=1000');
});

test('what is written is read back the same', () => {
  const state = { search: 'चिड़ियाघर & co', sort: { id: 'fee', desc: true }, page: 7, size: 1000 };
  expect(read(write('', state))).toEqual(state);
});
