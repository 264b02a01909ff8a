import { beforeEach, expect, test, vi } from 'vitest';
import { keepHeard, lastHeard, sayAsOf } from './last-heard.ts';

const EARLY = { at: '2027-01-04T13:10:00.000Z', running: 3 };
const LATE = { at: '2027-01-04T13:32:00.000Z', running: 6 };

beforeEach(() => localStorage.clear());

test('a page finds the state that it heard last, and only where that is newer than the one it was made with', () => {
  keepHeard('one', EARLY);
  keepHeard('one', LATE);
  expect(lastHeard('one', EARLY)).toEqual(LATE);
  expect(lastHeard('one', LATE)).toBeNull();
  expect(lastHeard('another', EARLY)).toBeNull();
});

test('the oldest of more than twenty pages is forgotten', () => {
  for (let page = 0; page < 21; page += 1) keepHeard(`page ${page}`, LATE);
  expect([lastHeard('page 0', EARLY), lastHeard('page 1', EARLY)]).toEqual([null, LATE]);
});

test('what is kept spoilt, and a browser that keeps nothing, stand in nobody’s way', () => {
  localStorage.setItem('heard', '{');
  expect(lastHeard('one', EARLY)).toBeNull();
  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError');
  });
  expect(() => keepHeard('one', LATE)).not.toThrow();
  forbidden.mockRestore();
});

test('a page that was kept says the time of its state; any other has no such line', () => {
  document.body.innerHTML = '<p id="as-of">as of <time>6:40 pm</time></p>';
  sayAsOf(LATE);
  expect(document.querySelector('time')?.textContent).toBe('6:40 pm');
  document.documentElement.setAttribute('data-kept', '');
  sayAsOf(LATE);
  expect(document.querySelector('time')?.textContent).toBe('7:02 pm');
  document.documentElement.removeAttribute('data-kept');
});
