import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatRupees, shortRupees } from '#contract/kernel/money.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import { Chart } from './chart.tsx';
import type { Series } from './chart-data.ts';

// The document of a test has no layout, and nothing is drawn on a chart without a size.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return (this.matches('.plot') ? { width: 400, height: 200 } : { width: 20, height: 10 }) as DOMRect;
  });
});
afterEach(() => vi.restoreAllMocks());

const labels = ['Fri, 1 Jan', 'Sat, 2 Jan', 'Sun, 3 Jan'];
const now: Series = { name: 'These days', values: [4_000_000, null, 12_500_000] };
const before: Series = { name: 'The days before', values: [0, 9_000_000, 1_000_050], look: 'compared' };
const open = (series: readonly Series[] = [now, before]) =>
  render(
    <Chart
      as="lines"
      title="Money"
      summary="The most: ₹1,25,000."
      head="Day"
      labels={labels}
      series={series}
      show={formatRupees}
      short={shortRupees}
      unit={100}
    />,
  );

test('the keys walk along the points, each said in words; what nobody measured is a dash', async () => {
  open();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.querySelector('title')?.textContent).toBe('Money');
  const said = () => screen.getByRole('status').textContent;
  await waitFor(() => expect(said()).toBe('Fri, 1 JanThese days ₹40,000The days before ₹0'));
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(said()).toBe('Sat, 2 JanThese days –The days before ₹90,000'));
});

test('lines are told apart by more than colour, and named', async () => {
  const { container } = open();
  await waitFor(() => expect(container.querySelectorAll('.recharts-area-curve')).toHaveLength(2));
  const [plain, compared] = container.querySelectorAll('.recharts-area-curve');
  expect([plain?.getAttribute('stroke-dasharray'), compared?.getAttribute('stroke-dasharray')]).toEqual([null, '5 4']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'These days',
    'The days before',
  ]);
});

test('the axis begins at zero, in round steps, in lakh where there is little room', async () => {
  const { container } = open();
  const ticks = () =>
    [...container.querySelectorAll('.recharts-yAxis-tick-labels text')].map((tick) => tick.textContent);
  await waitFor(() => expect(ticks()).toEqual(['₹0', '₹50,000', '₹1 L', '₹1.5 L']));
});

test('a button shows the table behind the chart, and the chart again', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Money: show as a table' }));
  const rows = within(screen.getByRole('table', { name: 'Money' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayThese daysThe days before',
    'Fri, 1 Jan₹40,000₹0',
    'Sat, 2 Jan–₹90,000',
    'Sun, 3 Jan₹1,25,000₹10,000.50',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Money: show as a chart' }));
  expect(screen.queryByRole('table')).toBeNull();
});
