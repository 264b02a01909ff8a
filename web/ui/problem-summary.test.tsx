import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { ProblemSummary } from './problem-summary.tsx';

const Summary = ({ problems }: Pick<ComponentProps<typeof ProblemSummary>, 'problems'>) => (
  <ProblemSummary heading="There is a problem" problems={problems} told={problems} />
);

const mobile = { field: 'mobile', message: 'Please enter mobile number' };
const date = { field: 'visitDate', message: 'Please select a booking date to continue.' };

test('without a problem there is nothing, and the keyboard stays where it is', () => {
  const { container } = render(<Summary problems={[]} />);
  expect(container.innerHTML).toBe('');
  expect(document.activeElement).toBe(document.body);
});

test('problems take the keyboard, so that nobody has to look for them', () => {
  const { rerender } = render(<Summary problems={[]} />);
  rerender(<Summary problems={[mobile]} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('a second try with the same problem takes it again', () => {
  const { rerender } = render(<Summary problems={[mobile]} />);
  screen.getByRole('link').focus();
  rerender(<Summary problems={[{ ...mobile }]} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('each line leads to its field', () => {
  render(<Summary problems={[mobile, date]} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Please enter mobile number', '#field-mobile'],
    ['Please select a booking date to continue.', '#field-visitDate'],
  ]);
});
