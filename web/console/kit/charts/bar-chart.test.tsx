// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { BarChart } from './bar-chart.tsx';

afterEach(cleanup);

const show = (values: number[], before: number[] = []) =>
  render(
    <BarChart
      title="Bookings"
      summary="The most: 8."
      head="Hour"
      labels={values.map((_, index) => `${index + 1} pm`)}
      series={[
        { name: 'Now', values },
        ...(before.length > 0 ? [{ name: 'Before', values: before, look: 'compared' as const }] : []),
      ]}
      show={String}
    />,
  );
const heights = (series = 0) =>
  [...screen.getByRole('slider').querySelectorAll<HTMLElement>('.column')].map(
    (bar) => (bar.children[series] as HTMLElement).style.height,
  );

test('bars stand from zero, up to a round value above the largest of them', () => {
  show([2, 0, 8]);
  expect(heights()).toEqual(['25%', '0%', '100%']);
});

test('what they are compared with shares their axis', () => {
  show([2, 1], [4, 0]);
  expect([heights(0), heights(1)]).toEqual([
    ['50%', '25%'],
    ['100%', '0%'],
  ]);
});

test('where all is zero there is nothing to divide by', () => {
  show([0, 0]);
  expect(heights()).toEqual(['0%', '0%']);
});
