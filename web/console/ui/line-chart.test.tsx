// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LineChart } from './line-chart.tsx';

afterEach(cleanup);

test('the line goes through its points, and a table has the same figures', () => {
  const points = [40, 10].map((value) => ({ label: `at ${value}`, value, text: String(value) }));
  const { container } = render(
    <LineChart title="Visitors" summary="Two days." heads={['Day', 'Visitors']} points={points} />,
  );
  expect(container.querySelector('polyline')?.getAttribute('points')).toBe('25,0 75,75');
  const dots = [...screen.getByRole('img', { name: 'Two days.' }).querySelectorAll('span')];
  expect(dots.map(({ title, style }) => [title, style.left, style.bottom])).toEqual([
    ['at 40: 40', '25%', '100%'],
    ['at 10: 10', '75%', '25%'],
  ]);
  expect(screen.getByRole('table', { name: 'Visitors' }).textContent).toContain('at 1010');
});
