// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { HeatMap } from './heat-map.tsx';

test('every cell says its value in words and in the strength of its colour', () => {
  const series = [{ name: 'A', values: [0, 45, 90] }];
  render(<HeatMap title="Map" summary="Of three." series={series} columns={['x', 'y', 'z']} most={90} />);
  const cells = screen.getAllByRole('cell').filter(({ textContent }) => textContent !== '');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['0', '45', '90']);
  expect(cells.map(({ title }) => title)).toEqual(['A, x: 0', 'A, y: 45', 'A, z: 90']);
  const strengths = cells.map(({ firstElementChild }) => (firstElementChild as HTMLElement).style.opacity);
  expect(strengths.map(Number)).toEqual([0.08, 0.54, 1]);
});
