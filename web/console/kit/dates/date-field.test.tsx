import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { DateField } from './date-field.tsx';

let outer: string[];
beforeEach(() => {
  outer = [];
});
afterEach(() => vi.restoreAllMocks());

let held: string;
function Screen({
  start = '',
  min,
  max,
  required,
}: {
  start?: string;
  min?: string;
  max?: string;
  required?: boolean;
}) {
  const [day, setDay] = useState(start);
  held = day;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog around the field.
    <div onKeyDown={({ key }) => outer.push(key)}>
      <DateField label="Visit" today="2026-11-22" value={day} change={setDay} min={min} max={max} required={required} />
      <button type="button" onClick={() => setDay('2027-02-01')}>
        Elsewhere
      </button>
    </div>
  );
}

const box = () => screen.getByLabelText<HTMLInputElement>('Visit');
const opener = () => screen.getByRole('button', { name: /^Visit: / });
const type = (value: string) => fireEvent.change(box(), { target: { value } });

async function openCalendar() {
  await userEvent.click(opener());
  await screen.findByRole('table');
  await waitFor(() => expect(document.activeElement?.closest('table')).not.toBeNull());
  return screen.getByRole('dialog', { name: 'Visit: calendar' });
}
const focused = () => document.activeElement?.getAttribute('aria-label');
const month = () => document.querySelector('.calendar > [aria-live]')?.textContent;

test('a day is 05/12/2026, and so it is in the calendar', async () => {
  render(<Screen start="2026-12-05" />);
  expect(box().value).toBe('05/12/2026');
  await openCalendar();
  expect(month()).toBe('December 2026');
  expect(focused()).toBe('Sat, 5 Dec 2026');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect([held, box().value]).toEqual(['2026-12-06', '06/12/2026']);
});

test('what is typed is taken at once, and written out when the keyboard goes on', async () => {
  render(<Screen />);
  await userEvent.type(box(), '5 Dec');
  expect([held, box().value]).toEqual(['2026-12-05', '5 Dec']);
  await userEvent.tab();
  expect(box().value).toBe('05/12/2026');
  await userEvent.clear(box());
  expect(held).toBe('');
});

test('what is no day is told when the keyboard goes on, not while it is typed, and the form is handed no day', async () => {
  render(<Screen />);
  await userEvent.type(box(), '31/2');
  expect([held, box().getAttribute('aria-invalid')]).toEqual(['31/2', null]);
  await userEvent.tab();
  expect(screen.getByText('Please write the day like 05/12/2026, or 5 Dec')).toBeDefined();
  expect([box().value, box().checkValidity()]).toEqual(['31/2', false]);
  type('28/2/2027');
  expect([held, box().getAttribute('aria-invalid'), box().checkValidity()]).toEqual(['2027-02-28', null, true]);
});

test('a day beyond the bounds says which may be chosen, and is none to the form', async () => {
  render(<Screen min="2026-11-10" max="2026-12-31" />);
  type('1/1/2027');
  fireEvent.blur(box());
  expect(screen.getByText('Please choose a day from 10/11/2026 to 31/12/2026')).toBeDefined();
  expect(held).toBe('1/1/2027');
});

test('a day that comes from elsewhere is shown', async () => {
  render(<Screen start="2026-12-05" />);
  type('gibberish');
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(box().value).toBe('01/02/2027');
});

test('the field says how a day is written, and its button which day is chosen', () => {
  render(<Screen start="2026-12-05" />);
  const described = document.getElementById(box().getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Day, month and year, such as 05/12/2026 or 5 Dec ');
  expect(opener().getAttribute('aria-label')).toBe('Visit: Sat, 5 Dec 2026. Choose in the calendar');
});

test('the keyboard goes through days, weeks, months and years, and Enter chooses', async () => {
  render(<Screen start="2026-12-05" />);
  await openCalendar();
  const seen: unknown[] = [];
  for (const keys of [
    '{ArrowDown}',
    '{Home}',
    '{End}',
    '{PageDown}',
    '{Shift>}{PageUp}{/Shift}',
    '{ArrowUp}',
    '{ArrowLeft}',
  ]) {
    await userEvent.keyboard(keys);
    seen.push(focused());
  }
  expect(seen).toEqual([
    ...['Sat, 12 Dec 2026', 'Sun, 6 Dec 2026', 'Sat, 12 Dec 2026', 'Tue, 12 Jan 2027'],
    ...['Mon, 12 Jan 2026', 'Mon, 5 Jan 2026', 'Sun, 4 Jan 2026'],
  ]);
  await userEvent.keyboard('{Enter}');
  expect(held).toBe('2026-01-04');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('the chosen day is pressed, today is told, and the arrows of the head turn the page', async () => {
  render(<Screen start="2026-11-25" />);
  await openCalendar();
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('25');
  expect(document.querySelector('[aria-current="date"]')?.textContent).toBe('22');
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(month()).toBe('December 2026');
});

test('days beyond the bounds cannot be chosen, and the keyboard stops at the bounds', async () => {
  render(<Screen start="2026-11-12" min="2026-11-10" max="2026-12-02" />);
  await openCalendar();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mon, 9 Nov 2026' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous month' }).disabled).toBe(true);
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Tue, 10 Nov 2026');
  await userEvent.keyboard('{PageDown}');
  expect(focused()).toBe('Wed, 2 Dec 2026');
  const shown = screen.getAllByLabelText<HTMLSelectElement>('Month and year')[1];
  const years = [...(shown?.options ?? [])].map(({ value }) => value);
  expect(years).toEqual(['2026']);
});

test('Esc closes the calendar alone and brings the keyboard back; what stands around hears none of its keys', async () => {
  render(<Screen />);
  await openCalendar();
  outer = [];
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([held, outer]).toEqual(['', []]);
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test('Alt and the arrow down open the calendar from the box; a press beside it closes it', async () => {
  render(<Screen />);
  box().focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await screen.findByRole('table');
  await waitFor(() => expect(focused()).toBe('Sun, 22 Nov 2026'));
  await userEvent.click(screen.getByText('Elsewhere'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('today is a press away, and so is no date where none is needed', async () => {
  const { unmount } = render(<Screen start="2026-12-05" />);
  await openCalendar();
  await userEvent.click(screen.getByRole('button', { name: 'No date' }));
  expect(held).toBe('');
  await openCalendar();
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(held).toBe('2026-11-22');
  unmount();
  render(<Screen start="2026-12-05" required />);
  await openCalendar();
  expect(screen.queryByRole('button', { name: 'No date' })).toBeNull();
});
