import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import { switchColumns, switchedColumns } from '#web/console/kit/tables/filters/table-view.ts';
import { openServed, press, refusal } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { SavedViews } from './views-section.tsx';

const LIST = '/app/searchreports';
const TABLE = 'Bookings';
interface Kept {
  list: string;
  name: string;
  query: string;
  columns: string[];
  main: boolean;
}
const view = (name: string, more: Partial<Kept> = {}): Kept => ({
  list: LIST,
  name,
  query: 'status=refunded',
  columns: [],
  main: false,
  ...more,
});

const NOW = new Date('2027-01-05T06:30:00.000Z');
let views: Kept[];
let no: string | null;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  localStorage.clear();
  views = [];
  no = null;
});
function answer({ url, body }: ServedCall) {
  if (no && url !== '/views/list') return refusal(no);
  const { was, ...sent } = (body ?? {}) as unknown as Kept & { was?: string };
  if (url === '/views/save') views = [...views.filter(({ name }) => name !== (was ?? sent.name)), sent];
  if (url === '/views/remove') views = views.filter(({ name }) => name !== sent.name);
  return views;
}
const open = (query = '') => openServed({ path: `${LIST}${query}`, element: <SavedViews table={TABLE} />, answer });
const bar = () => screen.findByRole('group', { name: 'Saved views' });
const yesterday = addDays(dayOf(NOW), -1);

test('what is narrowed is kept under a name: its filters, order, rows and columns, and days that move on', async () => {
  switchColumns(TABLE, ['mobile']);
  const { asked } = await open(`?status=refunded&date=${yesterday}&sort=-total&page=3`);
  await press('Save this view');
  await userEvent.type(screen.getByLabelText('Name of the view'), 'Yesterday’s refunds');
  await press('Save');
  await waitFor(() => expect(views).toHaveLength(1));
  expect(asked.find(({ url }) => url === '/views/save')?.body).toMatchObject({
    list: LIST,
    name: 'Yesterday’s refunds',
    query: 'status=refunded&sort=-total&day=yesterday',
    columns: ['mobile'],
    main: false,
  });
  const chip = within(await bar()).getByRole('button', { name: 'Yesterday’s refunds' });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();
  expect(document.activeElement).toBe(chip);
});

test('days stay as they are where somebody chooses so', async () => {
  await open(`?date=${yesterday}`);
  await press('Save this view');
  await userEvent.type(screen.getByLabelText('Name of the view'), 'That day');
  await userEvent.selectOptions(screen.getByLabelText('Days'), yesterday.split('-').reverse().join('/'));
  await press('Save');
  await waitFor(() => expect(views[0]?.query).toBe(`date=${yesterday}`));
});

test('a view opens its address and its columns; All is the list without any', async () => {
  views = [
    view('Refunds', { query: 'status=refunded&day=yesterday', columns: ['park'] }),
    view('Elsewhere', { list: '/app/payments' }),
  ];
  const { search } = await open('?sort=total');
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Refunds' }));
  await waitFor(() => expect(search()).toBe(`?status=refunded&date=${yesterday}`));
  expect(switchedColumns(TABLE)).toEqual(['park']);
  expect(screen.queryByRole('button', { name: 'Elsewhere' })).toBeNull();
  await press('All');
  await waitFor(() => expect(search()).toBe(''));
});

test('the main view opens a bare address, once; an address that asks for something is left alone', async () => {
  views = [view('Refunds', { main: true })];
  const bare = await open();
  await waitFor(() => expect(bare.search()).toBe('?status=refunded'));
  await press('All');
  await waitFor(() => expect(bare.search()).toBe(''));
});

test('an opened view is renamed and deleted', async () => {
  views = [view('Refunds')];
  const { asked } = await open('?status=refunded');
  await press('Refunds: rename, delete and more');
  await userEvent.clear(screen.getByLabelText('Name of the view'));
  await userEvent.type(screen.getByLabelText('Name of the view'), 'Money back');
  await userEvent.click(screen.getByLabelText('Open this list with it'));
  await press('Save');
  await waitFor(() => expect(views).toEqual([view('Money back', { main: true })]));
  expect(asked.find(({ url }) => url === '/views/save')?.body).toMatchObject({ was: 'Refunds' });
  await press('Money back: rename, delete and more');
  await press('Delete this view');
  await waitFor(() => expect(views).toEqual([]));
});

test('why a view cannot be kept is told beside its name, and what was typed stays', async () => {
  no = 'You have a view of this name already. Please choose another name.';
  await open('?status=paid');
  await press('Save this view');
  await userEvent.type(screen.getByLabelText('Name of the view'), 'Refunds');
  await press('Save');
  expect(await screen.findByText(no)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Name of the view').value).toBe('Refunds');
});

test('a list that nobody narrowed and nobody kept a view of has no bar', async () => {
  const { asked } = await open();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('group', { name: 'Saved views' })).toBeNull();
});
