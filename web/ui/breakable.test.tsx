import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breakable } from './breakable.tsx';

const wholes = (words: string, after?: string) => {
  const { container } = render(<Breakable words={words} after={after} />);
  expect(container.textContent).toBe(words);
  return [...container.querySelectorAll('.whole')].map(({ textContent }) => textContent);
};

test('a date may break after its weekday, and a moment before its time, and nowhere else', () => {
  expect(wholes('Mon, 28 Dec 2026')).toEqual(['Mon,', '28 Dec 2026']);
  expect(wholes('Mon, 28 Dec 2026, 6:30 pm')).toEqual(['Mon, 28 Dec 2026,', '6:30 pm']);
});

test('a count may break before what it is of', () => {
  expect(wholes('12 of 1,250', ' of ')).toEqual(['12 of', '1,250']);
});

test('an e-mail may break after its @, and stays one word to whoever copies it', () => {
  expect(wholes('asha.rao@parks.example', '@')).toEqual(['asha.rao@', 'parks.example']);
});

test('what has no such place stays whole', () => {
  expect(wholes('7:00 am')).toEqual(['7:00 am']);
  expect(wholes('1,250', ' of ')).toEqual(['1,250']);
});
