import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fillScreen, leaveWholeScreen, useWholeScreen } from './whole-screen.ts';

const root = document.documentElement;
let shown: Element | null = null;
afterEach(() => {
  shown = null;
  for (const name of ['fullscreenElement', 'fullscreenEnabled', 'exitFullscreen'])
    Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(root, 'requestFullscreen');
});

/** A browser that takes the whole screen, or refuses. */
function browser(takes: boolean): void {
  const turn = (to: Element | null) => {
    shown = to;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  const requestFullscreen = async () => {
    if (!takes) throw new TypeError('no gesture');
    turn(root);
  };
  Object.assign(root, { requestFullscreen });
  Object.assign(document, { exitFullscreen: async () => turn(null) });
  Object.defineProperty(document, 'fullscreenElement', { get: () => shown, configurable: true });
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
}

test('the whole screen is taken, and given back', async () => {
  browser(true);
  const { result } = renderHook(useWholeScreen);
  expect(result.current).toBe(false);
  await act(async () => fillScreen());
  expect(result.current).toBe(true);
  await act(async () => leaveWholeScreen());
  expect(result.current).toBe(false);
});

test('where the browser refuses, the screen stays as it is', async () => {
  browser(false);
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  const { result } = renderHook(useWholeScreen);
  await act(async () => fillScreen());
  expect([result.current, unhandled.mock.calls.length]).toEqual([false, 0]);
});

test('a browser that has no such thing gives all that it has', () => {
  fillScreen();
  leaveWholeScreen();
  expect(renderHook(useWholeScreen).result.current).toBe(true);
});
