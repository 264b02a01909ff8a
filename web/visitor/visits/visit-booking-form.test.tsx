import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { VisitBookingProps } from '#contract/visits/page.ts';
import { answering } from '#web/visitor/platform/testing/answering.ts';
import { expectHydrated } from '#web/visitor/platform/testing/hydrated.ts';
import { VisitBookingForm } from './visit-booking-form.tsx';

const props: VisitBookingProps = {
  show: { id: 's1', name: 'Kala Utsav', type: 'Drama', location: 'Town hall', hours: null, lastDay: '2027-01-10' },
  startsAt: null,
  endsAt: null,
  closedText: null,
  placesLeft: null,
  closed: null,
  values: { personName: 'Kavya Reddy', mobile: '' },
  problems: [],
  formKey: 'k'.repeat(26),
  help: { email: null, phone: null },
};

const ADD = '/api/exbhitionbooking/add';
const use = answering('/exbhitionbooking/s1', { [ADD]: [201, { id: 'v1' }] });

const press = () => userEvent.click(screen.getByRole('button'));
const typeMobile = (mobile: string) => userEvent.type(screen.getByLabelText('Mobile number'), mobile);

test('a number that is pasted with signs that nobody sees is sent, and two numbers are not', async () => {
  const gone = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  render(<VisitBookingForm {...props} />);
  const paste = async (text: string) => {
    await userEvent.clear(screen.getByLabelText('Mobile number'));
    await userEvent.click(screen.getByLabelText('Mobile number'));
    await userEvent.paste(text);
    await press();
  };
  await paste('98765 43210 / 98765 43211');
  expect(use.asked).toEqual([]);
  await paste('\u202a+91 (0) ९८७६५\u201143210\u202c');
  await waitFor(() => expect(gone).toHaveBeenCalledWith('/exbhitionappointment/v1/s1'));
});

test('all problems are told at once in the order of the page, and nothing is sent', async () => {
  render(<VisitBookingForm {...props} values={{ personName: '', mobile: '' }} />);
  await press();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'visitor name is required',
    'mobile number required',
  ]);
  expect(use.asked).toEqual([]);
});

test('when the last place went meanwhile the server’s words stand there, and sending again is the same request', async () => {
  const refusal = 'All places for this show are taken.';
  use.answers = { [ADD]: [409, { message: refusal, code: 'SOLD_OUT' }] };
  render(<VisitBookingForm {...props} />);
  await typeMobile('9876543210');
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe(`Not booked yet.${refusal}`);
  await press();
  await waitFor(() => expect(use.asked).toHaveLength(2));
  expect(use.asked[0]).toEqual(use.asked[1]);
});

test('React hydrates what the server drew', () => {
  expectHydrated(<VisitBookingForm {...props} />);
});
