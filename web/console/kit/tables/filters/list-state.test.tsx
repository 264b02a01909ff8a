// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { type ListState, useListState } from './list-state.ts';

afterEach(cleanup);

const SIZES = [5, 100];
let change: ReturnType<typeof useListState>[1];

function List() {
  const [state, changeTo] = useListState(SIZES);
  change = changeTo;
  return <output>{JSON.stringify(state)}</output>;
}

/** A list in a browser of its own, opened at an address. */
function open(address: string) {
  const router = createMemoryRouter([{ path: '/app/park', element: <List /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}
const state = (): ListState => JSON.parse(screen.getByRole('status').textContent ?? '') as ListState;

test('an address that was shared opens the same page of the same list', () => {
  open('/app/park?page=2&size=100&sort=-fee&q=zoo');
  expect(state()).toEqual({ search: 'zoo', sort: { id: 'fee', desc: true }, page: 2, size: 100 });
});

test('the way back leads through the pages that were seen', async () => {
  const router = open('/app/park');
  await act(async () => change({ page: 2 }));
  await act(async () => change({ page: 3 }));
  expect(router.state.location.search).toBe('?page=3');
  await act(() => router.navigate(-1));
  expect(state().page).toBe(2);
  await act(() => router.navigate(-1));
  expect(state().page).toBe(1);
});

test('letters of a search are no steps of their own on the way back', async () => {
  const router = open('/app/park?page=2');
  await act(async () => change({ page: 3 }));
  for (const search of ['z', 'zo', 'zoo']) await act(async () => change({ search }, { replace: true }));
  expect(router.state.location.search).toBe('?q=zoo');
  await act(() => router.navigate(-1));
  expect(state()).toMatchObject({ search: '', page: 2 });
});
