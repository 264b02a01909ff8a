import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import {
  type PendingRemoval,
  removals,
  removeLater,
  sendRemoval,
  UNDO_MS,
} from '#web/console/platform/keeping/removals.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(null);
});
afterEach(async () => {
  await sendRemoval();
  cleanup();
  vi.useRealTimers();
});

const removal = (id: string, send = vi.fn(async () => undefined as unknown)) =>
  ({ ids: [id], text: id, send, done: vi.fn(), refused: vi.fn() }) satisfies PendingRemoval;
const gone = () => [...removals.now().gone];
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const undo = () => screen.getByRole('button', { name: 'Undo' });
/** Here every focus counts as one by the keyboard, as which it would hold the deletion. */
const remove = (one: PendingRemoval) => {
  act(() => removeLater(one));
  act(() => (document.activeElement as HTMLElement).blur());
};

test('a deletion is sent after ten seconds, and its record counts as gone until the lists know', async () => {
  const zoo = removal('zoo');
  remove(zoo);
  expect(gone()).toEqual(['zoo']);
  await pass(UNDO_MS - 100);
  expect(zoo.send).not.toHaveBeenCalled();
  await pass(200);
  expect([zoo.send.mock.calls.length, zoo.done.mock.calls.length, gone()]).toEqual([1, 1, []]);
});

test('several that are deleted together come back together, and the browser asks before they are cut short', async () => {
  const asked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const both = { ...removal('zoo'), ids: ['zoo', 'fort'], undone: vi.fn() };
  expect(asked()).toBe(false);
  remove(both);
  expect([gone(), asked()]).toEqual([['zoo', 'fort'], true]);
  fireEvent.click(undo());
  expect([gone(), asked(), both.undone.mock.calls.length]).toEqual([[], false, 1]);
  await pass(2 * UNDO_MS);
  expect(both.send).not.toHaveBeenCalled();
});

test.each([
  [
    'the pointer is on it',
    (toast: Element) => fireEvent.mouseEnter(toast),
    (toast: Element) => fireEvent.mouseLeave(toast),
  ],
  ['the keyboard is in it', () => act(() => undo().focus()), () => act(() => undo().blur())],
])('a deletion waits while %s, and then its whole time again', async (_, come, go) => {
  const zoo = removal('zoo');
  remove(zoo);
  const toast = screen.getByRole('status');
  await pass(4_000);
  come(toast);
  await pass(60_000);
  expect(zoo.send).not.toHaveBeenCalled();
  go(toast);
  await pass(UNDO_MS - 100);
  expect(zoo.send).not.toHaveBeenCalled();
  await pass(200);
  expect(zoo.send).toHaveBeenCalledOnce();
});

test('deleting another one sends the first at once', async () => {
  const [zoo, fort] = [removal('zoo'), removal('fort')];
  remove(zoo);
  remove(fort);
  await pass(0);
  expect([zoo.send.mock.calls.length, fort.send.mock.calls.length, gone()]).toEqual([1, 0, ['fort']]);
});

test.each([
  ['closing the tab', () => window.dispatchEvent(new Event('pagehide'))],
  ['closing its message', () => fireEvent.click(screen.getByRole('button', { name: 'Delete it now' }))],
])('%s sends it at once, and only once', async (_, close) => {
  const zoo = removal('zoo');
  remove(zoo);
  close();
  await pass(0);
  expect(zoo.send).toHaveBeenCalledOnce();
  await pass(2 * UNDO_MS);
  expect(zoo.send).toHaveBeenCalledOnce();
});
