import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays } from '#contract/kernel/dates/dates.ts';
import { DayCalendar } from './day-calendar.tsx';

afterEach(() => vi.unstubAllEnvs());

/** From Wednesday, 20 January 2027 on; every seventh day is full, as is the first. */
const CHOICES = Array.from({ length: 40 }, (_, ahead) => ({
  day: addDays('2027-01-20', ahead),
  notes: ['₹100'],
  disabled: ahead % 7 === 0,
}));

function Asked({ first, choices = CHOICES }: { first: string | null; choices?: typeof CHOICES }) {
  const [value, setValue] = useState(first);
  return (
    <DayCalendar
      name="visitDate"
      legend="When?"
      hint="That day only"
      error={undefined}
      choices={choices}
      closed={null}
      value={value}
      onChange={setValue}
    />
  );
}
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
const press = (keys: string) => userEvent.keyboard(keys);

test('the keys of a calendar lead to days that are free, and on into the next month', async () => {
  render(<Asked first="2027-01-21" />);
  screen.getByRole('radio', { name: 'Thu, 21 Jan 2027, ₹100' }).focus();
  for (const [keys, day] of [
    ['{ArrowRight}', '2027-01-22'],
    ['{ArrowDown}', '2027-01-29'],
    ['{ArrowDown}', '2027-02-05'],
    ['{Home}', '2027-01-31'],
    ['{ArrowLeft}{ArrowLeft}', '2027-01-29'],
    ['{PageDown}', '2027-02-28'],
    ['{PageUp}', '2027-01-28'],
    ['{ArrowLeft}', '2027-01-26'],
    ['{PageUp}', '2027-01-21'],
  ] as const) {
    await press(keys);
    expect([keys, chosen()]).toEqual([keys, day]);
    expect((document.activeElement as HTMLInputElement).value).toBe(day);
  }
});

test('months are turned, no further than there are days, and the chosen day stays', async () => {
  render(<Asked first="2027-01-21" />);
  const turn = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(turn('Earlier month').disabled).toBe(true);
  await userEvent.click(turn('Later month'));
  expect(screen.getByRole('status').textContent).toBe('February 2027');
  expect(turn('Later month').disabled).toBe(true);
  expect(chosen()).toBeUndefined();
  await userEvent.click(turn('Earlier month'));
  expect(chosen()).toBe('2027-01-21');
});

test('on the last days of a month the next one is below them, and its days are chosen there', async () => {
  render(<Asked first="2027-01-31" choices={CHOICES.slice(11)} />);
  const months = () => [...document.querySelectorAll('.month > p')].map(({ textContent }) => textContent);
  expect(months()).toEqual(['January 2027', 'February 2027']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Later month' }).disabled).toBe(true);
  screen.getByRole('radio', { name: 'Sun, 31 Jan 2027, ₹100' }).focus();
  await press('{ArrowRight}');
  expect([chosen(), (document.activeElement as HTMLInputElement).value]).toEqual(['2027-02-01', '2027-02-01']);
  expect(months()).toEqual(['January 2027', 'February 2027']);
});

test('without scripts every month is in the page', () => {
  vi.stubEnv('SSR', true);
  const html = renderToString(<Asked first={null} />);
  const days = [...html.matchAll(/type="radio"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*type="radio"/g)];
  expect(days).toHaveLength(40);
  expect(html.match(/<noscript>.*February 2027.*<\/noscript>/s)).not.toBeNull();
});
