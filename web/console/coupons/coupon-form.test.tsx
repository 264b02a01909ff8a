import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { couponsApi } from '#contract/coupons/api.ts';
import type { Coupon } from '#contract/coupons/model.ts';
import { aPark, aRecord } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';
import { useParkOptions } from '#web/console/parks/use-park-options.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { CouponForm } from './coupon-form.tsx';

const zoo = aPark('1', 'Nehru Zoo');
const added = { ...aRecord('2'), parkName: 'Nehru Zoo', used: 0 };

const members: Coupon = {
  id: idOf('2'),
  organisationId: idOf('0'),
  createdAt: new Date(0),
  parkId: idOf('1'),
  parkName: 'Nehru Zoo',
  code: 'MEMBER',
  name: 'Members',
  description: '',
  discountType: 'fixed',
  discountValue: 75_50,
  active: true,
  startsOn: '2027-01-02',
  endsOn: '2027-12-31',
  usesLimited: true,
  maxUses: 40,
  maxUsesPerMobile: 2,
  used: 3,
  minimumApplies: true,
  minimumOrder: 500_00,
  mobilesApply: true,
  mobiles: ['9876543210', '9123456780'],
};

const Opened = ({ record }: { record: Coupon | null }) => (
  <CouponForm record={record} close={() => undefined} parks={useParkOptions()} />
);

async function open(record: Coupon | null, refused?: string) {
  const answer = ({ url, body }: ServedCall) =>
    url === '/park/get'
      ? [zoo]
      : refused
        ? refusal(refused, [{ field: 'couponCode', message: refused }])
        : { ...added, ...(record && z.encode(couponsApi.one.answer, record)), ...body };
  const element = <Opened record={record} />;
  const { asked } = await openServed({ path: '/app/coupon', element, answer });
  await screen.findByRole('option', { name: 'Nehru Zoo' });
  return () => asked.findLast(({ method, url }) => method !== 'GET' && url !== '/park/get');
}
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

async function fillIn() {
  await type('Coupon Code', 'welcome10');
  await type('Coupon Name', 'Welcome');
  await userEvent.selectOptions(screen.getByLabelText('Park'), 'Nehru Zoo');
  await type('Discount Value', '12.5');
  fireEvent.change(screen.getByLabelText('Valid Until'), { target: { value: '2027-12-31' } });
}

test('code, name, park, value and last day are required; a value that is none is not positive', async () => {
  const sent = await open(null);
  await press('Save');
  for (const text of ['Please enter a coupon code', 'coupon name is required', 'park name is required'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByText('Discount value must be positive')).toBeDefined();
  expect(screen.getByText('valid until is required')).toBeDefined();
  await type('Discount Value', '-5');
  await press('Save');
  expect(screen.getByText('Discount value must be positive')).toBeDefined();
  expect(sent()).toBeUndefined();
});

test('a code is in capitals as it is typed; switches that are off send null, 0 and [all]; dates go as ISO timestamps', async () => {
  const sent = await open(null);
  await fillIn();
  expect(screen.getByLabelText<HTMLInputElement>('Coupon Code').value).toBe('WELCOME10');
  await press('Save');
  await said('Coupon Added Successfully.');
  expect(sent()).toMatchObject({
    method: 'POST',
    url: '/coupon/add',
    body: {
      couponCode: 'WELCOME10',
      couponName: 'Welcome',
      description: '',
      parkId: zoo._id,
      isActive: true,
      discountType: 'percentage',
      discountValue: 12.5,
      maxUsagePerUser: 1,
      validFrom: null,
      validUntil: '2027-12-31T00:00:00.000Z',
      ismaxUsageLimit: false,
      maxUsageLimit: null,
      isMinimumOrderAmount: false,
      minimumOrderAmount: 0,
      isApplicableUser: false,
      applicableUser: ['all'],
    },
  });
});

test('a switch that is on must say something; what was typed before it was switched off is not sent', async () => {
  const sent = await open(null);
  await fillIn();
  const [uses, order, mobiles] = [
    'Limit how often it can be used in all',
    'Ask for a minimum order',
    'Only for some mobile numbers',
  ] as const;
  for (const one of [uses, order, mobiles]) await tick(one);
  await press('Save');
  await waitFor(() => expect(screen.getByText('Please enter an amount in rupees')).toBeDefined());
  expect(screen.getByText('Please enter a number')).toBeDefined();
  expect(screen.getByText('Please enter at least one mobile number')).toBeDefined();
  await type('Applicable User', '98765');
  await type('Minimum Order Amount', '500');
  await type('Max Usage Limit', '40');
  await press('Save');
  expect(screen.getByText('Please enter valid mobile number (98765)')).toBeDefined();
  await type('Applicable User', '43210, +91 91234 56780\n9876543210,');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Applicable User').value).toBe(
    '9876543210, +91 91234 56780\n9876543210,',
  );
  await tick(uses);
  await press('Save');
  await said('Coupon Added Successfully.');
  expect(sent()?.body).toMatchObject({
    maxUsageLimit: null,
    minimumOrderAmount: 500,
    applicableUser: ['9876543210', '9123456780'],
  });
});

