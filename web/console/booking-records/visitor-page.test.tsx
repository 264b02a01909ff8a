import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { idOf, openServed } from '#web/console/kit/testing/served-screen.tsx';
import { VisitorPage } from './visitor-page.tsx';

const ID = idOf('b1');
const row = {
  _id: ID,
  id: ID,
  shortCode: ID.slice(0, 8),
  kind: 'doctor-appointment',
  organisationName: 'Asha Clinics',
  offeringName: 'Asha Clinic',
  personName: 'Ravi Rao',
  mobileEnd: '3210',
  selectedDate: '2027-01-05',
  paymentStatus: 'TXN_SUCCESS',
  total: 300,
  createdAt: '2027-01-04T06:30:00.000Z',
};

test('a visitor’s page lists all that was booked, each leading to its booking, and no address has the number', async () => {
  const { asked } = await openServed({
    path: `/app/visitor/${ID}`,
    route: '/app/visitor/:id',
    element: <VisitorPage />,
    user: { role: 'owner', organisationId: idOf('zoo'), kind: 'clinic' },
    answer: () => [row],
  });
  await screen.findByRole('heading', { name: 'Visitor ••••••3210' });
  const code = shortCodeOf(ID);
  expect(screen.getByRole('link', { name: code }).getAttribute('href')).toBe(`/app/bookings/${ID}`);
  expect(screen.getByText('Asha Clinic', { exact: false })).toBeDefined();
  expect(screen.getByText('₹300')).toBeDefined();
  expect(asked.every(({ url }) => !url.includes('3210'))).toBe(true);
});
