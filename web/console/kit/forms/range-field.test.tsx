import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type DateRange, PRESETS } from '#web/console/kit/dates/date-range.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import { PresetButtons, RangeFields } from './range-field.tsx';

let held: DateRange;
function Screen() {
  const [range, setRange] = useState({ from: '2026-11-03', to: '2026-11-05' });
  held = range;
  return (
    <>
      <PresetButtons today="2026-11-22" presets={PRESETS} range={range} choose={setRange} />
      <RangeFields today="2026-11-22" range={range} change={(part) => setRange({ ...range, ...part })} />
    </>
  );
}
const pressed = () =>
  screen.getAllByRole('button', { pressed: true, hidden: true }).map(({ textContent }) => textContent);

test.each([
  ['Today', '2026-11-22', '2026-11-22'],
  ['Yesterday', '2026-11-21', '2026-11-21'],
  ['7 days', '2026-11-16', '2026-11-22'],
  ['This month', '2026-11-01', '2026-11-22'],
])('%s is from %s to %s, and its button says so', async (name, from, to) => {
  render(<Screen />);
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name }));
  expect([held, pressed()]).toEqual([{ from, to }, [name]]);
});

test('an own range is typed, and its calendars shade its days', async () => {
  render(<Screen />);
  fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '7/11/26' } });
  expect(held).toEqual({ from: '2026-11-03', to: '2026-11-07' });
  await userEvent.click(screen.getByRole('button', { name: /^Start Date: Tue, 3 Nov 2026/ }));
  await screen.findByRole('table');
  const shaded = [...document.querySelectorAll('[data-in-range]')].map(({ textContent }) => textContent);
  expect(shaded).toEqual(['3', '4', '5', '6', '7']);
});
