import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openAt, setWidth } from '#web/console/kit/testing/opened-list.tsx';
import { rowNames } from '#web/console/kit/testing/table-texts.ts';
import type { Column } from './columns.ts';
import { useListState } from './filters/list-state.ts';
import { SearchedTable } from './searched-table.tsx';

beforeEach(() => {
  localStorage.clear();
  setWidth(1200);
});

interface Show {
  id: string;
  type: string;
  city: string;
}
const SHOWS: Show[] = [
  { id: 'Andha Yug', type: 'Drama', city: 'Pune' },
  { id: 'Handloom Mela', type: 'Exhibition', city: 'Pune' },
  { id: 'Tughlaq', type: 'Drama', city: 'Pune' },
];
const idOf = ({ id }: Show) => id;
const columns: Column<Show>[] = [
  { id: 'name', header: 'Name', cell: idOf, value: idOf },
  { id: 'type', header: 'Type', cell: ({ type }) => type, narrows: ({ type }) => type },
  { id: 'city', header: 'City', cell: ({ city }) => city, narrows: ({ city }) => city },
];
const searchIn = ({ id, type }: Show) => `${id} ${type}`;

const List = ({ shown }: { shown: Column<Show>[] }) => (
  <SearchedTable caption="Shows" columns={shown} rows={SHOWS} searchIn={searchIn} list={useListState([2, 100])} />
);
const open = (address: string, { shown = columns, way }: Partial<Opened> = {}) =>
  act(async () => openAt(address, <List shown={shown} />, way));
interface Opened {
  shown: Column<Show>[];
  /** Leads to another address. */
  way: () => Promise<null>;
}
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => act(async () => fireEvent.change(box(), { target: { value: text } }));
const only = (header: string) => screen.queryByRole<HTMLSelectElement>('combobox', { name: `Only: ${header}` });
const offered = (header: string) => [...(only(header)?.options ?? [])].map(({ text }) => text);

test.each([
  ['  ', ['Andha Yug', 'Handloom Mela', 'Tughlaq']],
  ['YUG andha', ['Andha Yug']],
  ['dra', ['Andha Yug', 'Tughlaq']],
  ['andha mela', []],
])('every word of the search "%s" must stand somewhere in the row, in any order and case', async (search, found) => {
  await open(`/?size=100&q=${search}`);
  expect(rowNames()).toEqual(found);
  if (found.length === 0) expect(screen.getByText('Nothing matches “andha mela”.')).toBeDefined();
});

describe('while somebody types', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  const pause = () => act(() => vi.advanceTimersByTimeAsync(1_000));

  test('rows follow every letter and begin at their first page; the address follows when nobody has typed for a while, in one step', async () => {
    const { router, search } = await open('/');
    await act(() => router.navigate('/?page=2'));
    expect(rowNames()).toEqual(['Tughlaq']);
    for (const text of ['d', 'dr', 'dra']) {
      await type(text);
      expect([rowNames()[0], search()]).toEqual(['Andha Yug', '?page=2']);
    }
    await pause();
    expect([rowNames(), search()]).toEqual([['Andha Yug', 'Tughlaq'], '?q=dra']);
    await act(() => router.navigate(-1));
    expect([box().value, search()]).toEqual(['', '']);
  });

  test('whoever leaves the box, or sorts the list, need not wait for the address', async () => {
    const { search } = await open('/');
    await type('drama');
    await act(async () => fireEvent.blur(box()));
    expect(search()).toBe('?q=drama');
    await type('yug');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Name' })));
    expect([rowNames(), search()]).toEqual([['Andha Yug'], '?q=yug&sort=name']);
    await pause();
    expect(search()).toBe('?q=yug&sort=name');
  });

  test('what is typed while the address is on its way is kept, and follows it', async () => {
    let arrive = () => {};
    let way = async () => null;
    const { search } = await open('/', { way: () => way() });
    way = () => new Promise((arrived) => (arrive = () => arrived(null)));
    await type('tu');
    await pause();
    await type('tug');
    await act(async () => arrive());
    expect([rowNames(), search()]).toEqual([['Tughlaq'], '?q=tu']);
    way = async () => null;
    await pause();
    expect([rowNames(), search()]).toEqual([['Tughlaq'], '?q=tug']);
  });

  test('an address that is opened meanwhile counts for more than what was typed, now and on the way back', async () => {
    const { router, search } = await open('/');
    await type('tug');
    await act(() => router.navigate('/?q=mela'));
    await pause();
    expect([rowNames(), search()]).toEqual([['Handloom Mela'], '?q=mela']);
    await act(() => router.navigate(-1));
    await pause();
    expect([rowNames().length, search()]).toEqual([2, '']);
  });
});

test('a list is narrowed by a column of few words, from its first page, and the address keeps it', async () => {
  const { search } = await open('/?page=3&q=a');
  expect(offered('Type')).toEqual(['Type: all', 'Type: Drama', 'Type: Exhibition']);
  await userEvent.selectOptions(only('Type')!, 'Drama');
  expect([rowNames(), search()]).toEqual([['Andha Yug', 'Tughlaq'], '?q=a&is.type=Drama']);
  await userEvent.selectOptions(only('Type')!, 'Type: all');
  expect([rowNames(), search()]).toEqual([['Andha Yug', 'Handloom Mela'], '?q=a']);
});

test('a column in which all rows are alike offers nothing, unless the address asks for it', async () => {
  await open('/');
  expect(only('City')).toBeNull();
  cleanup();
  await open('/?is.city=Nagpur');
  expect(rowNames()).toEqual([]);
  expect(only('City')?.value).toBe('Nagpur');
});

test('a list shows all of its rows first, those that are over last; to hide these is a choice', async () => {
  const over: Column<Show> = {
    id: 'now',
    header: 'Right now',
    cell: idOf,
    narrows: ({ type }) => (type === 'Drama' ? 'Ended' : 'Live'),
    isOver: ({ type }) => type === 'Drama',
  };
  await open('/?size=100', { shown: [...columns.slice(0, 1), over] });
  expect(rowNames()).toEqual(['Handloom Mela', 'Andha Yug', 'Tughlaq']);
  await type('a');
  expect(rowNames()).toEqual(['Handloom Mela', 'Andha Yug', 'Tughlaq']);
  expect(offered('Right now')).toEqual([
    ...['Right now: all', 'Without 2 that ended', 'Right now: Ended', 'Right now: Live'],
  ]);
  await userEvent.selectOptions(only('Right now')!, 'Without 2 that ended');
  expect([rowNames(), only('Right now')?.value]).toEqual([['Handloom Mela'], '-']);
  await userEvent.selectOptions(only('Right now')!, 'Right now: Ended');
  expect(rowNames()).toEqual(['Andha Yug', 'Tughlaq']);
});
