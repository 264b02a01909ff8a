import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Weekday } from '#contract/kernel/dates/dates.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import { WeekdayTicks } from './weekday-ticks-section.tsx';

function show(days: Weekday[]) {
  const told: Weekday[][] = [];
  render(<WeekdayTicks legend="Holidays" hint="Closed every week" days={days} change={(next) => told.push(next)} />);
  return told;
}

test('a week begins on Monday and ends on Sunday', () => {
  show([]);
  const ticks = screen
    .getAllByRole('checkbox')
    .map((tick) => document.querySelector(`label[for="${tick.id}"]`)?.textContent);
  expect(ticks).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
});

test('the seven ticks are one question', () => {
  show([]);
  expect(screen.getByRole('group', { name: 'Holidays' }).textContent).toContain('Closed every week');
});

test('a tick adds its day in the order of the week, whatever was ticked first', async () => {
  const told = show(['sun', 'fri']);
  await userEvent.click(screen.getByLabelText('Monday'));
  expect(told).toEqual([['mon', 'fri', 'sun']]);
});

test('unticking takes away that day alone', async () => {
  const told = show(['mon', 'fri']);
  expect(screen.getByLabelText<HTMLInputElement>('Friday').checked).toBe(true);
  await userEvent.click(screen.getByLabelText('Friday'));
  expect(told).toEqual([['mon']]);
});
