// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead } from './fetch-ahead.ts';

const fetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ as, href }) => [
    as,
    new URL(href).pathname,
  ]);

let state: DocumentReadyState;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<script type="application/json" id="files">{"next":["/assets/a.js","/assets/b.css"]}</script>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('nothing is fetched ahead before the page has loaded and is quiet', () => {
  state = 'interactive';
  fetchAhead();
  vi.advanceTimersByTime(60_000);
  expect(fetched()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(fetched()).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(fetched()).toEqual([
    ['script', '/assets/a.js'],
    ['style', '/assets/b.css'],
  ]);
});

test('a document that names nothing fetches nothing', () => {
  state = 'complete';
  document.body.innerHTML = '';
  fetchAhead();
  vi.advanceTimersByTime(60_000);
  expect(fetched()).toEqual([]);
});
