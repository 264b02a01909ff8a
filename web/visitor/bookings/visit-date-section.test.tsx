import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { TicketPark } from '#contract/bookings/kinds/park-ticket.ts';
import { noFees } from '#contract/fees/rules.ts';
import { parkToBook } from '#web/visitor/platform/testing/park-pages.ts';
import { VisitDateSection } from './visit-date-section.tsx';

const park: TicketPark = {
  ...parkToBook.park,
  fees: noFees(),
  customDatesEnabled: true,
  customDates: ['2027-01-05', '2027-01-01', '2027-01-02', '2027-01-04'],
};

/** The question on Saturday, 2 January 2027. */
function ask(
  change: Partial<TicketPark> = {},
  placesLeft: Record<string, number> = {},
  isOver = false,
  more: object = {},
) {
  const chosen: string[] = [];
  render(
    <VisitDateSection
      park={{ ...park, ...change }}
      page={{ today: '2027-01-02', isOver, placesLeft, slotsLeft: {}, ...more }}
      errorAt={() => undefined}
      request={{ visitDate: null }}
      change={({ visitDate, slot }) => chosen.push(visitDate ?? slot ?? '')}
    />,
  );
  return chosen;
}
const days = () => screen.queryAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);

test('the dates of the park are offered soonest first, without those gone by', () => {
  ask();
  expect(days()).toEqual(['2027-01-02', '2027-01-04', '2027-01-05']);
  expect(screen.getByRole('radio', { name: /Sat, 2 Jan 2027.*Today/ })).toBeDefined();
});

test('when the park is closed for today, that is said and the later dates are offered', () => {
  ask({}, {}, true);
  expect(screen.getByText('Nehru Zoo is closed for today.')).toBeDefined();
  expect(days()).toEqual(['2027-01-04', '2027-01-05']);
  cleanup();
  ask({ customDates: ['2027-01-04'] }, {}, true);
  expect(screen.queryByText('Nehru Zoo is closed for today.')).toBeNull();
});

test('a date on a weekly holiday is not offered', () => {
  ask({ hasHolidays: true, holidays: ['mon'] });
  expect(days()).toEqual(['2027-01-02', '2027-01-05']);
});

test('a sold-out date is seen and cannot be chosen', async () => {
  const chosen = ask({}, { '2027-01-04': 0 });
  await userEvent.click(screen.getByText(/Mon, 4 Jan 2027/));
  expect(chosen).toEqual([]);
  await userEvent.click(screen.getByText(/Tue, 5 Jan 2027/));
  expect(chosen).toEqual(['2027-01-05']);
  expect(screen.getByText('Sold out')).toBeDefined();
});

test.each([{ customDatesEnabled: false }, { customDates: [] }])(
  'without dates of its own the visit is today, in words',
  (change) => {
    ask(change);
    expect(days()).toEqual([]);
    expect(screen.getByText('For today, Sat, 2 Jan 2027. Ticket valid for that day only')).toBeDefined();
  },
);

test('a few days ahead are cards, with the places that are left where they are few; many are a calendar', () => {
  ask({ customDatesEnabled: false, advanceDays: 3 }, { '2027-01-03': 2 });
  expect(days()).toEqual(['2027-01-02', '2027-01-03', '2027-01-04', '2027-01-05']);
  expect(screen.getByRole('radio', { name: /Sun, 3 Jan 2027.*2 left/ })).toBeDefined();
  cleanup();
  const fees = { ...noFees(), adult: { offered: true, price: 120_000 } };
  ask({ customDatesEnabled: false, advanceDays: 35, fees, openDays: ['sat', 'sun'] }, { '2027-01-09': 0 });
  expect(screen.getByText('January 2027')).toBeDefined();
  expect(days().slice(0, 4)).toEqual(['2027-01-02', '2027-01-03', '2027-01-09', '2027-01-10']);
  expect(screen.getByRole('radio', { name: 'Sun, 3 Jan 2027, ₹1,200' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sat, 9 Jan 2027, ₹1,200, Sold out' }).disabled).toBe(
    true,
  );
  expect(screen.getAllByText('Closed').length).toBe(20);
});

test('times are asked for where the park sells by the slot: with the places left in words, full ones seen, ended ones not', async () => {
  const slot = (from: string, until: string) => ({ from, until, capacity: 50 });
  const slots = [slot('09:00', '10:00'), slot('10:00', '11:00'), slot('11:00', '12:00')];
  const chosen = ask({ customDatesEnabled: false, slots }, {}, false, {
    slotsOver: ['09:00'],
    slotsLeft: { '2027-01-02': { '10:00': 0, '11:00': 12 } },
  });
  expect(days()).toEqual(['10:00', '11:00']);
  await userEvent.click(screen.getByRole('radio', { name: /11:00 am to 12:00 pm.*12 left/ }));
  expect([chosen, screen.getByRole<HTMLInputElement>('radio', { name: /Full/ }).disabled]).toEqual([['11:00'], true]);
});
