import { beforeEach, expect, test, vi } from 'vitest';
import { keepAwake } from './wake-lock.ts';

let held: number;
let asked: number;

/** A device that gives a lock, or refuses; the page is in sight or not. */
function device({ gives = true, visible = true }): void {
  const request = async () => {
    asked += 1;
    if (!gives) throw new DOMException('low battery', 'NotAllowedError');
    held += 1;
    const release = async () => {
      held -= 1;
    };
    return { release };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  [held, asked] = [0, 0];
});

test('the screen stays on until it is let go', async () => {
  device({});
  const letGo = keepAwake();
  await settled();
  expect(held).toBe(1);
  letGo();
  expect(held).toBe(0);
});

test('a page that comes back into sight asks again, because the device took the lock away', async () => {
  device({ visible: false });
  const letGo = keepAwake();
  expect(asked).toBe(0);
  device({ visible: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(asked).toBe(1);
  letGo();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toBe(1);
});

test('leaving before the device has answered still lets the screen sleep', async () => {
  device({});
  keepAwake()();
  await settled();
  expect(held).toBe(0);
});

test('a device that refuses does what it always does', async () => {
  device({ gives: false });
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  const letGo = keepAwake();
  await settled();
  expect(letGo).not.toThrow();
  expect(unhandled).not.toHaveBeenCalled();
});
