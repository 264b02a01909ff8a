import { expect, test } from 'vitest';
import { z } from 'zod';
import { noFees } from '#contract/fees/rules.ts';
import { parkAnswer, parkBody } from './api.ts';

const legacy = {
  parkName: 'Nehru Zoo',
  status: true,
  location: 'Hyderabad',
  payment: 'ccav',
  mid: '900001',
  holidayDays: 'mon',
  isHolidays: true,
  adult: true,
  adultFee: '120.50',
  child: true,
  childFee: 60,
  familyFee: '',
  women: false,
  extra: 'dropped',
  isEnabledCustomBookingDates: true,
  bookingDates: ['2027-01-02T00:00:00.000Z'],
};

test('a legacy park is read into the clean model', () => {
  const park = z.decode(parkBody, legacy as z.input<typeof parkBody>);
  expect(park).toMatchObject({
    name: 'Nehru Zoo',
    active: true,
    merchantId: '900001',
    holidays: ['mon'],
    customDates: ['2027-01-02'],
  });
  expect(park.fees.adult).toEqual({ offered: true, price: 12_050 });
  expect(park.fees.family).toEqual({ offered: false, price: null });
  expect(park).not.toHaveProperty('extra');
});

test('a clean park is answered in legacy names, flags and rupees', () => {
  const fees = { ...noFees(), adult: { offered: true, price: 12_050 } };
  const park = z.decode(parkBody, legacy as z.input<typeof parkBody>);
  const answer = z.encode(parkAnswer, {
    ...park,
    fees,
    id: 'a'.repeat(26),
    organisationId: 'b'.repeat(26),
    createdAt: new Date('2027-01-01T00:00:00Z'),
    published: true,
    active: true,
    closed: false,
  });
  expect(answer).toMatchObject({
    _id: 'a'.repeat(26),
    id: 'a'.repeat(26),
    profileRegistrationId: 'b'.repeat(26),
    parkName: 'Nehru Zoo',
    adult: true,
    adultFee: 120.5,
    womenFee: null,
    holidayDays: 'mon',
    bookingDates: ['2027-01-02'],
    createdAt: '2027-01-01T00:00:00.000Z',
  });
});

test('unticking custom dates clears the list', () => {
  const park = z.decode(parkBody, { ...legacy, isEnabledCustomBookingDates: false } as z.input<typeof parkBody>);
  expect(park.customDates).toEqual([]);
});

test('a park without a name, merchant or place is told so in the words of the product', () => {
  const { error } = z.safeDecode(parkBody, { parkName: ' ', mid: '', location: '' });
  expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
    ['parkName', 'park name is required'],
    ['mid', 'park name is required'],
    ['location', 'location is required'],
  ]);
});
