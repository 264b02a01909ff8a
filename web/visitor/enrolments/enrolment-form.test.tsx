import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { EnrolmentBookingProps } from '#contract/enrolments/page.ts';
import { answering } from '#web/visitor/platform/testing/answering.ts';
import { expectHydrated } from '#web/visitor/platform/testing/hydrated.ts';
import { EnrolmentForm } from './enrolment-form.tsx';

const props: EnrolmentBookingProps = {
  batch: {
    id: 'b1',
    name: 'Physics XI',
    dates: '',
    hours: '',
    centre: 'Saraswati',
    location: 'Pune',
    startDate: '2027-02-01',
    endDate: '2027-05-31',
    startTime: '',
    endTime: '',
    daysOff: [],
    fee: 1500_50,
    merchantId: 'm1',
    gateway: 'ccav',
  },
  today: '2027-01-04',
  closedText: null,
  placesLeft: null,
  closed: null,
  problems: [],
  formKey: 'k'.repeat(26),
  values: { studentName: 'Ananya', mobile: '98765 43210', email: '' },
  help: { email: null, phone: null },
};
const free = { ...props, batch: { ...props.batch, fee: 0 } };

const use = answering('/coachingbooking/b1');

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(?!Stop)/ });

test('a batch without a fee leads straight to the place', async () => {
  const gone = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  use.answers = { '/api/coachingbooking/add': [201, { id: 'e1' }] };
  const { container } = render(<EnrolmentForm {...free} />);
  expect(button().textContent).toBe('Join the batch');
  expect(screen.getByText('Free')).toBeDefined();
  expect(container.textContent).not.toMatch(/₹|You pay/);
  await userEvent.click(button());
  await waitFor(() => expect(gone).toHaveBeenCalledWith('/paymentstatus/e1/b1'));
});

test('all problems are told at once in the order of the page and beside their fields, and nothing is sent', async () => {
  render(<EnrolmentForm {...props} values={{ studentName: '', mobile: '', email: 'x' }} />);
  await userEvent.click(button());
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'student name is required',
    'mobile number required',
    'Please enter a valid email address',
  ]);
  const boxes = screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-invalid'));
  expect([boxes, use.asked]).toEqual([['true', 'true', 'true'], []]);
});

test('a fee that has changed stands in the page, and a server without room is asked for it again with the same key', async () => {
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  use.answers = {
    '/api/coachingbooking/add': [409, { code: 'PRICE_CHANGED', message: 'The fee has changed.', fee: 0 }],
  };
  render(<EnrolmentForm {...props} />);
  await userEvent.click(button());
  await waitFor(() => expect(button().textContent).toBe('Join the batch'));
  use.answers = { '/api/coachingbooking/add': [503, {}] };
  await userEvent.click(button());
  await screen.findByText('Many people are booking. We keep trying for you.');
  use.answers = { '/api/coachingbooking/add': [201, { id: 'e1' }] };
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/paymentstatus/e1/b1'));
  expect(use.asked[1]).toEqual(use.asked[2]);
});

test('React hydrates what the server drew', () => {
  expectHydrated(<EnrolmentForm {...props} />);
});
