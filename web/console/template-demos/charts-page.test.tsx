import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { ChartsPage } from './charts-page.tsx';

test('sample charts: nine series of 18 values from 0 to 90, a line of seven points, and a way to real figures', async () => {
  render(<ChartsPage />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Charts Page - Data Display');
  expect(screen.getByRole('link', { name: 'Latest Reports' }).getAttribute('href')).toBe('/pravesh/dashboard');
  const map = screen.getByRole('table');
  const rows = within(map).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(9);
  for (const row of rows) {
    const values = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => Number(textContent));
    expect(values).toHaveLength(18);
    for (const value of values) expect(value).toSatisfy((one: number) => one >= 0 && one <= 90);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Visitors of a week: show as a table' }));
  const week = within(screen.getByRole('table', { name: 'Visitors of a week' }))
    .getAllByRole('row')
    .slice(1);
  expect(week).toHaveLength(7);
});
