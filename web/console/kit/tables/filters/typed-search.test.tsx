// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { useListState } from './list-state.ts';
import { SearchBox } from './search-box.tsx';
import { useTypedSearch } from './typed-search.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Nothing = () => null;

function List() {
  const { state, change, box } = useTypedSearch(...useListState([5, 100]));
  return (
    <>
      <SearchBox {...box} />
      <button type="button" onClick={() => change({ sort: { id: 'fee', desc: false } })}>
        Fee
      </button>
      <output>{`${state.search} ${state.page}`}</output>
    </>
  );
}

/** A list in a browser of its own, opened at an address; going to another one takes as long as `way`. */
function open(address = '/', way = () => Promise.resolve()) {
  const routes = [{ path: '/', element: <List />, loader: () => way().then(() => null), HydrateFallback: Nothing }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { router, address: () => router.state.location.search };
}
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => act(async () => fireEvent.change(box(), { target: { value: text } }));
const pause = () => act(() => vi.advanceTimersByTimeAsync(1_000));
const shown = () => screen.getByRole('status').textContent;

test('rows follow every letter and begin at their first page, the address follows when nobody has typed for a while', async () => {
  const { address } = open('/?page=3');
  await act(async () => undefined);
  for (const text of ['z', 'zo', 'zoo']) {
    await type(text);
    expect([shown(), address()]).toEqual([`${text} 1`, '?page=3']);
  }
  await pause();
  expect([shown(), address()]).toEqual(['zoo 1', '?q=zoo']);
});

test('whoever leaves the box, or sorts the list, need not wait for the address', async () => {
  const { address } = open();
  await act(async () => undefined);
  await type('zoo');
  await act(async () => fireEvent.blur(box()));
  expect(address()).toBe('?q=zoo');
  await type('park');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Fee' })));
  expect([shown(), address()]).toEqual(['park 1', '?q=park&sort=fee']);
  await pause();
  expect(address()).toBe('?q=park&sort=fee');
});

test('what is typed while the address is on its way is kept, and follows it', async () => {
  let arrive = () => {};
  let way = () => Promise.resolve();
  const { address } = open('/', () => way());
  await act(async () => undefined);
  way = () =>
    new Promise((arrived) => {
      arrive = arrived;
    });
  await type('zo');
  await pause();
  await type('zoo');
  await act(async () => arrive());
  expect([shown(), address()]).toEqual(['zoo 1', '?q=zo']);
  way = () => Promise.resolve();
  await pause();
  expect([shown(), address()]).toEqual(['zoo 1', '?q=zoo']);
});

test('an address that is opened meanwhile counts for more than what was typed, now and on the way back', async () => {
  const { router, address } = open();
  await act(async () => undefined);
  await type('zoo');
  await act(() => router.navigate('/?q=fort'));
  await pause();
  expect([shown(), address()]).toEqual(['fort 1', '?q=fort']);
  await act(() => router.navigate(-1));
  await pause();
  expect([shown(), address()]).toEqual([' 1', '']);
});
