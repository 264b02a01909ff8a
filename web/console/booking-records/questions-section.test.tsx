import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BOOKING_RECORD } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press } from '#web/console/kit/testing/served-screen.tsx';
import { BookingRecordPage } from './booking-record-page.tsx';

test('a ticket is offered the time slots that have room for all of its people', async () => {
  const day = BOOKING_RECORD.selectedDate;
  const slots = [0, 2, 3].map((left, at) => ({ from: `1${at}:00`, until: `1${at + 1}:00`, left: [left] }));
  const openings = { days: [day], left: [5], slots, stationId: null, stations: [] };
  await openServed({
    path: '/app/bookings/b1',
    element: <BookingRecordPage />,
    user: { role: 'owner', organisationId: idOf('zoo'), kind: 'park' },
    answer: ({ url }) => (url.endsWith('/day') ? openings : { ...BOOKING_RECORD, people: 3, slot: '10:00' }),
  });
  await press('Move to another day');
  const offered = within(await screen.findByLabelText('Time slot')).getAllByRole<HTMLOptionElement>('option');
  expect(offered.map(({ disabled }) => disabled)).toEqual([true, true, false]);
});
