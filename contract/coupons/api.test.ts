import { expect, test } from 'vitest';
import { z } from 'zod';
import { couponsApi } from './api.ts';
import { couponFieldsModel } from './model.ts';
import { withoutSwitchedOff } from './rules.ts';

const fields = couponFieldsModel.parse({
  code: 'welcome10',
  name: 'Welcome',
  discountType: 'percentage',
  discountValue: 12_50,
  maxUses: 100,
  startsOn: '2027-01-02',
  endsOn: '2027-12-31',
  parkId: 'p1',
  minimumOrder: 200_00,
  mobiles: ['9876543210'],
});
const sent = (more: object) => z.encode(couponsApi.add.body, withoutSwitchedOff({ ...fields, ...more }) as never);

test('a form sends its code in capitals, rupees and percents as numbers, and dates as ISO timestamps', () => {
  expect(sent({})).toMatchObject({
    couponCode: 'WELCOME10',
    discountValue: 12.5,
    maxUsageLimit: 100,
    minimumOrderAmount: 200,
    applicableUser: ['9876543210'],
    validFrom: '2027-01-02T00:00:00.000Z',
    validUntil: '2027-12-31T00:00:00.000Z',
  });
});

test('what is switched off is sent as null, 0 and [all]', () => {
  expect(sent({ usesLimited: false, minimumApplies: false, mobilesApply: false, startsOn: null })).toMatchObject({
    ismaxUsageLimit: false,
    maxUsageLimit: null,
    isMinimumOrderAmount: false,
    minimumOrderAmount: 0,
    isApplicableUser: false,
    applicableUser: ['all'],
    validFrom: null,
  });
});

test('the timestamp that a form sends is read as the day that was typed', () => {
  const read = z.decode(couponsApi.add.body, sent({}) as never);
  expect(read).toMatchObject({ startsOn: '2027-01-02', endsOn: '2027-12-31' });
});
