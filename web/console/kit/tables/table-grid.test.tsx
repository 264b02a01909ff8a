import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { TableGrid } from './table-grid.tsx';

// There is no layout here: ten rows of 54 pixels are in sight.
beforeEach(() => {
  for (const height of ['clientHeight', 'offsetHeight'] as const)
    vi.spyOn(HTMLElement.prototype, height, 'get').mockImplementation(function (this: HTMLElement) {
      return this.tagName === 'SECTION' ? 540 : 54;
    });
});

const nameOf = ({ id }: { id: string }) => id;

/** A page of a list whose first row has this place. */
function show(count: number, { place = 2, cell = nameOf } = {}) {
  const rows = Array.from({ length: count }, (_, at) => ({ id: `Ticket ${at + 1}` }));
  const columns = [{ id: 'name', header: 'Name', cell }];
  render(<TableGrid caption="Tickets" columns={columns} rows={rows} total={5_000} place={place} rowHeight={54} />);
}
const rows = () => screen.getAllByRole('rowheader');
const gaps = () => document.querySelectorAll('tr.gap').length;

test('two hundred rows are all drawn, each with its place in the whole list', () => {
  show(200, { place: 402 });
  expect(rows()).toHaveLength(200);
  expect(rows()[0]?.closest('tr')?.getAttribute('aria-rowindex')).toBe('402');
  expect(screen.getByRole('table', { name: 'Tickets' }).getAttribute('aria-rowcount')).toBe('5001');
});

test('of more only those in sight are drawn, with room for the others, and the list says how long it is', async () => {
  show(5_000);
  await waitFor(() => expect(gaps()).toBe(1));
  expect(rows().length).toBeGreaterThanOrEqual(10);
  expect(rows().length).toBeLessThan(29);
  expect(rows()[0]?.textContent).toBe('Ticket 1');
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
});

test('once the list moves its columns keep their widths, and let go of them when the table is gone', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(180);
  show(5_000);
  await waitFor(() => expect(gaps()).toBe(1));
  const head = screen.getByRole('columnheader', { name: 'Name' });
  expect(head.style.minWidth).toBe('');
  fireEvent.scroll(screen.getByRole('region', { name: 'Tickets' }));
  expect(head.style.minWidth).toBe('180px');
  cleanup();
  expect(head.style.minWidth).toBe('');
});

test('while the list moves, rows that stay in sight are not drawn again', async () => {
  const drawn = new Map<string, number>();
  const counted = ({ id }: { id: string }) => {
    drawn.set(id, (drawn.get(id) ?? 0) + 1);
    return id;
  };
  show(500, { cell: counted });
  await waitFor(() => expect(gaps()).toBe(1));
  const before = drawn.get('Ticket 9');
  const table = screen.getByRole('region', { name: 'Tickets' });
  table.scrollTop = 54 * 4;
  fireEvent.scroll(table);
  await waitFor(() => expect(drawn.has('Ticket 14')).toBe(true));
  expect(drawn.get('Ticket 9')).toBe(before);
});
