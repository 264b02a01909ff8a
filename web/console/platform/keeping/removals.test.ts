// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  holdRemoval,
  type PendingRemoval,
  removals,
  removeLater,
  sendRemoval,
  UNDO_MS,
  undoRemoval,
} from './removals.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await sendRemoval();
  vi.useRealTimers();
});

const removal = (id: string, send = vi.fn(async () => undefined as unknown)) =>
  ({ ids: [id], text: id, send, done: vi.fn(), refused: vi.fn() }) satisfies PendingRemoval;
const gone = () => [...removals.now().gone];
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a deletion is sent after ten seconds, and its record counts as gone until the lists know', async () => {
  const zoo = removal('zoo');
  removeLater(zoo);
  expect(gone()).toEqual(['zoo']);
  await pass(UNDO_MS - 1);
  expect(zoo.send).not.toHaveBeenCalled();
  await pass(1);
  expect([zoo.send.mock.calls.length, zoo.done.mock.calls.length, gone()]).toEqual([1, 1, []]);
});

test('one that is taken back is never sent', async () => {
  const zoo = removal('zoo');
  removeLater(zoo);
  undoRemoval();
  expect(gone()).toEqual([]);
  await pass(2 * UNDO_MS);
  expect(zoo.send).not.toHaveBeenCalled();
});

test('time stands still while somebody reads, and goes on where it stood', async () => {
  const zoo = removal('zoo');
  removeLater(zoo);
  await pass(4_000);
  holdRemoval(true);
  await pass(60_000);
  expect(zoo.send).not.toHaveBeenCalled();
  holdRemoval(false);
  await pass(5_999);
  expect(zoo.send).not.toHaveBeenCalled();
  await pass(1);
  expect(zoo.send).toHaveBeenCalledOnce();
});

test('deleting another one sends the first at once', async () => {
  const [zoo, fort] = [removal('zoo'), removal('fort')];
  removeLater(zoo);
  removeLater(fort);
  await pass(0);
  expect([zoo.send.mock.calls.length, fort.send.mock.calls.length, gone()]).toEqual([1, 0, ['fort']]);
});

test('closing the tab sends it at once, and only once', async () => {
  const zoo = removal('zoo');
  removeLater(zoo);
  window.dispatchEvent(new Event('pagehide'));
  await pass(2 * UNDO_MS);
  expect(zoo.send).toHaveBeenCalledOnce();
});

test('several that are deleted together come back together, and the browser asks before they are cut short', async () => {
  const asked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const both = { ...removal('zoo'), ids: ['zoo', 'fort'], undone: vi.fn() };
  expect(asked()).toBe(false);
  removeLater(both);
  expect([gone(), asked()]).toEqual([['zoo', 'fort'], true]);
  undoRemoval();
  expect([gone(), asked(), both.undone.mock.calls.length]).toEqual([[], false, 1]);
  await pass(2 * UNDO_MS);
  expect(both.send).not.toHaveBeenCalled();
});

test('what the server refuses is there again, with the reason', async () => {
  const refusal = new Error('It has bookings.');
  const zoo = removal(
    'zoo',
    vi.fn(async () => Promise.reject(refusal)),
  );
  removeLater(zoo);
  await pass(UNDO_MS);
  expect(zoo.refused).toHaveBeenCalledWith(refusal);
  expect([zoo.done.mock.calls.length, gone()]).toEqual([0, []]);
});
