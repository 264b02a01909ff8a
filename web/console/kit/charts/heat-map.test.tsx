import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { HeatMap } from './heat-map.tsx';

test('every cell says its value in words and in the strength of its colour', () => {
  const rows = [{ id: 'A', values: [0, 45, 90] }];
  render(<HeatMap title="Map" summary="Of three." rows={rows} columns={['x', 'y', 'z']} most={90} />);
  const cells = screen.getAllByRole('cell').filter(({ textContent }) => textContent !== '');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['0', '45', '90']);
  const spots = cells.map(({ firstElementChild }) => firstElementChild as HTMLElement);
  expect(spots.map(({ title }) => title)).toEqual(['A, x: 0', 'A, y: 45', 'A, z: 90']);
  expect(spots.map(({ style }) => Number(style.opacity))).toEqual([0.08, 0.54, 1]);
});
