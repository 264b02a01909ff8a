import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { address, openFilters } from '#web/console/kit/testing/opened-filters.tsx';
import { askedOf, daysFilter, textFilter } from './filter-kinds.tsx';

const filters = {
  days: daysFilter({ usual: () => ({ from: '2027-01-01', to: '2027-01-15' }) }),
  townName: textFilter('town', 'Town'),
};
const at = (query: string) => openFilters(filters, query, <Link to="/?from=2026-12-01">December</Link>);
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const search = () => userEvent.click(screen.getByRole('button', { name: 'Search' }));

test('the answer comes with Search, from its first page, and stands in the address', async () => {
  at('/?page=3&size=100');
  type('End Date', '2027-01-31');
  type('Town', ' Kurnool ');
  expect(address()).toBe('?page=3&size=100');
  await search();
  expect(address()).toBe('?size=100&from=2027-01-01&to=2027-01-31&town=Kurnool');
});

test('days that cannot be are told at their field, which is unfolded for that, and nothing is asked', async () => {
  at('/');
  const field = () => screen.queryByRole('textbox', { name: 'End Date' });
  expect(field()).toBeNull();
  type('End Date', '2026-12-31');
  await search();
  expect(field()?.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('The end date cannot be before the start date')).toBeDefined();
  expect(address()).toBe('');
  type('Start Date', '2026-12-01');
  expect(screen.queryByText('The end date cannot be before the start date')).toBeNull();
});

test('fields are folded until somebody wants them; Clear empties what is typed and not asked for yet', async () => {
  openFilters({ townName: filters.townName }, '/', null);
  expect(screen.queryByRole('textbox', { name: 'Town' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Filters', expanded: false }));
  type('Town', 'Kurnool');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect([value('Town'), address()]).toEqual(['', '']);
});

test('Clear is there only while it has something to clear, and then once', async () => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: object) => void } };
  const width = window.innerWidth;
  onTestFinished(() => happyDOM.setViewport({ width }));
  happyDOM.setViewport({ width: 1280 });
  const [town, lake] = [textFilter('town', 'Town'), textFilter('lake', 'Lake')].map((one) => ({
    ...one,
    isMore: true,
  }));
  openFilters({ town: town!, lake: lake! }, '/', null);
  const clearing = () => screen.queryAllByRole('button', { name: /^Clear/ });
  expect(clearing()).toEqual([]);
  type('Town', 'Kurnool');
  type('Lake', 'Dal');
  await search();
  expect(clearing()).toHaveLength(1);
  await userEvent.click(clearing()[0]!);
  expect([address(), clearing()]).toEqual(['', []]);
  expect(document.activeElement?.textContent).toBe('Search');
});

test('another page of the address keeps what is typed', async () => {
  openFilters(filters, '/?page=3', <Link to="/?page=1">First</Link>);
  type('Town', 'Kurnool');
  await userEvent.click(screen.getByText('First'));
  expect(value('Town')).toBe('Kurnool');
});

test('the fields say what the address says when it changes by itself', async () => {
  at('/');
  type('Start Date', '2027-01-10');
  await userEvent.click(screen.getByText('December'));
  expect(value('Start Date')).toBe('01/12/2026');
});

test('what is no day is told at its field, also by Enter, and nothing is asked', async () => {
  at('/');
  await userEvent.clear(screen.getByLabelText('Start Date'));
  await userEvent.type(screen.getByLabelText('Start Date'), '31/2{Enter}');
  expect(screen.getByText('Please write the day like 05/12/2026, or 5 Dec')).toBeDefined();
  expect(address()).toBe('');
});

test('a range by its name is asked for at once, with what else is typed', async () => {
  at('/?page=3');
  type('Town', 'Kurnool');
  await userEvent.click(screen.getByRole('button', { name: 'Yesterday' }));
  const day = value('Start Date').split('/').reverse().join('-');
  expect(address()).toBe(`?from=${day}&to=${day}&town=Kurnool`);
  expect(screen.getByRole('button', { name: 'Yesterday' }).getAttribute('aria-pressed')).toBe('true');
});

test('a list is asked for what the address says, under the names of its call', () => {
  const asked = (search: string) => askedOf(filters, new URLSearchParams(search));
  expect(asked('from=2027-01-10&town=Kurnool')).toEqual({
    days: { from: '2027-01-10', to: '2027-01-15' },
    townName: 'Kurnool',
  });
  expect(asked('from=soon').townName).toBeNull();
});
