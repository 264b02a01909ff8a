// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

afterEach(cleanup);

const mobile = { field: 'mobile', message: 'Please enter mobile number' };
const date = { field: 'visitDate', message: 'Please select a booking date to continue.' };

test('without a problem there is nothing, and the keyboard stays where it is', () => {
  const { container } = render(<ErrorSummary problems={[]} />);
  expect(container.innerHTML).toBe('');
  expect(document.activeElement).toBe(document.body);
});

test('problems take the keyboard, so that nobody has to look for them', () => {
  const { rerender } = render(<ErrorSummary problems={[]} />);
  rerender(<ErrorSummary problems={[mobile]} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('a second try with the same problem takes it again', () => {
  const { rerender } = render(<ErrorSummary problems={[mobile]} />);
  screen.getByRole('link').focus();
  rerender(<ErrorSummary problems={[{ ...mobile }]} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('each line leads to its field', () => {
  render(<ErrorSummary problems={[mobile, date]} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Please enter mobile number', '#field-mobile'],
    ['Please select a booking date to continue.', '#field-visitDate'],
  ]);
});
