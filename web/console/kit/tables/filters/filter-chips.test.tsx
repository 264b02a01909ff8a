// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { chosenWords, daysChip, type FilterChip, FilterChips } from './filter-chips.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Address = () => <output aria-label="address">{useLocation().search}</output>;
const at = (address: string, chips: FilterChip[]) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <FilterChips chips={chips} />
      <Address />
    </MemoryRouter>,
  );
const address = () => screen.getByLabelText('address').textContent;
const days = { label: 'Days', value: 'Sat, 2 Jan', names: ['from', 'to'] };

test('what narrows nothing is no filter, and without any there is no list of them', () => {
  at('/', [{ ...days, value: '' }]);
  expect(screen.queryByRole('list')).toBeNull();
});

test('a filter goes with all its names and leaves the rest of the address, from the first page on', async () => {
  at('/?page=2&sort=-date&from=2027-01-02&to=2027-01-02', [days]);
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Days Sat, 2 Jan' }));
  expect(address()).toBe('?sort=-date');
});

test('Clear all takes every filter away and nothing else', async () => {
  at('/?sort=-date&from=2027-01-02&to=2027-01-02&park=a&park=b', [
    days,
    { label: 'Park', value: 'Zoo, Lake', names: ['park'] },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('?sort=-date');
});

test('days are told in words, those of another year with it, and those that a list shows anyway are no filter', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z') });
  const words = (from: string, to: string) => daysChip({ from, to }, []).value;
  expect(words('2026-11-21', '2026-11-21')).toBe('Sat, 21 Nov');
  expect(words('2026-11-21', '2026-11-22')).toBe('Sat, 21 Nov – Sun, 22 Nov');
  expect(words('2027-01-02', '')).toBe('from Sat, 2 Jan 2027');
  expect(words('', '2026-11-21')).toBe('until Sat, 21 Nov');
  expect(words('nonsense', '')).toBe('');
  const usual = { from: '2026-11-01', to: '2026-11-22' };
  expect(daysChip(usual, [], usual).value).toBe('');
});

test('choices are named, and counted where that would be long or where their names are not here', () => {
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Park ${value}` }));
  expect(chosenWords(options, [])).toBe('');
  expect(chosenWords(options, ['a', 'c'])).toBe('Park a, Park c');
  expect(chosenWords(options, ['a', 'b', 'c'])).toBe('3 chosen');
  expect(chosenWords([], ['a'])).toBe('1 chosen');
});
