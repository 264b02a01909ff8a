import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { aCoupon, aPark } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { CouponImport } from './import-section.tsx';

const OWNER = idOf('0');
const couponOf = (code: string) => aCoupon(code.toLowerCase(), code);

/** Codes that the server refuses. */
let taken: string[];
beforeEach(() => {
  taken = [];
});

function answer({ url, body }: ServedCall) {
  const { pathname } = new URL(url, 'http://test');
  if (pathname === '/park/get') return [aPark('p1', 'Nehru Zoo')];
  const pagination = { totalCoupons: 1, totalPages: 1, currentPage: 1, limit: 1000 };
  if (pathname === '/coupon/list') return { coupons: [couponOf('OLD10')], pagination };
  const code = String(body.couponCode);
  if (taken.includes(code)) return refusal('Taken.', [{ field: 'couponCode', message: 'This code is taken.' }]);
  return couponOf(code);
}

const HEAD = 'code;Coupon Name;PARK;Type;Discount;Valid until;Status';
const open = async () => {
  const user = { role: 'owner', organisationId: OWNER };
  const served = await openServed({ path: '/app/import/coupon', element: <CouponImport />, user, answer });
  await waitFor(() => expect(served.asked.filter(({ url }) => /park\/get|coupon\/list/.test(url))).toHaveLength(2));
  await screen.findByLabelText('Choose a file');
  return served;
};
const upload = async (...lines: string[]) =>
  userEvent.upload(
    screen.getByLabelText('Choose a file'),
    new File(['\uFEFF', [HEAD, ...lines].join('\r\n')], 'coupons.csv', { type: 'text/csv' }),
  );
const counts = () => document.querySelector('section > [role=status]')?.textContent;
const row = (place: number) => within(screen.getByRole('region', { name: `Row ${place}` }));
const sent = (asked: ServedCall[]) => asked.filter(({ url }) => url === '/coupon/add');

test('a file is read by its headings, each row checked by the model, and what is there already left out', async () => {
  const { asked } = await open();
  await upload(
    'new5;"New; five";nehru zoo;Fixed amount;₹5.50;31/12/2027;Active',
    'bad1;Bad;Nehru Zoo;Percentage;150;31/12/2027;Yes',
    'bad2;Bad;Moon Park;Percentage;10;32/12/2027;',
    'OLD10;Old;Nehru Zoo;Percentage;10;31/12/2027;',
    'NEW5;Twice;Nehru Zoo;Percentage;10;31/12/2027;',
  );
  await waitFor(() => expect(counts()).toBe('3 to mend · 1 ready · 1 already there'));
  expect(row(3).getByText('A percentage cannot be more than 100')).toBeDefined();
  expect(row(4).getByText('Please write a date like 31/12/2027')).toBeDefined();
  expect(row(4).getByText('Please write one of: Nehru Zoo')).toBeDefined();
  expect(row(6).getByText('The same as in row 2')).toBeDefined();
  expect(sent(asked)).toEqual([]);
  await press('Add 1 coupon');
  await waitFor(() => expect(counts()).toBe('Added: 1 coupon. · 3 to mend · 1 already there'));
  expect(sent(asked)[0]?.body).toMatchObject({
    couponCode: 'NEW5',
    couponName: 'New; five',
    parkId: idOf('p1'),
    discountType: 'fixed',
    discountValue: 5.5,
    validUntil: '2027-12-31T00:00:00.000Z',
    isActive: true,
    ismaxUsageLimit: false,
  });
});

test('what the server refuses is told at its field; sent again it is the same request, and what was added is not sent again', async () => {
  const { asked } = await open();
  taken = ['B1'];
  await upload('a1;A;Nehru Zoo;Percentage;10;31/12/2027;', 'b1;B;Nehru Zoo;Percentage;10;31/12/2027;');
  await press('Add 2 coupons');
  expect(await screen.findByText('This code is taken.')).toBeDefined();
  expect(counts()).toBe('Added: 1 coupon. · The server refused 1 row: see it below. · 1 to mend');
  await userEvent.type(row(3).getByLabelText('Coupon Code'), '{Backspace}2');
  await press('Add 1 coupon');
  await said('Added: 2 coupons.');
  const codes = sent(asked).map(({ body }) => body.couponCode);
  expect(codes.toSorted()).toEqual(['A1', 'B1', 'B2']);
  expect(new Set(sent(asked).map(({ key }) => key)).size).toBe(3);
});

test('a column under another heading is matched by hand', async () => {
  await open();
  await userEvent.upload(
    screen.getByLabelText('Choose a file'),
    new File(
      ['Voucher,Coupon Name,Park,Discount Type,Discount Value,Valid Until\nA1,A,Nehru Zoo,Percentage,10,31/12/2027'],
      'a.csv',
    ),
  );
  expect(await screen.findByText('Please choose the column of Coupon Code.')).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Coupon Code (needed)'), 'Voucher');
  expect(screen.queryByText('Please choose the column of Coupon Code.')).toBeNull();
  expect(counts()).toBe('1 ready');
});

test('cells pasted from Excel are read too; too many rows, none, and what is no table are told', async () => {
  await open();
  const box = screen.getByLabelText('Or paste the cells from Excel here, with their headings');
  const paste = async (text: string) => {
    await userEvent.clear(box);
    await userEvent.click(box);
    await userEvent.paste(text);
    await press('Read what is pasted');
  };
  await paste('Coupon Code\tPark');
  expect(screen.getByText('There is no row below the headings.')).toBeDefined();
  await paste(['Coupon Code', ...Array.from({ length: 1001 }, (_, at) => `C${at}`)].join('\n'));
  expect(screen.getByText('These are 1,001 rows. Please import at most 1,000 at a time.')).toBeDefined();
  await paste('Coupon Code\tPark\nA1\tNehru Zoo');
  await waitFor(() => expect(counts()).toBe('1 to mend'));
});
