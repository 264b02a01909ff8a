// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { noFees } from '#contract/fees/rules.ts';
import { parkToBook, sold } from '#web/visitor/platform/testing/park-pages.ts';
import { ParkBookingForm } from './park-booking-form.tsx';

afterEach(cleanup);

test('a time that is full on another day is chosen there no more', async () => {
  const slot = (from: string, until: string) => ({ from, until, capacity: 50 });
  const park = {
    ...parkToBook.park,
    fees: { ...noFees(), adult: sold(100_00) },
    customDatesEnabled: true,
    customDates: ['2027-01-03', '2027-01-05'],
    slots: [slot('09:00', '10:00'), slot('10:00', '11:00')],
  };
  const values = { ...parkToBook.values, visitDate: '2027-01-03', slot: '09:00' };
  const slotsLeft = { '2027-01-05': { '09:00': 0 } };
  render(<ParkBookingForm {...parkToBook} park={park} values={values} slotsLeft={slotsLeft} />);
  const time = () => screen.getByRole<HTMLInputElement>('radio', { name: /9:00 am/ });
  expect(time().checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /5 Jan/ }));
  expect([time().checked, time().disabled]).toEqual([false, true]);
  await waitFor(() => expect(history.state).toMatchObject({ basket: { visitDate: '2027-01-05', slot: null } }));
});
