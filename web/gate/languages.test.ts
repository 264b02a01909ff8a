import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { say, sayNow, speak, spokenLanguage } from '#web/shared/say.ts';
import { useLanguage } from './languages.ts';
import { messages } from './words-te.ts';

const english = sayNow();
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/app/scan');
  signInHere('ravi');
});
afterEach(() => {
  speak(english);
  vi.restoreAllMocks();
});

test('a person’s language is spoken at the gate alone, and kept on the phone for that person', async () => {
  const { result } = renderHook(useLanguage);
  expect(result.current.spoken).toBe('en');
  act(() => result.current.choose('te'));
  await waitFor(() => expect(result.current.spoken).toBe('te'));
  expect([say('gates.used'), spokenLanguage()]).toEqual(['వాడారు', 'te']);
  expect(say('landing.title'), 'what no gate says').toBe(english({ textKey: 'landing.title' }));
  window.history.replaceState(null, '', '/app/searchreports');
  expect([say('gates.used'), spokenLanguage()]).toEqual(['Used', 'en']);
  const again = renderHook(useLanguage);
  await waitFor(() => expect(again.result.current.spoken).toBe('te'));
  signInHere('sita');
  expect(renderHook(useLanguage).result.current.spoken).toBe('en');
});

test('a gate speaks the language of its phone at first', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN', 'en-IN']);
  const { result } = renderHook(useLanguage);
  expect(result.current.spoken).toBeNull();
  await waitFor(() => expect(result.current.spoken).toBe('hi'));
});

test('whatever a gate says by itself, it has in its words, and what the console says around it', () => {
  const aroundIt = ['/web/console/frame/session-section.tsx', '/web/console/platform/client.ts'];
  const files = import.meta.glob<string>(
    ['./**/*.{ts,tsx}', '!**/*.test.*', '/web/console/frame/session-section.tsx', '/web/console/platform/client.ts'],
    { eager: true, query: '?raw', import: 'default' },
  );
  for (const file of aroundIt) expect(files[file], file).toMatch(/say\(/);
  const keys = Object.values(files).flatMap((code) =>
    Array.from(
      code.matchAll(/'((?:calls|sessions)\.\w+)'|(?:say|text)\(\s*'([\w-]+\.\w+)'/g),
      ([, own, key = own ?? '']) => key,
    ),
  );
  expect(keys.length).toBeGreaterThan(90);
  expect(keys.filter((key) => !(key in messages))).toEqual([]);
});
