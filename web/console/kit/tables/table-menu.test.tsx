import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openList, setWidth } from '#web/console/kit/testing/opened-list.tsx';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { headers as heads } from '#web/console/kit/testing/table-texts.ts';
import { clearSession } from '#web/console/platform/session.ts';
import type { Column } from './columns.ts';
import { switchColumns } from './filters/table-view.ts';

beforeEach(() => {
  localStorage.clear();
  setWidth(1200);
});

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

/** A full view says these one by one, a compact one says them in short; nobody has a second fee. */
const wide: Column<Park>[] = [
  { id: 'name', header: 'Park Name', cell: ({ name }) => name },
  { id: 'fees', header: 'Fees', only: 'compact', cell: ({ fee }) => `Adult ${fee}` },
  { id: 'adult', header: 'Adult Fee', only: 'full', blank: () => false, cell: ({ fee }) => fee },
  { id: 'child', header: 'Child Fee', only: 'full', blank: () => true, cell: () => '–' },
  { id: 'place', header: 'Location', cell: ({ place }) => place, brief: ({ place }) => `in ${place}` },
];

const open = (caption = 'Your parks', shown = columns) =>
  openList({ caption, columns: shown, rows: [{ id: 'zoo', name: 'Nehru Zoo', fee: 100, place: 'Hyderabad' }] });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const menu = () => screen.getByRole('button', { name: 'Columns and rows' });
const tick = async (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

test('a column that is hidden in one organisation stands in another, though one account is in both', async () => {
  signInHere('asha', 'zoo');
  switchColumns('Your parks', ['-fee']);
  open();
  expect(heads()).toEqual(['Park Name', 'Location']);
  cleanup();
  signInHere('asha', 'fort');
  open();
  expect(heads()).toEqual(['Park Name', 'Fee', 'Location']);
  clearSession();
});

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

test('every column stands, also one that says nothing of any row; the compact view leaves that one out', async () => {
  open('Your zoos', wide);
  expect(heads()).toEqual(['Park Name', 'Adult Fee', 'Child Fee', 'Location']);
  cleanup();
  const noPlace: Column<Park>[] = [...columns.slice(0, 2), { ...columns[2]!, blank: () => true }];
  open('Your lakes', noPlace);
  expect(heads()).toEqual(['Park Name', 'Fee', 'Location']);
  await press('Compact view');
  expect(heads()).toEqual(['Park Name', 'Fee']);
  cleanup();
  open('Your lakes', noPlace);
  expect(heads()).toEqual(['Park Name', 'Fee']);
});

test('the compact view says in short what the full one says one by one, and is remembered for its list', async () => {
  open('Your zoos', wide);
  expect(screen.getByRole('cell', { name: 'Hyderabad' })).toBeDefined();
  await press('Compact view');
  expect(heads()).toEqual(['Park Name', 'Fees', 'Location']);
  expect(screen.getByRole('cell', { name: 'in Hyderabad' })).toBeDefined();
  cleanup();
  open('Your halls', wide);
  expect(heads()).toEqual(['Park Name', 'Adult Fee', 'Child Fee', 'Location']);
  cleanup();
  open('Your zoos', wide);
  expect(heads()).toEqual(['Park Name', 'Fees', 'Location']);
  expect(screen.getByRole('button', { name: 'Compact view', pressed: true })).toBeDefined();
  await press('Compact view');
  expect(heads()).toEqual(['Park Name', 'Adult Fee', 'Child Fee', 'Location']);
});

test('a column that somebody chose stands in either view, and one that was hidden in none', async () => {
  open('Your zoos', wide);
  await press('Compact view');
  await userEvent.click(menu());
  await tick('Adult Fee');
  await tick('Location');
  expect(heads()).toEqual(['Park Name', 'Fees', 'Adult Fee']);
  await tick('Child Fee');
  await press('Compact view');
  expect(heads()).toEqual(['Park Name', 'Adult Fee', 'Child Fee']);
});

test('a table without short columns, where each says something, has one view alone; the column that names the rows always stands', async () => {
  open();
  expect(screen.queryByRole('button', { name: 'Compact view' })).toBeNull();
  await userEvent.click(menu());
  expect(screen.queryByRole('checkbox', { name: 'Park Name' })).toBeNull();
});

test('rows that stand further apart do so in every table', async () => {
  open();
  await userEvent.click(menu());
  await tick('Rows further apart');
  expect(document.querySelector('.table-frame.roomy')).not.toBeNull();
  cleanup();
  open('Your clinics');
  expect(document.querySelector('.table-frame.roomy')).not.toBeNull();
});

test('what another program left in the store hides nothing', () => {
  localStorage.setItem('table:::Your parks', '{broken');
  open();
  expect(heads()).toEqual(['Park Name', 'Fee', 'Location']);
});
