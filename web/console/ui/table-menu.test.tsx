// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Column } from './columns.ts';
import { DataTable } from './data-table.tsx';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

interface Park {
  id: string;
  name: string;
  fee: number;
  place: string;
}
const columns: Column<Park>[] = [
  { id: 'name', header: 'Park Name', cell: ({ name }) => name },
  { id: 'fee', header: 'Fee', cell: ({ fee }) => fee },
  { id: 'place', header: 'Location', cell: ({ place }) => place },
];

const behind: Column<Park>[] = [
  { id: 'name', header: 'Park Name', cell: ({ name }) => name },
  { id: 'fees', header: 'Fees', cell: ({ fee }) => `Adult ${fee}` },
  { id: 'adult', header: 'Adult Fee', behind: true, cell: ({ fee }) => fee },
];

const open = (caption = 'Your parks', shown = columns) =>
  render(
    <DataTable
      caption={caption}
      columns={shown}
      rows={[{ id: 'zoo', name: 'Nehru Zoo', fee: 100, place: 'Hyderabad' }]}
      state={{ search: '', sort: null, page: 1, size: 5 }}
      change={() => undefined}
      sizes={[5]}
    />,
  );
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const menu = () => screen.getByRole('button', { name: 'Columns and rows' });
const tick = async (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

test('a hidden column stays hidden the next time, in this table only', async () => {
  open();
  await userEvent.click(menu());
  await tick('Fee');
  expect(heads()).toEqual(['Park Name', 'Location']);
  cleanup();
  open('Your clinics');
  expect(heads()).toEqual(['Park Name', 'Fee', 'Location']);
  cleanup();
  open();
  expect(heads()).toEqual(['Park Name', 'Location']);
  await userEvent.click(menu());
  await tick('Fee');
  expect(heads()).toEqual(['Park Name', 'Fee', 'Location']);
});

test('a column behind another is shown once it is chosen, and that is remembered', async () => {
  open('Your zoos', behind);
  expect(heads()).toEqual(['Park Name', 'Fees']);
  await userEvent.click(menu());
  await tick('Adult Fee');
  expect(heads()).toEqual(['Park Name', 'Fees', 'Adult Fee']);
  cleanup();
  open('Your zoos', behind);
  expect(heads()).toEqual(['Park Name', 'Fees', 'Adult Fee']);
});

test('the column that names the rows is not offered', async () => {
  open();
  await userEvent.click(menu());
  expect(screen.queryByRole('checkbox', { name: 'Park Name' })).toBeNull();
});

test('rows that stand closer together do so in every table', async () => {
  open();
  await userEvent.click(menu());
  await tick('Rows closer together');
  expect(document.querySelector('.table-frame.compact')).not.toBeNull();
  cleanup();
  open('Your clinics');
  expect(document.querySelector('.table-frame.compact')).not.toBeNull();
});

test('what another program left in the store hides nothing', () => {
  localStorage.setItem('table::Your parks', '{broken');
  open();
  expect(heads()).toEqual(['Park Name', 'Fee', 'Location']);
});
