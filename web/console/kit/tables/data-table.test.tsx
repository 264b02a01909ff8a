import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { List, openAt, openList, setWidth } from '#web/console/kit/testing/opened-list.tsx';
import { rowNames as names } from '#web/console/kit/testing/table-texts.ts';
import type { Column } from './columns.ts';
import { ALL_ROWS } from './filters/list-state.ts';

interface Park {
  id: string;
  name: string;
  fee: number | null;
}
const parks: Park[] = [
  { id: '1', name: 'zoo 10', fee: 100 },
  { id: '2', name: 'Zoo 9', fee: null },
  { id: '3', name: 'aquarium', fee: 25 },
];
const columns: Column<Park>[] = [
  { id: 'name', header: 'Park Name', value: ({ name }) => name, cell: ({ name }) => name },
  {
    id: 'fee',
    header: 'Fee',
    value: ({ fee }) => fee,
    blank: ({ fee }) => fee === null,
    cell: ({ fee }) => fee ?? '–',
  },
  { id: 'edit', header: 'Edit', action: true, cell: ({ name }) => <button type="button">Edit {name}</button> },
];
const list = { rows: parks, columns };
const head = (name: string) => screen.findByRole('columnheader', { name });
const sortBy = async (name: string) => userEvent.click(within(await head(name)).getByRole('button'));

beforeEach(() => {
  localStorage.clear();
  setWidth(1200);
});

test('rows stand as they came until a head is pressed, then up, then down', async () => {
  const { search } = openList(list);
  const name = await head('Park Name');
  expect(names()).toEqual(['zoo 10', 'Zoo 9', 'aquarium']);
  await sortBy('Park Name');
  expect([names(), name.getAttribute('aria-sort'), search()]).toEqual([
    ['aquarium', 'Zoo 9', 'zoo 10'],
    'ascending',
    '?sort=name',
  ]);
  await sortBy('Park Name');
  expect([names(), name.getAttribute('aria-sort'), search()]).toEqual([
    ['zoo 10', 'Zoo 9', 'aquarium'],
    'descending',
    '?sort=-name',
  ]);
});

test('numbers are sorted by size, and rows without one stay last both ways', async () => {
  openList(list);
  await sortBy('Fee');
  expect(names()).toEqual(['aquarium', 'zoo 10', 'Zoo 9']);
  await sortBy('Fee');
  expect(names()).toEqual(['zoo 10', 'aquarium', 'Zoo 9']);
});

test('words are sorted as people do: capitals do not come first, numbers in them count, and alike ones keep their order', async () => {
  const words = ['zoo', 'Aquarium', 'Gate 10', 'gate 9', 'aviary', 'ZOO'];
  openList({ columns, rows: words.map((name) => ({ id: name, name, fee: null })), address: '/?sort=name&size=100' });
  await head('Park Name');
  expect(names()).toEqual(['Aquarium', 'aviary', 'gate 9', 'Gate 10', 'zoo', 'ZOO']);
});

test('what cannot be compared has no button in its head', async () => {
  openList(list);
  const edit = await head('Edit');
  expect(within(edit).queryByRole('button')).toBeNull();
  expect(edit.hasAttribute('aria-sort')).toBe(false);
});

test('a list without pages shows every row and no way to others', async () => {
  openList({ ...list, sizes: ALL_ROWS });
  await head('Fee');
  expect(names()).toHaveLength(3);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('where the server sends a page at a time all of it is shown, and the total is the server’s', async () => {
  const { search } = openList({ ...list, total: 1_25_000, sizes: [3], address: '/?page=4' });
  await head('Fee');
  expect(names()).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toBe('10–12 of 1,25,000');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(search()).toBe('?page=5');
});

test('the keyboard reaches the region that scrolls, which says what it holds', async () => {
  openList(list);
  expect((await screen.findByRole('region', { name: 'Your parks' })).tabIndex).toBe(0);
});

test('on a phone each row is a card: the name as heading, no line for what is blank, actions at the foot', async () => {
  setWidth(400);
  openList(list);
  const [, blank] = within(await screen.findByRole('list', { name: 'Your parks' })).getAllByRole('article');
  expect(screen.queryByRole('table')).toBeNull();
  expect(within(blank!).getByRole('heading').textContent).toBe('Zoo 9');
  expect(within(blank!).queryByText('Fee')).toBeNull();
  expect(blank!.lastElementChild?.textContent).toBe('Edit Zoo 9');
  expect(screen.getByText('25')).toBeDefined();
});

test('a card is as full as the table, or as compact', async () => {
  setWidth(400);
  openList({ ...list, columns: columns.map((one) => (one.id === 'fee' ? { ...one, only: 'full' } : one)) });
  expect(await screen.findByText('25')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Compact view' }));
  expect(screen.queryByText('25')).toBeNull();
});

test.each([1280, 400])(
  'at %i pixels j and k walk the rows, and Enter presses what opens one; in a field they are letters',
  async (width) => {
    setWidth(width);
    openAt(
      '/',
      <>
        <input aria-label="Search" />
        <List {...list} />
      </>,
    );
    const field = await screen.findByLabelText<HTMLInputElement>('Search');
    const focused = () => document.activeElement?.textContent;
    await userEvent.keyboard('j');
    expect(focused()).toBe('Edit zoo 10');
    await userEvent.keyboard('jjj');
    expect(focused()).toBe('Edit aquarium');
    await userEvent.keyboard('k');
    expect(focused()).toBe('Edit Zoo 9');
    await userEvent.type(field, 'jk');
    expect([field.value, document.activeElement]).toEqual(['jk', field]);
  },
);
