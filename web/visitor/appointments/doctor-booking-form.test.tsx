import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { DoctorBookingProps } from '#contract/appointments/page.ts';
import { answering } from '#web/visitor/platform/testing/answering.ts';
import { expectHydrated } from '#web/visitor/platform/testing/hydrated.ts';
import { aDoctor, clinicToBook } from '#web/visitor/platform/testing/token-pages.ts';
import { DoctorBookingForm } from './doctor-booking-form.tsx';

const props: DoctorBookingProps = {
  ...clinicToBook,
  doctors: [aDoctor('d1', 'Dr Meera Nair', [0, 5, 0]), aDoctor('d2', 'Dr Sen', [3, 0, 4])],
  days: ['2027-01-04', '2027-01-05', '2027-01-06'],
  values: { ...clinicToBook.values, doctorId: '', personName: 'Lakshmi', mobile: '98765 43210' },
};
const one = { ...props, doctors: props.doctors.slice(1), values: { ...props.values, doctorId: 'd2' } };

const use = answering('/doctorbooking/c1');

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(?!Stop)/ });

test('the days follow the doctor, and a day on which that doctor is full moves to the next open one', async () => {
  render(<DoctorBookingForm {...props} />);
  expect(radio(/4 Jan 2027/).checked).toBe(true);
  await userEvent.click(radio(/Dr Meera Nair/));
  expect(radio(/4 Jan 2027.*Today, Full/).disabled).toBe(true);
  expect(radio(/5 Jan 2027.*Tomorrow, 5 left/).checked).toBe(true);
  await userEvent.click(radio(/Dr Sen/));
  expect(radio(/5 Jan 2027/).disabled).toBe(true);
  expect(radio(/4 Jan 2027/).checked).toBe(true);
});

test('the button names what is done and what it costs', async () => {
  const { rerender } = render(<DoctorBookingForm {...one} />);
  expect(button().textContent).toContain('Pay ₹300');
  await userEvent.click(radio(/Pay at the clinic/));
  expect(button().textContent).toContain('Book token');
  rerender(<DoctorBookingForm key="free" {...one} clinic={{ ...one.clinic, fee: 0, paysOnline: false }} />);
  expect(button().textContent).toContain('Book token');
  expect(screen.queryByRole('radio', { name: /Pay/ })).toBeNull();
});

test('a clinic that cannot take payments online says so before anything is typed, and books to be paid there', async () => {
  render(<DoctorBookingForm {...one} clinic={{ ...one.clinic, paysOnline: false }} />);
  expect(screen.queryAllByText(/cannot take payments online yet. Please pay at its desk/)).toHaveLength(1);
  expect(screen.queryByRole('radio', { name: /Pay/ })).toBeNull();
  expect(button().textContent).toContain('Book token');
});

test('a fee that has changed stands in the page without loading it again, and is what the next press pays', async () => {
  use.answers = {
    '/api/doctorbooking/add': [409, { code: 'PRICE_CHANGED', message: 'The fee has changed.', fee: 350.5 }],
  };
  document.body.innerHTML = '<span id="fee">Fee ₹300</span>';
  render(<DoctorBookingForm {...one} />);
  await userEvent.click(button());
  await screen.findByText('The fee has changed.');
  await waitFor(() => expect(button().textContent).toContain('Pay ₹350.50'));
  expect(document.getElementById('fee')?.textContent).toBe('Fee ₹350.50');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Patient’s name' }).value).toBe('Lakshmi');
  await userEvent.click(button());
  await waitFor(() => expect(use.asked[1]?.body.fee).toBe(350.5));
});

test('all problems are told at once in the order of the page, and each goes as it is put right', async () => {
  document.title = 'Book a token';
  render(<DoctorBookingForm {...props} values={{ ...props.values, doctorId: '', personName: '', mobile: '12' }} />);
  await userEvent.click(button());
  const told = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
  expect(told()).toEqual(['doctor Name is required', 'patient Name is required', 'Must be exactly 10 digits']);
  await userEvent.click(radio(/Dr Sen/));
  await userEvent.type(screen.getByRole('textbox', { name: 'Patient’s name' }), 'Ravi');
  expect(told()).toEqual(['Must be exactly 10 digits']);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Patient’s name' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Mobile number' }), '34567890');
  expect(told()).toEqual([]);
  expect(document.title).toBe('Book a token');
});

test('what was typed before the scripts came counts, and a problem that the server names is told at its field', async () => {
  use.answers = {
    '/api/doctorbooking/add': [
      400,
      { code: 'INVALID_INPUT', message: 'No.', issues: [{ field: 'mobile', message: 'Must be only digits' }] },
    ],
  };
  render(<DoctorBookingForm {...one} />);
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Patient’s name' });
  name.value = 'Ravi';
  await userEvent.click(button());
  const mobile = screen.getByRole('textbox', { name: 'Mobile number' });
  await waitFor(() => expect(mobile.getAttribute('aria-invalid')).toBe('true'));
  expect(use.asked[0]?.body.patientName).toBe('Ravi');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('React hydrates what the server drew', () => {
  expectHydrated(<DoctorBookingForm {...props} />);
});
