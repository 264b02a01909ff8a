// @vitest-environment happy-dom
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ListChecks from 'lucide-react/icons/list-checks';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { AnswerTable } from './answer-table.tsx';
import { useListState } from './filters/list-state.ts';

afterEach(cleanup);

const SIZES = [5, 10];
const STORED = Array.from({ length: 7 }, (_, at) => ({ id: `Entry ${at + 1}` }));
const columns = [{ id: 'entry', header: 'Entry', cell: ({ id }: { id: string }) => id }];
const texts = { caption: 'What was done' };

/** The server pages the list, or answers all of it. */
function Screen({ paged }: { paged: boolean }) {
  const [{ page, size }] = useListState(SIZES);
  const query = useQuery({
    queryKey: paged ? ['entries', page, size] : ['entries'],
    queryFn: async () =>
      paged ? { rows: STORED.slice((page - 1) * size, page * size), total: STORED.length } : { rows: STORED },
    placeholderData: keepPreviousData,
  });
  const answer = { ...query, asking: false };
  return (
    <>
      <AnswerTable answer={answer} texts={texts} icon={ListChecks} columns={columns} sizes={SIZES} />
      <output>{useLocation().search}</output>
    </>
  );
}

const open = (paged: boolean, address: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Screen paged={paged} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const entries = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

test.each([true, false])('a page past the end is the last page; the server pages the list: %s', async (paged) => {
  open(paged, '/?page=99');
  await waitFor(() => expect(entries()).toEqual(['Entry 6', 'Entry 7']));
  expect(screen.getByText('6–7 of 7')).toBeDefined();
  // A whole list is cut here, so its address may stay.
  expect(document.querySelector('output')?.textContent).toBe(paged ? '?page=2' : '?page=99');
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(() => expect(entries()[0]).toBe('Entry 1'));
});
