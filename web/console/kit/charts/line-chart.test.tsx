// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { formatRupees, shortRupees } from '#contract/kernel/money.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import type { Series } from './chart-data.ts';
import { LineChart } from './line-chart.tsx';

afterEach(cleanup);

const labels = ['Fri, 1 Jan', 'Sat, 2 Jan', 'Sun, 3 Jan'];
const now: Series = { name: 'These days', values: [4_000_000, null, 12_500_000] };
const before: Series = { name: 'The days before', values: [0, 9_000_000, 1_000_050], look: 'compared' };
const open = (series: readonly Series[] = [now, before]) =>
  render(
    <LineChart
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
const chart = () => screen.getByRole('slider', { name: 'Money' });
const said = () => chart().getAttribute('aria-valuetext');
/** Answers the words beside the point that somebody looks at; null while nobody does. */
const reading = () => chart().querySelector('.reading')?.textContent ?? null;

test('the axis goes from zero in round steps, in lakh where there is little room', () => {
  const { container } = open();
  const ticks = [...container.querySelectorAll('.ticks span')].map(({ textContent }) => textContent);
  expect(ticks).toEqual(['₹0', '₹50,000', '₹1 L', '₹1.5 L']);
});

test('a day without a figure breaks the line, and the line that it is compared with is told apart by more than colour', () => {
  const { container } = open();
  const strokes = [...container.querySelectorAll('.plot .stroke')].map((path) => [
    (path.parentElement as Element).getAttribute('class'),
    path.getAttribute('d'),
  ]);
  expect(strokes).toEqual([
    [null, 'M16.67 73.33h0M83.33 16.67h0'],
    ['compared', 'M16.67 100L50 40L83.33 93.33'],
  ]);
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['These days', 'The days before']);
});

test('the keys walk along the points, each said in words: from the last one, to the first, never beyond', async () => {
  open();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(chart());
  expect(said()).toBe('Sun, 3 Jan. These days: ₹1,25,000. The days before: ₹10,000.50');
  await userEvent.keyboard('{ArrowLeft}');
  expect(said()).toBe('Sat, 2 Jan. These days: –. The days before: ₹90,000');
  expect(reading()).toBe('Sat, 2 JanThese days–The days before₹90,000');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(said()).toBe('Fri, 1 Jan. These days: ₹40,000. The days before: ₹0');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(chart().getAttribute('aria-valuenow')).toBe('3');
  await userEvent.tab();
  expect(reading()).toBeNull();
});

test('a pointer reads the point that is nearest to it, until it leaves; a finger leaves its point to be read', () => {
  open([now]);
  chart().getBoundingClientRect = () => ({ left: 100, width: 300 }) as DOMRect;
  fireEvent.pointerMove(chart(), { clientX: 150, pointerType: 'mouse' });
  expect(reading()).toBe('Fri, 1 Jan₹40,000');
  expect(said()).toBe('Fri, 1 Jan: ₹40,000');
  fireEvent.pointerLeave(chart(), { pointerType: 'mouse' });
  expect(reading()).toBeNull();
  fireEvent.pointerDown(chart(), { clientX: 399, pointerType: 'touch' });
  fireEvent.pointerLeave(chart(), { pointerType: 'touch' });
  expect(reading()).toBe('Sun, 3 Jan₹1,25,000');
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
  expect(chart()).toBeDefined();
});
