import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { aCoupon, aPark } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';
import { headers, rowNames } from '#web/console/kit/testing/table-texts.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { CouponPage } from './coupon-page.tsx';

const OWNER = idOf('0');
const couponOf = (number: number, more: object = {}) =>
  aCoupon(`c${number}`, `SAVE${number}`, { discountValue: 12.5, ...more });

let coupons: ReturnType<typeof couponOf>[];
let no: string | null;
/** A coupon that is not removed. */
let stuck: string;
beforeEach(() => {
  const family = { couponCode: 'FAMILY50', discountType: 'fixed', discountValue: 50, used: 1200, maxUsageLimit: 2000 };
  coupons = [couponOf(0, family), ...Array.from({ length: 6 }, (_, at) => couponOf(at + 1))];
  [no, stuck] = [null, ''];
});

function answer({ method, url, body }: ServedCall) {
  const { pathname, searchParams } = new URL(url, 'http://test');
  if (pathname === '/park/get') return [aPark('p1', 'Nehru Zoo'), aPark('p2', 'Lumbini Park')];
  if (pathname === '/coupon/list') return pageOf(searchParams);
  if (no) return refusal(no);
  if (stuck && pathname.endsWith(stuck)) return refusal('They have bookings.');
  const at = coupons.findIndex(({ _id }) => pathname.endsWith(_id));
  if (method === 'PUT') coupons[at] = { ...coupons[at], ...body } as (typeof coupons)[number];
  if (method !== 'DELETE') return { ...couponOf(9), ...body };
  const [gone] = coupons.splice(at, 1);
  return { _id: gone?._id, id: gone?._id, deleted: true };
}
function pageOf(asked: URLSearchParams) {
  const [page, limit] = [Number(asked.get('page')), Number(asked.get('limit'))];
  const found = coupons.filter(({ parkId }) => [null, parkId].includes(asked.get('parkId')));
  return {
    coupons: found.slice((page - 1) * limit, page * limit),
    pagination: { totalCoupons: found.length, totalPages: Math.ceil(found.length / limit), currentPage: page, limit },
  };
}
const open = (address = '/app/coupon') =>
  openServed({ path: address, element: <CouponPage />, user: { organisationId: OWNER }, answer });
const lists = (asked: ServedCall[]) => asked.map(({ url }) => url).filter((url) => url.startsWith('/coupon/list'));
const query = (url = '') => Object.fromEntries(new URL(url, 'http://test').searchParams);

test('a coupon says what it takes off, where, until when, and how often it was used', async () => {
  await open();
  expect(screen.getByText('Loading...')).toBeDefined();
  await waitFor(() => expect(rowNames()[0]).toBe('FAMILY50'));
  expect(headers()).toEqual([
    ...['Coupon Code', 'Coupon Name', 'Discount', 'Park', 'Valid Until', 'Used', 'Status', 'Edit', 'Delete', 'More'],
  ]);
  const cells = (row: number) =>
    within(screen.getAllByRole('row')[row]!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(1).slice(2, 6)).toEqual(['₹50 off', 'Nehru Zoo', 'Fri, 31 Dec 2027', '1,200 of 2,000']);
  expect([cells(2)[2], cells(2)[5]]).toEqual(['12.5% off', '0']);
});

test('the server is asked for one page of the profile, counted from 1; pages are of 5, 10 or 25', async () => {
  const { asked, search } = await open();
  await waitFor(() => expect(rowNames()).toHaveLength(5));
  await press('Next page');
  await waitFor(() => expect(rowNames()).toEqual(['SAVE5', 'SAVE6']));
  expect(search()).toBe('?page=2');
  expect(lists(asked).map(query)).toEqual([
    { page: '1', limit: '5', profileRegistrationId: OWNER, over: 'last' },
    { page: '2', limit: '5', profileRegistrationId: OWNER, over: 'last' },
  ]);
  const sizes = screen.getByLabelText<HTMLSelectElement>('Rows per page');
  expect([...sizes.options].map(({ text }) => text)).toEqual(['5', '10', '25']);
});

test('a page past the end is the last page, and the address says so; when its coupons are gone, it is the one before', async () => {
  const { search } = await open('/app/coupon?page=99&size=5');
  await waitFor(() => expect(rowNames()).toEqual(['SAVE5', 'SAVE6']));
  expect(search()).toBe('?page=2&size=5');
  for (const code of ['SAVE5', 'SAVE6']) {
    await press(`Delete ${code}`);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await press('Delete it now');
    await said(`${code} is deleted.`);
  }
  await waitFor(() => expect(rowNames()).toHaveLength(5));
  expect(search()).toBe('?size=5');
});