test('a percentage above a hundred and an end before the beginning are refused before they are sent', async () => {
  const sent = await open(null);
  await fillIn();
  await type('Discount Value', '0');
  await userEvent.clear(screen.getByLabelText('Discount Value'));
  await type('Discount Value', '101');
  fireEvent.change(screen.getByLabelText('Valid From'), { target: { value: '2028-01-01' } });
  await press('Save');
  expect(screen.getByText('A percentage cannot be more than 100')).toBeDefined();
  expect(screen.getByText('The coupon cannot end before it begins')).toBeDefined();
  expect(sent()).toBeUndefined();
});

test('a stored coupon is opened with what it holds and changed at its own address', async () => {
  const sent = await open(members);
  expect(screen.getByLabelText<HTMLInputElement>('Discount Value').value).toBe('75.5');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Applicable User').value).toBe('9876543210\n9123456780');
  expect(screen.getByLabelText<HTMLInputElement>('Minimum Order Amount').value).toBe('500');
  await type('Max Usage Limit', '0');
  await press('Save');
  await said('Coupon Updated Successfully.');
  const body = { maxUsageLimit: 400, was: { maxUsageLimit: 40 } };
  expect(sent()).toEqual({ method: 'PUT', url: `/coupon/${members.id}`, body });
});

test('a code that is taken is told beside the code, and what was typed stays', async () => {
  await open(members, 'This coupon code is in use already. Please choose another one.');
  await press('Save');
  await said('This coupon code is in use already.');
  expect(screen.getByLabelText('Coupon Code').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('Coupon Code').value).toBe('MEMBER');
});

test('a park whose coupons are switched off is told, and takes them by one press; of one that takes coupons nothing is said', async () => {
  const off = { ...zoo, _id: idOf('3'), id: idOf('3'), parkName: 'Lotus Garden', isEnabledCoupon: false };
  const answer = ({ url, body }: ServedCall) =>
    url === '/park/get'
      ? [{ ...zoo, isEnabledCoupon: true }, off]
      : url.startsWith('/park/')
        ? Object.assign(off, body)
        : added;
  const element = <Opened record={null} />;
  await openServed({ path: '/app/coupon', element, answer });
  await screen.findByRole('option', { name: 'Lotus Garden' });
  const choose = (park: string) => userEvent.selectOptions(screen.getByLabelText('Park'), park);
  await choose('Nehru Zoo');
  expect(screen.queryByText(/switched off at this park/)).toBeNull();
  await choose('Lotus Garden');
  expect(screen.getByText(/switched off at this park/)).toBeDefined();
  await press('Switch coupons on at Lotus Garden');
  await said('Visitors can use coupons at Lotus Garden now.');
  await waitFor(() => expect(screen.queryByText(/switched off at this park/)).toBeNull());
});
