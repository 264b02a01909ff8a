import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToHandScanner } from './hand-scanner.ts';

let found: string[];
let stop: () => void;
let clock: number;

beforeEach(() => {
  document.body.innerHTML = '<button>Next ticket</button><input />';
  [found, clock] = [[], 1_000];
  stop = listenToHandScanner((code) => found.push(code));
});
afterEach(() => stop());

/** Presses keys, so many milliseconds apart; answers the last one. */
function type(keys: readonly string[], apart: number, on: Element = document.body, held = {}): KeyboardEvent {
  let event = new KeyboardEvent('keydown');
  for (const key of keys) {
    clock += apart;
    event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
    Object.defineProperty(event, 'timeStamp', { value: clock });
    on.dispatchEvent(event);
  }
  return event;
}

const CODE = [...'PV1/7K2M9QXA', 'Enter'];

test('fast keys that end with Enter are a code', () => {
  type(CODE, 8);
  expect(found).toEqual(['PV1/7K2M9QXA']);
});

test('the capitals of a scanner come without the names of their shift keys', () => {
  type(['Shift', 'P', 'Shift', 'V', '1', '2', '3', '4', 'Enter'], 5);
  expect(found).toEqual(['PV1234']);
});

test('Caps Lock, which makes capitals small, changes no code', () => {
  const small = [...'pv1/7k2m9qxa', 'Enter'];
  type(small, 8);
  // happy-dom knows no Caps Lock.
  const locked = vi.spyOn(KeyboardEvent.prototype, 'getModifierState').mockImplementation((key) => key === 'CapsLock');
  type(small, 8);
  type(CODE, 8);
  locked.mockRestore();
  expect(found).toEqual(['pv1/7k2m9qxa', 'PV1/7K2M9QXA', 'PV1/7K2M9QXA']);
});

test('a person who types is not a scanner', () => {
  type(CODE, 200);
  expect(found).toEqual([]);
});

test('what a person typed before is not part of the code', () => {
  type(['x', 'y'], 300);
  clock += 500;
  type(CODE, 8);
  expect(found).toEqual(['PV1/7K2M9QXA']);
});

test('the button that has the keyboard is not pressed by the Enter of the scanner', () => {
  expect(type(CODE, 8, document.querySelector('button')!).defaultPrevented).toBe(true);
  expect(type(['Enter'], 500, document.querySelector('button')!).defaultPrevented).toBe(false);
});

test('in a field the scanner simply types', () => {
  expect(type(CODE, 8, document.querySelector('input')!).defaultPrevented).toBe(false);
  expect(found).toEqual([]);
});

test('too few signs, and keys with Ctrl, are no code', () => {
  type(['1', '2', '3', 'Enter'], 8);
  type(CODE, 8, document.body, { ctrlKey: true });
  expect(found).toEqual([]);
});

test('two codes in a row are two codes, and after the end none is heard', () => {
  type([...CODE, ...'ABCDEFGH', 'Enter'], 8);
  expect(found).toEqual(['PV1/7K2M9QXA', 'ABCDEFGH']);
  stop();
  type(CODE, 8);
  expect(found).toHaveLength(2);
});