test('another park stands in the address and begins at its first page', async () => {
  const { asked, search } = await open('/app/coupon?page=2&size=10');
  await screen.findByRole('option', { name: 'Lumbini Park' });
  await userEvent.selectOptions(screen.getByLabelText('Park'), 'Lumbini Park');
  expect(await screen.findByText('No coupons found')).toBeDefined();
  expect(search()).toBe(`?size=10&park=${idOf('p2')}`);
  expect(query(lists(asked).at(-1))).toMatchObject({ parkId: idOf('p2'), page: '1', limit: '10' });
});

test('a coupon says how it stands, and the one that cannot be used why; those that are over can be hidden', async () => {
  const gone = { validUntil: '2026-01-31' };
  const parks = [
    { ...aPark('p1', 'Nehru Zoo'), isEnabledCoupon: true },
    { ...aPark('p2', 'Lumbini Park'), isEnabledCoupon: false },
  ];
  coupons = [
    couponOf(1),
    couponOf(2, { validFrom: '2027-12-01' }),
    couponOf(3, { isActive: false }),
    couponOf(4, gone),
    couponOf(5, { used: 5, maxUsageLimit: 5 }),
    couponOf(6, { parkId: idOf('p2') }),
    couponOf(7, { parkId: idOf('p2'), ...gone }),
  ];
  const served = (call: ServedCall) => {
    if (call.url === '/park/get') return parks;
    if (call.url === `/park/${idOf('p2')}`) return Object.assign(parks[1]!, call.body);
    return answer(call);
  };
  const { asked } = await openServed({
    path: '/app/coupon?size=10',
    element: <CouponPage />,
    user: { organisationId: OWNER },
    answer: served,
  });
  await screen.findByText('Coupons are off at this park');
  const stand = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-4)?.textContent);
  const first = ['Active', 'ActiveScheduled', 'In Active', 'ActiveEnded', 'ActiveUsed up'];
  expect(stand()).toEqual([...first, 'ActiveCoupons are off at this parkSwitch on', 'ActiveEnded']);
  await press('Switch coupons on at Lumbini Park');
  await said('Visitors can use coupons at Lumbini Park now.');
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ isEnabledCoupon: true });
  await waitFor(() => expect(stand()).toEqual([...first, 'Active', 'ActiveEnded']));
  expect(query(lists(asked).at(-1))).toMatchObject({ over: 'last', page: '1' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide ended and used up' }));
  await waitFor(() => expect(query(lists(asked).at(-1))).toMatchObject({ over: 'hidden', page: '1' }));
});

test('a coupon is switched off at once; a refusal is told and takes it back', async () => {
  const { asked } = await open();
  const active = await screen.findByRole<HTMLInputElement>('switch', { name: 'SAVE1 is active' });
  await userEvent.click(active);
  expect(active.checked).toBe(false);
  await said('Status Updated Successfully.');
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ isActive: false });
  no = 'The park is closed for good.';
  await userEvent.click(screen.getByRole('switch', { name: 'SAVE2 is active' }));
  await said(no);
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'SAVE2 is active' }).checked).toBe(true),
  );
});

test('delete asks exactly what the product says; what is refused is back with the reason', async () => {
  await open();
  await press('Delete FAMILY50');
  const name = 'Are you sure you want to delete this coupon?';
  const question = within(await screen.findByRole('alertdialog', { name }));
  no = 'It cannot be deleted just now.';
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(rowNames()).not.toContain('FAMILY50'));
  await press('Delete it now');
  await said(`FAMILY50 is still there. ${no}`);
  expect(rowNames()).toContain('FAMILY50');
});

const choose = async (code: string) => userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${code}` }));
const bar = async () => within(await screen.findByRole('region', { name: 'What you have chosen' }));

test('all that match are chosen across pages; what cannot be removed is told with its reason and tried again', async () => {
  await open();
  await choose('FAMILY50');
  await userEvent.click((await bar()).getByRole('button', { name: 'All 7 that match' }));
  await waitFor(async () => expect((await bar()).getByRole('status').textContent).toContain('7 coupons chosen'));
  expect((await bar()).getByRole('status').textContent).toContain('2 of them on other pages');
  await userEvent.click((await bar()).getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove 7 coupons?' }));
  expect(question.getByText(/FAMILY50, SAVE1, SAVE2, SAVE3, SAVE4 and 2 more\./)).toBeDefined();
  stuck = idOf('c3');
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await press('Remove them now');
  await said('1 of 7 could not be removed. The other 6 are.');
  expect((await bar()).getByText('SAVE3').closest('li')?.textContent).toBe('SAVE3: They have bookings.');
  expect(coupons.map(({ couponCode }) => couponCode)).toEqual(['SAVE3']);
  stuck = '';
  await userEvent.click((await bar()).getByRole('button', { name: 'Try these again' }));
  await said('Removed: 1 coupon.');
  expect(await screen.findByText('No coupons found')).toBeDefined();
});
