import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceStore, tabStore } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const store of [deviceStore, tabStore]) for (const key of store.keys('')) store.remove(key);
});

const REFUSALS = {
  blocked: () =>
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    }),
  full: () => {
    const storage = localStorage;
    const setItem = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const full = { getItem: storage.getItem.bind(storage), removeItem: storage.removeItem.bind(storage), setItem };
    vi.stubGlobal('localStorage', full);
  },
};

test('what is kept is in the browser, the tab’s own apart from the device’s', () => {
  expect([deviceStore.set('a', '1'), tabStore.set('a', '2')]).toEqual([true, true]);
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['1', '2']);
  expect([deviceStore.get('a'), tabStore.get('a'), deviceStore.keys('a')]).toEqual(['1', '2', ['a']]);
  deviceStore.remove('a');
  expect([deviceStore.get('a'), tabStore.get('a')]).toEqual([null, '2']);
});

test.each(Object.entries(REFUSALS))('while storage is %s it is kept as long as the page is open', (_, refuse) => {
  refuse();
  expect(deviceStore.get('a')).toBeNull();
  expect(deviceStore.set('a', '1')).toBe(false);
  expect([deviceStore.get('a'), deviceStore.keys('a')]).toEqual(['1', ['a']]);
  deviceStore.remove('a');
  expect([deviceStore.get('a'), deviceStore.keys('a')]).toEqual([null, []]);
});

test('a full device shows the newest value, not the one that it could still keep, and forgets both', () => {
  deviceStore.set('a', 'old');
  REFUSALS.full();
  deviceStore.set('a', 'new');
  expect([deviceStore.get('a'), deviceStore.keys('a')]).toEqual(['new', ['a']]);
  deviceStore.remove('a');
  expect(deviceStore.get('a')).toBeNull();
});
