import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { TicketPark, TicketRequest } from '#contract/bookings/kinds/park-ticket.ts';
import { type CategoryKey, noFees } from '#contract/fees/rules.ts';
import { parkToBook, sold } from '#web/visitor/platform/testing/park-pages.ts';
import { TicketsSection } from './tickets-section.tsx';

const park: TicketPark = {
  ...parkToBook.park,
  fees: {
    ...noFees(),
    adult: sold(1_250_00),
    child: sold(0),
    family: sold(400_00),
    familyAddon: sold(70_00),
    women: { offered: true, price: null },
  },
  familySize: 5,
  perBookingLimit: 20,
};

function show(quantities: TicketRequest['quantities'], error?: string, more: Partial<TicketPark['fees']> = {}) {
  const told: [CategoryKey, number][] = [];
  render(
    <TicketsSection
      park={{ ...park, fees: { ...park.fees, ...more } }}
      notes={{ child: '3 to 12 years.', family: 'Two grown-ups.' }}
      error={error}
      quantities={quantities}
      onChange={(...change) => told.push(change)}
    />,
  );
  return told;
}
const lines = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).name);

test('what has a price is sold, in the order of every form; what has none is not there', () => {
  show({});
  expect(lines()).toEqual(['quantity.adult', 'quantity.child', 'quantity.family']);
});

test('kinds stand in groups, those that are sold alone, and a group by itself has no heading', () => {
  show({}, undefined, { camera: sold(50_00), twowheeler: sold(10_00) });
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['People', 'Family', 'Vehicles', 'Cameras']);
  cleanup();
  show({}, undefined, { family: { offered: false, price: null } });
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});

test('the line of help that the owner wrote stands below its kind, behind our own', () => {
  show({});
  expect(screen.getByText('3 to 12 years.')).toBeDefined();
  expect(screen.getByText('Lets in 5 people. One Family ticket in one booking. Two grown-ups.')).toBeDefined();
});

test('the price of one stands beside each ticket, and free is called free', () => {
  show({});
  expect(screen.getByText('₹1,250 each')).toBeDefined();
  expect(screen.getByText('Free')).toBeDefined();
});

test('the add-on appears with a Family, and the hint says how many people that lets in', () => {
  show({ family: 1 });
  expect(lines()).toContain('quantity.familyAddon');
  expect(screen.getByText(/^Lets in 5 people/)).toBeDefined();
});

test('one Family is the most, of other tickets the limit of the park, and + says so', async () => {
  const told = show({ family: 1, adult: 20, child: 19 });
  for (const label of ['Family', 'Adult', 'Child'])
    await userEvent.click(screen.getByRole('button', { name: `Add one: ${label}` }));
  const said = [...document.querySelectorAll('.line .error')].map(({ textContent }) => textContent);
  expect(said).toEqual([
    'Please choose at most 20 of Adult in one booking.',
    'Only one Family ticket can be purchased per transaction.',
  ]);
  expect(told).toEqual([
    ['family', 1],
    ['adult', 20],
    ['child', 20],
  ]);
});

test('the error summary leads to the heading, where the problem stands', () => {
  show({}, 'You need to select atleast one field');
  const heading = document.getElementById('field-lines')!;
  heading.focus();
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('You need to select atleast one field')).toBeDefined();
});
