import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { parkToBook } from '#web/visitor/platform/testing/park-pages.ts';
import { ParkBookingForm } from './park-booking-form.tsx';

afterEach(() => vi.restoreAllMocks());

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
