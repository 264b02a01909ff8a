import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { someKeys } from '#web/console/kit/testing/factory.ts';
import { openRecord } from '#web/console/kit/testing/opened-list.tsx';
import { openServedRecord } from '#web/console/kit/testing/served-screen.tsx';
import { ParkForm, ParkRecordPage, parkValues } from './park-form.tsx';
import type { ParkRow } from './queries.ts';

const zoo: ParkRow = {
  ...parkValues(null),
  id: 'p1',
  organisationId: 'o1',
  createdAt: new Date(0),
  name: 'Nehru Zoo',
  location: 'Hyderabad',
  merchantId: 'M1',
  active: false,
  published: true,
  closed: false,
};
const open = (record: ParkRow | null) => openRecord(ParkForm, record);

test('a new park starts with the defaults of the contract', () => {
  expect(parkValues(null)).toMatchObject({
    gateway: 'ccav',
    familySize: 4,
    perBookingLimit: 50,
    holdMinutes: 15,
    dailyCapacity: null,
  });
});

test('a stored park is opened with what it holds, under its name', () => {
  open(zoo);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nehru Zoo');
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Hyderabad');
  // Its state of sale is changed by the one control above the form.
  expect(screen.queryByLabelText('Status')).toBeNull();
});

test('holiday days are asked when there are holidays, the image when there is a banner', async () => {
  open(zoo);
  expect(screen.queryByRole('group', { name: 'Home Banner image' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Enable Home Banner' }));
  expect(await screen.findByRole('group', { name: 'Home Banner image' })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Days' }));
  expect(screen.queryByRole('group', { name: 'Holiday days' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Holidays' }));
  expect(screen.getByRole('group', { name: 'Holiday days' })).toBeDefined();
});

test('times are asked in steps of five minutes', () => {
  open(zoo);
  expect(
    [screen.getByLabelText('Start Timing'), screen.getByLabelText('End Timing')].map((box) => box.getAttribute('step')),
  ).toEqual(['300', '300']);
});

test('a banner that no browser would load is left out when the park is opened', () => {
  expect(parkValues({ ...zoo, bannerUrl: 'http://pictures.example/zoo.jpg' }).bannerUrl).toBe('');
  expect(parkValues({ ...zoo, bannerUrl: 'https://pictures.example/zoo.jpg' }).bannerUrl).not.toBe('');
});

test.each([
  ['the organisation has keys', 'organisation', ['900007', 'paytm']],
  ['another place alone has keys', 'park', ['', 'ccav']],
])('a new park is paid with the keys of its organisation, without typing: %s', async (_, offeringKind, filled) => {
  const keys = someKeys({ offeringKind, payment: 'paytm', mid: '900007' });
  await openServedRecord({
    list: '/app/park',
    id: 'new',
    element: <ParkRecordPage />,
    user: { role: 'owner', kind: 'park' },
    answer: ({ url }) => (url === '/configuration/get' ? [keys] : []),
  });
  const mid = await screen.findByLabelText<HTMLInputElement>('MID');
  expect([mid.value, screen.getByLabelText<HTMLSelectElement>('Payment').value]).toEqual(filled);
});
