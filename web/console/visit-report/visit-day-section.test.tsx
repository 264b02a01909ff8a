import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { VisitDaySection } from './visit-day-section.tsx';

test('today’s names stand beside last week’s, and each show says how many come and leads to its report', () => {
  const shows = [
    { id: 's1', name: 'Andha Yug', type: 'drama' as const, taken: 1_200, capacity: 3_000 },
    { id: 's2', name: '', type: 'shows' as const, taken: 4, capacity: null },
  ];
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <VisitDaySection visits={{ booked: { now: 7, before: 2 }, shows }} comparedWith="2026-12-28" />
    </MemoryRouter>,
  );
  expect(html).toContain('<b>7</b><small>Last Mon by this time: 2</small>');
  expect(html).toContain('<b>1,200</b><small>taken, of 3,000</small>');
  expect(html).toContain('<b>4</b><small>taken, without a limit</small>');
  expect(html).toContain('href="/app/showreports?show=s1"');
});
