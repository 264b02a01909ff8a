// @vitest-environment happy-dom
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { useListState } from './filters/list-state.ts';
import { PagedResourcePage } from './paged-resource-page.tsx';
import { deleteColumn } from './row-actions.tsx';

afterEach(cleanup);

interface Coupon {
  id: string;
}
const SIZES = [5, 10];
const idOf = ({ id }: Coupon) => id;

/** The coupons on the server, which sends the page that is asked for. */
let stored: Coupon[];
let asked: { page: number; size: number }[];

function Screen() {
  const [{ page, size }] = useListState(SIZES);
  const query = useQuery({
    queryKey: ['coupons', page, size],
    queryFn: async () => {
      asked.push({ page, size });
      return { rows: stored.slice((page - 1) * size, page * size), total: stored.length };
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
  const resource = {
    texts: { title: 'Coupon Management', add: 'Add Coupon', caption: 'Your coupons', none: 'No coupons found' },
    loadingText: 'Loading...',
    sizes: SIZES,
    query,
    nameOf: idOf,
    everyRow: async () => stored,
    filters: <p>Of every park</p>,
    columns: ({ remove }: { remove: (coupon: Coupon) => Promise<void> }) => [
      { id: 'code', header: 'Code', cell: idOf },
      deleteColumn(remove, idOf),
    ],
    dialog: () => <dialog open aria-label="Add Coupon" />,
    removeQuestion: 'Are you sure?',
    remove: async (_: QueryClient, id: string) => {
      stored = stored.filter((coupon) => coupon.id !== id);
      await query.refetch();
    },
  };
  return (
    <>
      <PagedResourcePage {...resource} />
      <output>{useLocation().search}</output>
    </>
  );
}

function open(count: number, address = '/') {
  stored = Array.from({ length: count }, (_, at) => ({ id: `CODE${at + 1}` }));
  asked = [];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Screen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const codes = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the server is asked for one page at a time, counted from 1', async () => {
  open(7);
  await waitFor(() => expect(codes()).toEqual(['CODE1', 'CODE2', 'CODE3', 'CODE4', 'CODE5']));
  expect(screen.getByText('1–5 of 7')).toBeDefined();
  await press('Next page');
  await waitFor(() => expect(codes()).toEqual(['CODE6', 'CODE7']));
  expect(asked).toEqual([
    { page: 1, size: 5 },
    { page: 2, size: 5 },
  ]);
  expect(screen.getByText('6–7 of 7')).toBeDefined();
});

test('while nothing has come it says so in its own words; the filters are there all the time', async () => {
  open(0);
  expect(screen.getByText('Loading...')).toBeDefined();
  expect(screen.getByText('Of every park')).toBeDefined();
  expect(await screen.findByText('No coupons found')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Add Coupon' })).toHaveLength(2);
});

test('a page past the end is the last page, and the address says so', async () => {
  open(7, '/?page=99');
  await waitFor(() => expect(codes()).toEqual(['CODE6', 'CODE7']));
  expect(document.querySelector('output')?.textContent).toBe('?page=2');
});

test('when the only row of the last page is deleted, the page before it is shown', async () => {
  open(6, '/?page=2');
  await press('Delete CODE6');
  expect(await screen.findByRole('alertdialog', { name: 'Are you sure?' })).toBeDefined();
  await press('Delete');
  await press('Delete it now');
  await waitFor(() => expect(codes()).toHaveLength(5));
  expect(document.querySelector('output')?.textContent).toBe('');
});
