import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openList } from '#web/console/kit/testing/opened-list.tsx';
import { rowNames } from '#web/console/kit/testing/table-texts.ts';
import { roomIn } from './list-state.ts';

beforeEach(() => localStorage.clear());

const rows = Array.from({ length: 12 }, (_, at) => ({ id: `Entry ${at + 1}` }));
const columns = [{ id: 'name', header: 'Name', cell: idOf, value: idOf }];
function idOf({ id }: { id: string }) {
  return id;
}

async function open(address: string, room: number | null = null) {
  cleanup();
  const opened = openList({ rows, columns, address, room, sizes: [5, 100] });
  await screen.findByRole('navigation');
  return opened;
}
const shown = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => userEvent.click(button(name));
const size = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' });
const sizes = () => `${size().value} of ${[...size().options].map(({ text }) => text).join(', ')}`;
const chooseSize = (count: number) => userEvent.selectOptions(size(), String(count));

test.each<string[]>([
  ['a plain address', '/', '1–5 of 12', 'Entry 1'],
  ['a page', '/?page=2', '6–10 of 12', 'Entry 6'],
  ['the last page', '/?page=3', '11–12 of 12', 'Entry 11'],
  ['a page past the end, which is the last one', '/?page=9', '11–12 of 12', 'Entry 11'],
  ['a size', '/?page=1&size=100', '1–12 of 12', 'Entry 1'],
  ['an order, by the numbers in the words', '/?sort=-name', '1–5 of 12', 'Entry 12'],
  ...['page=0', 'page=-2', 'page=1.5', 'page=abc', 'page=', 'size=7', 'size=-5'].map((query) => [
    `nonsense (${query})`,
    `/?${query}`,
    '1–5 of 12',
    'Entry 1',
  ]),
])('%s opens what it says', async (_, address = '', ...shownThen) => {
  await open(address);
  expect([shown(), rowNames()[0]]).toEqual(shownThen);
});

test('the pages lead to each other and no further, and the way back through those that were seen', async () => {
  const { router, search } = await open('/?status=paid&sort=name');
  expect(button('Previous page').disabled).toBe(true);
  await press('Next page');
  await press('Next page');
  expect([search(), button('Next page').disabled]).toEqual(['?status=paid&sort=name&page=3', true]);
  await press('Previous page');
  expect(shown()).toBe('6–10 of 12');
  await act(() => router.navigate(-2));
  expect(shown()).toBe('6–10 of 12');
  await act(() => router.navigate(-1));
  expect(shown()).toBe('1–5 of 12');
});

test('another order or size begins at page 1 and leaves other questions in the address; a default is not written', async () => {
  const { search } = await open('/?status=paid&page=2');
  await press('Name');
  expect(search()).toBe('?status=paid&sort=name');
  await press('Next page');
  await chooseSize(100);
  expect(search()).toBe('?status=paid&sort=name&size=100');
  await chooseSize(5);
  expect(search()).toBe('?status=paid&sort=name');
});

test('a window has room for the rows below the head of a table', () => {
  expect([roomIn(1080), roomIn(800), roomIn(200)]).toEqual([19, 12, 0]);
});

test.each([
  ['as many rows as fit, beside its own sizes', 8, '8 of 5, 8, 100'],
  ['its first size where fewer fit', 3, '5 of 5, 100'],
  ['its first size where nothing is known of the screen', null, '5 of 5, 100'],
])('a list begins with %s, and says nothing of it in its address', async (_, room, offered) => {
  const { search } = await open('/', room);
  expect(sizes()).toBe(offered);
  await press('Next page');
  expect(search()).toBe('?page=2');
});

test('a size that was chosen stands in the address, and the list opens with it again unless its address names one; no other list does', async () => {
  const { search } = await open('/app/park', 8);
  await chooseSize(5);
  expect([sizes(), search()]).toEqual(['5 of 5, 8, 100', '?size=5']);
  await open('/app/park', 8);
  expect(sizes()).toBe('5 of 5, 8, 100');
  await open('/app/park?size=100', 8);
  expect(sizes()).toBe('100 of 5, 8, 100');
  await open('/app/user', 8);
  expect(sizes()).toBe('8 of 5, 8, 100');
});

test('whoever chooses what fits is back at following the screen', async () => {
  const { search } = await open('/', 8);
  await chooseSize(100);
  await chooseSize(8);
  expect(search()).toBe('');
  await open('/', 9);
  expect(sizes()).toBe('9 of 5, 9, 100');
});
