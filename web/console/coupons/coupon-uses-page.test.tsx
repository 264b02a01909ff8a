import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aCoupon } from '#web/console/kit/testing/factory.ts';
import { idOf, openServedRecord, press, refusal } from '#web/console/kit/testing/served-screen.tsx';
import { cells, headers, rowNames } from '#web/console/kit/testing/table-texts.ts';
import { CouponUsesPage } from './coupon-uses-page.tsx';

const coupon = aCoupon('c', 'DIWALI', { couponName: 'Festival' });
const aDay = (day: string, more: object) => ({
  ...{ day, bookings: 0, people: 0, given: 0, received: 0, refunded: 0, givenBack: 0 },
  ...more,
});

let days: object[];
beforeEach(() => {
  days = [
    aDay('2027-01-05', { bookings: 2, people: 5, given: 50, received: 450.5, refunded: 1, givenBack: 20 }),
    aDay('2027-01-02', { bookings: 1, people: 1, given: 10, received: 90 }),
  ];
});
const open = (user: object = { role: 'owner', organisationId: idOf('0') }) =>
  openServedRecord({
    list: '/app/coupon',
    id: coupon.id,
    element: <CouponUsesPage />,
    user,
    answer: ({ url }) => {
      if (url === `/coupon/${coupon.id}/uses`) return { days };
      return url === `/coupon/${coupon.id}` ? coupon : refusal('There is no such coupon.');
    },
  });
const tiles = () => [...document.querySelectorAll('.tiles > div')].map(({ textContent }) => textContent);
const wayToBookings = () => screen.getByRole('link', { name: 'Paid bookings' }).getAttribute('href');

test('a coupon says what it gave away and brought in, in all and by day, and refunds apart', async () => {
  await open();
  await screen.findByRole('heading', { name: 'DIWALI' });
  await screen.findByText('Festival · 10% off · Nehru Zoo · until Fri, 31 Dec 2027');
  await waitFor(() => expect(tiles()).toEqual(['Paid bookings3', 'People6', 'Given away₹60', 'Came in₹540.50']));
  screen.getByText('1 more booking was refunded. The ₹20 off is not counted above.');
  expect(headers()).toEqual(['Day', 'Paid bookings', 'People', 'Given away', 'Came in', 'Refunded']);
  expect(rowNames()).toEqual(['Tue, 5 Jan 2027', 'Sat, 2 Jan 2027']);
  expect([cells(1), cells(2)]).toEqual([
    ['2', '5', '₹50', '₹450.50', '1'],
    ['1', '1', '₹10', '₹90', '–'],
  ]);
  expect(wayToBookings()).toBe('/app/searchreports?status=paid&coupon=DIWALI');
});

test('its chart is fetched when it is opened, and has the days without a use too', async () => {
  await open();
  await press('As a chart money given away, day by day');
  await press('Given away by day: show as a table');
  const rows = await waitFor(() => {
    const found = [...document.querySelectorAll('.chart tbody tr')].map(({ textContent }) => textContent);
    expect(found).toHaveLength(31);
    return found;
  });
  expect(rows.slice(-4)).toEqual(['Sat, 2 Jan₹10', 'Sun, 3 Jan₹0', 'Mon, 4 Jan₹0', 'Tue, 5 Jan₹50']);
});

test('the admin is led to the bookings of that organisation; a coupon that nobody used says so', async () => {
  days = [];
  await open({ role: 'admin', organisationId: idOf('a') });
  await screen.findByText('No paid booking has used this coupon yet.');
  expect(wayToBookings()).toBe(`/app/searchreports?status=paid&coupon=DIWALI&organisation=${idOf('0')}`);
});
