import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { noFees } from '#contract/fees/rules.ts';
import { expectHydrated } from '#web/visitor/platform/testing/hydrated.ts';
import { parkToBook, sold } from '#web/visitor/platform/testing/park-pages.ts';
import { ParkBookingForm } from './park-booking-form.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const fees = { ...noFees(), adult: sold(100_00), family: sold(400_00), familyAddon: sold(70_00) };

test.each([
  ['for today alone', 0],
  ['with the days to come as cards', 3],
  ['with a calendar of them', 90],
])('%s, React hydrates what the server drew', (_, advanceDays) => {
  const props = { ...parkToBook, park: { ...parkToBook.park, fees, advanceDays, couponsEnabled: true } };
  expectHydrated(<ParkBookingForm {...props} />);
});

test('a time that is full on another day is chosen there no more', async () => {
  const slot = (from: string, until: string) => ({ from, until, capacity: 50 });
  const park = {
    ...parkToBook.park,
    fees,
    customDatesEnabled: true,
    customDates: ['2027-01-03', '2027-01-05'],
    slots: [slot('09:00', '10:00'), slot('10:00', '11:00')],
  };
  const values = { ...parkToBook.values, visitDate: '2027-01-03', slot: '09:00' };
  const slotsLeft = { '2027-01-05': { '09:00': 0 } };
  render(<ParkBookingForm {...parkToBook} park={park} values={values} slotsLeft={slotsLeft} />);
  const time = () => screen.getByRole<HTMLInputElement>('radio', { name: /9:00 am/ });
  expect(time().checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /5 Jan/ }));
  expect([time().checked, time().disabled]).toEqual([false, true]);
  await waitFor(() => expect(history.state).toMatchObject({ basket: { visitDate: '2027-01-05', slot: null } }));
});

/** The page around the form, made on this day: its languages, and what it was drawn with. Hears which language is pressed. */
function surround(today: string): string[] {
  document.body.innerHTML = `<p class="languages"><a href="?lang=hi">हिन्दी</a><a href="?lang=en" aria-current="true">English</a></p>
    <script type="application/json" id="page-state">${JSON.stringify({ props: { today } })}</script>`;
  const pressed: string[] = [];
  for (const link of document.querySelectorAll('a'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      pressed.push(link.textContent ?? '');
    });
  return pressed;
}

test.each([
  ['2027-01-02', ['English']],
  ['2027-01-03', []],
])(
  'a page of %s that comes back into sight on Sunday is opened anew if that day is over, in its language, which takes along what was typed',
  async (today, opened) => {
    const pressed = surround(today);
    // A minute after midnight in Kolkata, by the clock of the server.
    const headers = { date: 'Sat, 02 Jan 2027 18:31:00 GMT' };
    const answer = new Response('{"status":true}', { headers });
    const read = vi.spyOn(answer, 'json');
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
    render(<ParkBookingForm {...parkToBook} />);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(read.mock.calls.length + pressed.length).toBe(1));
    expect(pressed).toEqual(opened);
  },
);
