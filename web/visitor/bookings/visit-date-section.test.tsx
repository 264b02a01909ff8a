// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { TicketPark } from '#contract/bookings/kinds/park-ticket.ts';
import { noFees } from '#contract/fees/rules.ts';
import { VisitDateSection } from './visit-date-section.tsx';

afterEach(cleanup);

const park: TicketPark = {
  name: 'Nehru Zoo',
  active: true,
  fees: noFees(),
  hasHolidays: false,
  holidays: [],
  openDays: [],
  daysOff: [],
  customDatesEnabled: true,
  customDates: ['2027-01-05', '2027-01-01', '2027-01-02', '2027-01-04'],
  familySize: 4,
  perBookingLimit: 50,
};

/** The question on Saturday, 2 January 2027. */
function ask(change: Partial<TicketPark> = {}, soldOutDays: string[] = [], isOver = false) {
  const chosen: string[] = [];
  render(
    <VisitDateSection
      park={{ ...park, ...change }}
      at={{ today: '2027-01-02', isOver }}
      soldOutDays={soldOutDays}
      error={undefined}
      value={null}
      onChange={(day) => chosen.push(day)}
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
  ask({}, [], true);
  expect(screen.getByText('Nehru Zoo is closed for today.')).toBeDefined();
  expect(days()).toEqual(['2027-01-04', '2027-01-05']);
  cleanup();
  ask({ customDates: ['2027-01-04'] }, [], true);
  expect(screen.queryByText('Nehru Zoo is closed for today.')).toBeNull();
});

test('a date on a weekly holiday is not offered', () => {
  ask({ hasHolidays: true, holidays: ['mon'] });
  expect(days()).toEqual(['2027-01-02', '2027-01-05']);
});

test('a sold-out date is seen and cannot be chosen', async () => {
  const chosen = ask({}, ['2027-01-04']);
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
