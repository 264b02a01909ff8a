// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, useSearchParams } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import { ColumnFilters, narrowed } from './column-filters.tsx';

afterEach(cleanup);

interface Show {
  name: string;
  type: string;
  city: string;
}
const SHOWS: Show[] = [
  { name: 'Andha Yug', type: 'Drama', city: 'Pune' },
  { name: 'Handloom Mela', type: 'Exhibition', city: 'Pune' },
  { name: 'Tughlaq', type: 'Drama', city: 'Pune' },
];
const columns: Column<Show>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'type', header: 'Type', cell: ({ type }) => type, narrows: ({ type }) => type },
  { id: 'city', header: 'City', cell: ({ city }) => city, narrows: ({ city }) => city },
];

function List() {
  const [params] = useSearchParams();
  return (
    <>
      <ColumnFilters columns={columns} rows={SHOWS} />
      <output>{narrowed(SHOWS, columns, params).map(({ name }) => name)}</output>
      <i>{useLocation().search}</i>
    </>
  );
}
const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <List />
    </MemoryRouter>,
  );
const shown = () => document.querySelector('output')?.textContent;

test('a list is narrowed by a column of few words, from its first page, and the address keeps it', async () => {
  open('/?page=3&q=a');
  const type = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Only: Type' });
  expect([...type.options].map(({ text }) => text)).toEqual(['Type: all', 'Type: Drama', 'Type: Exhibition']);
  await userEvent.selectOptions(type, 'Drama');
  expect(shown()).toBe('Andha YugTughlaq');
  expect(document.querySelector('i')?.textContent).toBe('?q=a&is.type=Drama');
  await userEvent.selectOptions(type, 'Type: all');
  expect(shown()).toBe('Andha YugHandloom MelaTughlaq');
});

test('a column in which all rows are alike offers nothing, unless the address asks for it', () => {
  open('/');
  expect(screen.queryByRole('combobox', { name: 'Only: City' })).toBeNull();
  cleanup();
  open('/?is.city=Nagpur');
  expect(shown()).toBe('');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Only: City' }).value).toBe('Nagpur');
});

test('a list shows all of its rows first, those that are over last; to hide these is a choice', async () => {
  const over: Column<Show> = {
    id: 'now',
    header: 'Right now',
    cell: ({ city }) => city,
    narrows: ({ type }) => (type === 'Drama' ? 'Ended' : 'Live'),
    isOver: ({ type }) => type === 'Drama',
  };
  const found = (address: string, rows = SHOWS) =>
    narrowed(rows, [over], new URLSearchParams(address)).map(({ name }) => name);
  const last = ['Handloom Mela', 'Andha Yug', 'Tughlaq'];
  expect([found(''), found('q=a')]).toEqual([last, last]);
  expect(found('is.now=-')).toEqual(['Handloom Mela']);
  expect(found('is.now=Ended')).toEqual(['Andha Yug', 'Tughlaq']);
  expect(found('', [SHOWS[0] as Show])).toEqual(['Andha Yug']);
  render(
    <MemoryRouter>
      <ColumnFilters columns={[over]} rows={SHOWS} />
    </MemoryRouter>,
  );
  const now = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Only: Right now' });
  expect([...now.options].map(({ text }) => text)).toEqual([
    ...['Right now: all', 'Without 2 that ended', 'Right now: Ended', 'Right now: Live'],
  ]);
  await userEvent.selectOptions(now, 'Without 2 that ended');
  expect(now.value).toBe('-');
});
