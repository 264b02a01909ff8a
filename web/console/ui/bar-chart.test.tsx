// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BarChart } from './bar-chart.tsx';

afterEach(cleanup);

const show = (values: number[]) =>
  render(
    <BarChart
      title="Money"
      summary="The most: ₹8."
      heads={['Day', 'Rupees']}
      points={values.map((value, index) => ({ label: `Day ${index + 1}`, value, text: `₹${value}` }))}
    />,
  );
const heights = () => [...screen.getByRole('img').children].map((bar) => (bar as HTMLElement).style.height);

test('bars stand from zero, the largest at full height', () => {
  show([2, 0, 8]);
  expect(heights()).toEqual(['25%', '0%', '100%']);
});

test('where all is zero there is nothing to divide by', () => {
  show([0, 0]);
  expect(heights()).toEqual(['0%', '0%']);
});

test('who does not see the bars hears them in a sentence, and finds every figure in a table', () => {
  show([2, 0, 8]);
  expect(screen.getByRole('img', { name: 'The most: ₹8.' })).toBeDefined();
  const table = screen.getByRole('table', { name: 'Money' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['DayRupees', 'Day 1₹2', 'Day 2₹0', 'Day 3₹8']);
});
