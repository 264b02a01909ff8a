import { afterEach, expect, test, vi } from 'vitest';
import { fetchPart } from './parts.ts';

const network = vi.spyOn(navigator, 'onLine', 'get');
afterEach(() => void network.mockReturnValue(true));

test('a part is not asked for without a network, and comes once there is one', async () => {
  network.mockReturnValue(false);
  const load = vi.fn(async () => 'form');
  const part = fetchPart(load);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await part).toBe('form');
});

test('a part that did not come is asked for once more, and then it is said', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const load = vi.fn(async () => 'form').mockRejectedValueOnce(new TypeError('not fetched'));
  const part = fetchPart(load);
  await vi.runAllTimersAsync();
  expect(await part).toBe('form');
  const never = vi.fn(() => Promise.reject(new TypeError('not fetched')));
  const missing = expect(fetchPart(never)).rejects.toThrow('not fetched');
  await vi.runAllTimersAsync();
  await missing;
  expect(never).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
