import { beforeEach, expect, test, vi } from 'vitest';
import { keptList } from './kept-list.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

/** Puts entries in, a moment apart. */
function fill(list: ReturnType<typeof keptList<string>>, ids: string): void {
  for (const id of ids) {
    list.put(id, id.toUpperCase());
    vi.advanceTimersByTime(1);
  }
}

test('entries survive a reload, oldest first', () => {
  fill(keptList<string>('l'), 'cab');
  const reloaded = keptList<string>('l');
  expect(reloaded.all()).toEqual(['C', 'A', 'B']);
  expect(reloaded.get('a')).toBe('A');
});

test('an entry that is written again keeps its place', () => {
  const list = keptList<string>('l');
  fill(list, 'ab');
  list.put('a', 'again');
  expect(list.all()).toEqual(['again', 'B']);
  expect(keptList<string>('l').all()).toEqual(['again', 'B']);
});

test('a full list drops its oldest entry, for good', () => {
  fill(keptList<string>('l', 2), 'abc');
  expect(keptList<string>('l', 2).all()).toEqual(['B', 'C']);
});

test('listeners hear of every change until they leave, and the list stays the same array between changes', () => {
  const list = keptList<string>('l');
  const heard = vi.fn();
  const leave = list.subscribe(heard);
  list.put('a', 'A');
  const before = list.all();
  expect(list.all()).toBe(before);
  list.remove('a');
  expect(heard).toHaveBeenCalledTimes(2);
  expect(list.all()).toEqual([]);
  leave();
  list.put('b', 'B');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('another tab adds and removes single entries here too', () => {
  const list = keptList<string>('l');
  list.put('a', 'A');
  localStorage.setItem('l:b', JSON.stringify({ order: 1, entry: 'older' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'l:b' }));
  expect(list.all()).toEqual(['older', 'A']);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(list.all()).toEqual([]);
});

test('two lists do not mix', () => {
  const [one, other] = [keptList<string>('one'), keptList<string>('other')];
  one.put('a', 'A');
  expect(other.all()).toEqual([]);
  expect(keptList<string>('other').all()).toEqual([]);
});

test('an entry that cannot be read is left out, and the others stay', () => {
  const list = keptList<string>('l');
  fill(list, 'ab');
  localStorage.setItem('l:a', '{"order":');
  expect(keptList<string>('l').all()).toEqual(['B']);
  list.put('a', 'A');
  expect(keptList<string>('l').all()).toEqual(['B', 'A']);
});
