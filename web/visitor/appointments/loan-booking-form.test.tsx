import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { LoanBookingProps } from '#contract/appointments/page.ts';
import { answering } from '#web/visitor/platform/testing/answering.ts';
import { expectHydrated } from '#web/visitor/platform/testing/hydrated.ts';
import { branchToBook } from '#web/visitor/platform/testing/token-pages.ts';
import { LoanBookingForm } from './loan-booking-form.tsx';

const props: LoanBookingProps = {
  ...branchToBook,
  values: { personName: 'Mohan Rao', mobile: '9876543210', loanType: '' },
};

const use = answering('/loanbooking/b1', { '/api/loanbooking/add': [201, { id: 'l1' }] });

const press = () => userEvent.click(screen.getByRole('button'));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

test('all problems are told at once in the order of the page, and nothing is sent', async () => {
  render(<LoanBookingForm {...props} values={{ personName: ' ', mobile: '', loanType: '' }} />);
  await press();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ' Name is required',
    'mobile number required',
    ' Loan type is required',
  ]);
  expect(use.asked).toEqual([]);
});

test('it books at the branch and goes to the page of the token', async () => {
  const gone = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  render(<LoanBookingForm {...props} />);
  await choose('Consumer durables');
  await press();
  await waitFor(() => expect(gone).toHaveBeenCalledWith('/loanappointment/l1/b1'));
  expect(use.asked.map(({ body }) => body)).toEqual([
    { branchId: 'b1', name: 'Mohan Rao', mobile: '9876543210', typeOfLoan: 'Consumer durables' },
  ]);
});

test('on the own link of a counter it books for that counter, while it is open', async () => {
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  for (const open of [true, false]) {
    history.replaceState(null, '');
    render(<LoanBookingForm {...props} counter={{ id: 'k3', number: '3', open }} />);
    await choose('Home');
    await press();
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Booking your token…'));
    cleanup();
  }
  await waitFor(() => expect(use.asked).toHaveLength(2));
  expect(use.asked.map(({ body }) => body.branchUserId)).toEqual(['k3', undefined]);
});

test('React hydrates what the server drew', () => {
  expectHydrated(<LoanBookingForm {...props} />);
});
