// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { RoomContext, roomIn, useOfferedSizes } from './list-size.ts';
import { useListState } from './list-state.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const SIZES = [5, 100];
let change: ReturnType<typeof useListState>[1];

function List() {
  const [{ size }, changeTo] = useListState(SIZES);
  change = changeTo;
  return <output>{`${size} of ${useOfferedSizes(SIZES).join(', ')}`}</output>;
}

/** A list on a screen with room for so many rows; its address. */
function open(room: number | null, address = '/app/park') {
  cleanup();
  const router = createMemoryRouter([{ path: '*', element: <List /> }], { initialEntries: [address] });
  render(
    <RoomContext value={room}>
      <RouterProvider router={router} />
    </RoomContext>,
  );
  return () => router.state.location.search;
}
const sizes = () => screen.getByRole('status').textContent;

test('a window has room for the rows below the head of a table', () => {
  expect([roomIn(1080), roomIn(800), roomIn(200)]).toEqual([19, 12, 0]);
});

test('a list begins with as many rows as fit, beside its own sizes, and says nothing of it in its address', async () => {
  const search = open(14);
  expect(sizes()).toBe('14 of 5, 14, 100');
  await act(async () => change({ page: 2 }));
  expect(search()).toBe('?page=2');
});

test('where fewer fit than its first size, or nothing is known of the screen, a list has its own sizes', () => {
  open(3);
  expect(sizes()).toBe('5 of 5, 100');
  open(null);
  expect(sizes()).toBe('5 of 5, 100');
});

test('a size that was chosen stands in the address, and the list opens with it again; no other list does', async () => {
  const search = open(14);
  await act(async () => change({ size: 5 }));
  expect([sizes(), search()]).toEqual(['5 of 5, 14, 100', '?size=5']);
  open(14);
  expect(sizes()).toBe('5 of 5, 14, 100');
  open(14, '/app/user');
  expect(sizes()).toBe('14 of 5, 14, 100');
});

test('an address that names a size is opened with that, whatever was chosen here', async () => {
  open(14);
  await act(async () => change({ size: 5 }));
  open(14, '/app/park?size=100');
  expect(sizes()).toBe('100 of 5, 14, 100');
});

test('whoever chooses what fits is back at following the screen', async () => {
  const search = open(14);
  await act(async () => change({ size: 100 }));
  await act(async () => change({ size: 14 }));
  expect(search()).toBe('');
  open(9);
  expect(sizes()).toBe('9 of 5, 9, 100');
});
