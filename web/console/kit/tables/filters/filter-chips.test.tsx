import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { address, openFilters } from '#web/console/kit/testing/opened-filters.tsx';
import { daysFilter, recordsFilter } from './filter-kinds.tsx';

const parks = ['Zoo', 'Lake', 'Fort'].map((label) => ({ value: label[0]!, label }));
const filters = {
  days: daysFilter({ usual: () => ({ from: '2027-01-01', to: '2027-01-31' }) }),
  parks: recordsFilter('park', { label: 'Park', none: 'All', several: String, useOptions: () => parks }),
};
const chips = () => [...document.querySelectorAll('.filter-chips > .chip')].map(({ textContent }) => textContent);

test('a filter goes with all its names and leaves the rest of the address, from the first page on', async () => {
  openFilters(filters, '/?page=2&sort=-date&from=2027-01-02&to=2027-01-02');
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Days Sat, 2 Jan 2027' }));
  expect(address()).toBe('?sort=-date');
});

test('Clear all takes every filter away and nothing else', async () => {
  openFilters(filters, '/?sort=-date&from=2027-01-02&to=2027-01-02&park=Z&park=L');
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('?sort=-date');
});

test.each([
  ['nothing where it is what the list shows anyway', 'from=2027-01-01&to=2027-01-31', []],
  ['one day', 'from=2026-11-21&to=2026-11-21', ['Days: Sat, 21 Nov']],
  ['days of this year', 'from=2026-11-21&to=2026-11-22', ['Days: Sat, 21 Nov – Sun, 22 Nov']],
  ['days of two years', 'from=2026-12-28&to=2027-01-03', ['Days: Mon, 28 Dec 2026 – Sun, 3 Jan 2027']],
  ['one choice', 'park=Z', ['Park: Zoo']],
  ['two choices', 'park=L&park=Z', ['Park: Zoo, Lake']],
  ['many, which are counted', 'park=Z&park=L&park=F', ['Park: 3 chosen']],
  ['one whose name is not here', 'park=gone', ['Park: 1 chosen']],
])('what narrows a list is told in words: %s', (_, query, told) => {
  vi.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z') });
  openFilters(filters, `/?${query}`);
  expect(chips()).toEqual(told);
});

test.each([
  ['from=2027-01-02', 'Days: from Sat, 2 Jan 2027'],
  ['to=2026-11-21', 'Days: until Sat, 21 Nov'],
  ['from=nonsense', undefined],
])('days of which one end is open, or no day: %s', (query, told) => {
  vi.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z') });
  openFilters({ days: daysFilter({}) }, `/?${query}`);
  expect(chips()[0]).toBe(told);
});
