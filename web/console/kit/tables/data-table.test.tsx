// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DetachedWindowAPI } from 'happy-dom';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import type { Column } from './columns.ts';
import { DataTable } from './data-table.tsx';
import { ALL_ROWS, type ListState } from './filters/list-state.ts';

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

const asked = vi.fn();
interface TableProps {
  from?: Partial<ListState>;
  total?: number;
  sizes?: readonly number[];
  columns?: readonly Column<Park>[];
}

function Table({ from = {}, total, sizes = [5, 100], columns: shown = columns }: TableProps) {
  const [state, setState] = useState<ListState>({ search: '', sort: null, page: 1, size: 5, ...from });
  const change = (next: Partial<ListState>) => {
    asked(next);
    setState({ ...state, ...next });
  };
  return (
    <DataTable
      caption="Your parks"
      columns={shown}
      rows={parks}
      state={state}
      change={change}
      sizes={sizes}
      total={total}
    />
  );
}
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => userEvent.click(within(head(name)).getByRole('button'));
const viewport = (width: number) =>
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width });

beforeEach(() => {
  asked.mockClear();
  localStorage.clear();
  viewport(1200);
});
afterEach(cleanup);

test('rows stand as they came until a head is pressed, then up, then down', async () => {
  render(<Table />);
  expect(names()).toEqual(['zoo 10', 'Zoo 9', 'aquarium']);
  await sortBy('Park Name');
  expect(names()).toEqual(['aquarium', 'Zoo 9', 'zoo 10']);
  expect(head('Park Name').getAttribute('aria-sort')).toBe('ascending');
  await sortBy('Park Name');
  expect(names()).toEqual(['zoo 10', 'Zoo 9', 'aquarium']);
  expect(head('Park Name').getAttribute('aria-sort')).toBe('descending');
});

test('numbers are sorted by size, and rows without one stay last both ways', async () => {
  render(<Table />);
  await sortBy('Fee');
  expect(names()).toEqual(['aquarium', 'zoo 10', 'Zoo 9']);
  await sortBy('Fee');
  expect(names()).toEqual(['zoo 10', 'aquarium', 'Zoo 9']);
});

test('what cannot be compared has no button in its head', () => {
  render(<Table />);
  expect(within(head('Edit')).queryByRole('button')).toBeNull();
  expect(head('Edit').hasAttribute('aria-sort')).toBe(false);
});

test('pages are cut here, and a page beyond the end shows the last rows rather than none', () => {
  render(<Table from={{ size: 2, page: 2 }} />);
  expect(names()).toEqual(['aquarium']);
  cleanup();
  render(<Table from={{ size: 2, page: 9 }} />);
  expect(names()).toEqual(['aquarium']);
});

test('a list without pages shows every row and no way to others', () => {
  render(<Table sizes={ALL_ROWS} from={{ size: ALL_ROWS[0] }} />);
  expect(names()).toHaveLength(3);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('where the server sends a page at a time all of it is shown, and the total is the server’s', async () => {
  render(<Table from={{ size: 3, page: 4 }} total={50} />);
  expect(names()).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toBe('10–12 of 50');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(asked).toHaveBeenCalledWith({ page: 5 });
});

test('the keyboard reaches the region that scrolls, which says what it holds', () => {
  render(<Table />);
  expect(screen.getByRole('region', { name: 'Your parks' }).tabIndex).toBe(0);
});

test('on a phone each row is a card: the name as heading, no line for what is blank, actions at the foot', () => {
  viewport(400);
  render(<Table />);
  expect(screen.queryByRole('table')).toBeNull();
  const [, blank] = within(screen.getByRole('list', { name: 'Your parks' })).getAllByRole('article');
  expect(within(blank!).getByRole('heading').textContent).toBe('Zoo 9');
  expect(within(blank!).queryByText('Fee')).toBeNull();
  expect(blank!.lastElementChild?.textContent).toBe('Edit Zoo 9');
  expect(screen.getByText('25')).toBeDefined();
});

test('a card is as full as the table, or as compact', async () => {
  viewport(400);
  render(<Table columns={columns.map((column) => (column.id === 'fee' ? { ...column, only: 'full' } : column))} />);
  expect(screen.getByText('25')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Compact view' }));
  expect(screen.queryByText('25')).toBeNull();
});

test.each([1280, 400])(
  'at %i pixels j and k walk the rows, and Enter presses what opens one; in a field they are letters',
  async (width) => {
    viewport(width);
    render(
      <>
        <input aria-label="Search" />
        <Table />
      </>,
    );
    const focused = () => document.activeElement?.textContent;
    await userEvent.keyboard('j');
    expect(focused()).toBe('Edit zoo 10');
    await userEvent.keyboard('jjj');
    expect(focused()).toBe('Edit aquarium');
    await userEvent.keyboard('k');
    expect(focused()).toBe('Edit Zoo 9');
    const field = screen.getByLabelText<HTMLInputElement>('Search');
    await userEvent.type(field, 'jk');
    expect([field.value, document.activeElement]).toEqual(['jk', field]);
  },
);
