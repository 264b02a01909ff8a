// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { FilterChips } from './filter-chips.tsx';
import { chosenWords, daysFilter, daysInWords, type Filter, filtersIn, recordsFilter } from './filter-kinds.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Address = () => <output aria-label="address">{useLocation().search}</output>;
const parks = ['Zoo', 'Lake'].map((label) => ({ value: label[0]!, label }));
const filters: Record<string, Filter> = {
  days: daysFilter({ usual: () => ({ from: '2027-01-01', to: '2027-01-31' }) }),
  parks: recordsFilter('park', { label: 'Park', none: 'All', several: String, useOptions: () => parks }),
};
const at = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <FilterChips filters={Object.values(filters)} asked={filtersIn(filters, new URLSearchParams(address.slice(2)))} />
      <Address />
    </MemoryRouter>,
  );
const address = () => screen.getByLabelText('address').textContent;

test('what narrows nothing is no filter, those days that a list shows anyway neither, and without any there is no list of them', () => {
  at('/?from=2027-01-01&to=2027-01-31');
  expect(screen.queryByRole('list')).toBeNull();
});

test('a filter goes with all its names and leaves the rest of the address, from the first page on', async () => {
  at('/?page=2&sort=-date&from=2027-01-02&to=2027-01-02');
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Days Sat, 2 Jan 2027' }));
  expect(address()).toBe('?sort=-date');
});

test('Clear all takes every filter away and nothing else', async () => {
  at('/?sort=-date&from=2027-01-02&to=2027-01-02&park=Z&park=L');
  expect(screen.getByText('Zoo, Lake')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('?sort=-date');
});

test('days are told in words, those of another year with it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z') });
  const words = (from: string, to: string) => daysInWords({ from, to });
  expect(words('2026-11-21', '2026-11-21')).toBe('Sat, 21 Nov');
  expect(words('2026-11-21', '2026-11-22')).toBe('Sat, 21 Nov – Sun, 22 Nov');
  expect(words('2026-12-28', '2027-01-03')).toBe('Mon, 28 Dec 2026 – Sun, 3 Jan 2027');
  expect(words('2027-01-02', '')).toBe('from Sat, 2 Jan 2027');
  expect(words('', '2026-11-21')).toBe('until Sat, 21 Nov');
  expect(words('nonsense', '')).toBe('');
});

test('choices are named, and counted where that would be long or where their names are not here', () => {
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Park ${value}` }));
  expect(chosenWords(options, [])).toBe('');
  expect(chosenWords(options, ['a', 'c'])).toBe('Park a, Park c');
  expect(chosenWords(options, ['a', 'b', 'c'])).toBe('3 chosen');
  expect(chosenWords([], ['a'])).toBe('1 chosen');
});
