import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSetUp } from './use-set-up.ts';

beforeEach(() => void vi.useFakeTimers());

function Board({ press }: { press: (word: string) => void }) {
  const { isShown, ref } = useSetUp();
  return (
    <section ref={ref} className={isShown ? 'here' : 'away'}>
      {isShown &&
        ['Start', 'Hindi', 'Telugu'].map((word) => (
          <button key={word} type="button" onClick={() => press(word)}>
            {word}
          </button>
        ))}
    </section>
  );
}

/** Opens a board; `focused` is the word of the button that OK would press. */
function open() {
  const press = vi.fn<(word: string) => void>();
  const { container } = render(<Board press={press} />);
  const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
  return {
    press,
    key,
    focused: () => (document.activeElement?.tagName === 'BUTTON' ? document.activeElement.textContent : null),
    isHere: () => container.querySelector('.here') !== null,
    wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  };
}

test('arrows go from button to button and around, beginning at the first', () => {
  const { key, focused } = open();
  const seen = [focused()];
  for (const name of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp']) {
    key(name);
    seen.push(focused());
  }
  expect(seen).toEqual(['Start', 'Hindi', 'Telugu', 'Start', 'Telugu', 'Hindi']);
});

test('the buttons go ten seconds after the last key, and any key brings them back and does nothing else', () => {
  const { key, focused, isHere, wait, press } = open();
  wait(9000);
  key('ArrowRight');
  wait(9000);
  expect(isHere()).toBe(true);
  wait(1000);
  expect([isHere(), focused()]).toEqual([false, null]);
  // False: its default was prevented.
  expect(key('Enter')).toBe(false);
  expect([isHere(), focused()]).toEqual([true, 'Start']);
  expect(press).not.toHaveBeenCalled();
  wait(10_000);
  expect(isHere()).toBe(false);
});
