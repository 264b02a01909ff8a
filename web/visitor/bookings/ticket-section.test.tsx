// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { paidTicket } from '#web/visitor/platform/testing/park-pages.ts';
import { TicketSection } from './ticket-section.tsx';

afterEach(cleanup);

const props = {
  ...paidTicket,
  bookingId: 'booking1',
  message: 'Enjoy your visit!',
  bookedText: 'Fri, 1 Jan 2027, 6:40 pm',
  maskedMobile: '98xxxxxx10',
};

test('the ticket says where and when before anything else', () => {
  render(<TicketSection {...props} />);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Your ticket is ready', 'Nehru Zoo']);
  expect(screen.getByText('Ticket valid for that day only')).toBeDefined();
  expect(screen.getByText('Show this code at the gate.')).toBeDefined();
});

test('everything that help or a gate may ask is there in words', () => {
  render(<TicketSection {...props} />);
  const facts = [...document.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent),
  );
  expect(facts).toEqual([
    ['Park', 'Nehru Zoo, Hyderabad'],
    ['Valid on', 'Sat, 2 Jan 2027'],
    ['Booking number', 'booking1'],
    ['Mobile', '98xxxxxx10'],
    ['Booked', 'Fri, 1 Jan 2027, 6:40 pm'],
  ]);
});

test('what was given back of it stands on the ticket, also on paper', () => {
  const { container } = render(<TicketSection {...props} givenBack="2 × Child" />);
  expect(screen.getByText('Given back: 2 × Child').closest('.noprint')).toBeNull();
  expect(container.querySelector('article')?.textContent).toContain('Given back: 2 × Child');
});

test('a ticket that was used is headed so, says when, and does not ask to be shown', () => {
  render(<TicketSection {...props} scannedText="Sat, 2 Jan 2027, 10:12 am" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your ticket was used');
  expect(screen.getByText('Used at the gate: Sat, 2 Jan 2027, 10:12 am')).toBeDefined();
  expect(screen.queryByText('Show this code at the gate.')).toBeNull();
});
