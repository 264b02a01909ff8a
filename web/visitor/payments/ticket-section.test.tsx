import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paidTicket } from '#web/visitor/platform/testing/park-pages.ts';
import { TicketSection } from './ticket-section.tsx';

const props = {
  ...paidTicket,
  bookingId: 'booking1',
  bookedText: 'Fri, 1 Jan 2027, 6:40 pm',
  maskedMobile: '98xxxxxx10',
};

const show = (change: Partial<typeof props> = {}) =>
  render(
    <TicketSection {...props} {...change}>
      <button type="button">Show at gate</button>
    </TicketSection>,
  );

test('the face of a ticket says what a gate asks for, in this order: place, day, people, code, and the way to show it', () => {
  const { container } = show();
  expect(container.querySelector('.face')?.textContent).toBe(
    'Your ticket is readyNehru ZooSat, 2 Jan 2027 · 3 peopleCode 7K2M-9QXAShow at gate',
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Your ticket is ready',
    'Nehru Zoo',
    'What you bought',
  ]);
});

test('each thing is said once', () => {
  const { container } = show();
  for (const thing of ['Nehru Zoo', '2 Jan 2027', '3 people', '7K2M-9QXA', 'Hyderabad', 'booking1', '98xxxxxx10'])
    expect([thing, container.textContent?.split(thing).length]).toEqual([thing, 2]);
});

test('everything that help may ask is there in words', () => {
  show();
  const facts = [...document.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent),
  );
  expect(facts).toEqual([
    ['Where', 'Hyderabad Show on map'],
    ['Booking number', 'booking1'],
    ['Mobile', '98xxxxxx10'],
    ['Booked', 'Fri, 1 Jan 2027, 6:40 pm'],
  ]);
  expect(screen.getByText('Ticket valid for that day only')).toBeDefined();
});

test('a ticket for vehicles and cameras alone names no people', () => {
  const { container } = show({ people: 0 });
  expect(container.textContent).not.toContain('people');
});

test('what was given back of it stands on the ticket, also on paper', () => {
  show({ message: 'Given back: 2 × Child. ₹100 was sent back to you.' });
  expect(screen.getByText(/^Given back: 2 × Child/).closest('.noprint')).toBeNull();
});

test('a ticket that was used is headed so, and says when', () => {
  show({ stands: 'used', scannedText: 'Sat, 2 Jan 2027, 10:12 am' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your ticket was used');
  expect(screen.getByText('Used at the gate: Sat, 2 Jan 2027, 10:12 am')).toBeDefined();
});
