import { describe, expect, test } from 'vitest';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { calculate, couponStateOn, withoutSwitchedOff } from './rules.ts';
import { type CouponUse, firstCouponProblem } from './texts.ts';

const coupon = {
  active: true,
  organisationId: 'org',
  parkId: 'park',
  startsOn: null as string | null,
  endsOn: '2027-01-31',
  minimumOrder: 0,
  mobiles: null as string[] | null,
  maxUses: null as number | null,
  maxUsesPerMobile: 1,
  used: 0,
};
const use: CouponUse = {
  organisationId: 'org',
  parkId: 'park',
  today: '2027-01-04',
  original: 50_000,
  mobile: '9876543210',
  usedByMobile: 0,
  unpaidByMobile: 0,
};

function problemOf(...asked: Parameters<typeof firstCouponProblem>) {
  const problem = firstCouponProblem(...asked);
  return problem && { ...problem, message: SAY.en(problem.message) };
}

describe('a discount', () => {
  test.each([
    ['percentage', 1000, 33_330, 3333],
    ['percentage', 1250, 4, 1],
    ['percentage', 1249, 4, 0],
    ['percentage', 10_000, 33_333, 33_333],
    ['percentage', 0, 100, 0],
    ['fixed', 5000, 33_330, 5000],
    ['fixed', 60_000, 33_330, 33_330],
  ] as const)('%s of %i hundredths on %i paise is %i', (discountType, discountValue, original, discount) =>
    expect(calculate({ discountType, discountValue }, original)).toEqual({
      original,
      discount,
      final: original - discount,
    }),
  );
});

/** In the order of docs/behaviour.md 8.3; each breaks one rule more than the one after it. */
const BROKEN = [
  [{ active: false }, {}, 'This coupon is not active any more.'],
  [{ parkId: 'elsewhere' }, {}, 'This coupon is not for this park.'],
  [{ startsOn: '2027-01-05' }, {}, 'This coupon can be used from Tue, 5 Jan 2027.'],
  [{ endsOn: '2027-01-03' }, {}, 'This coupon was valid until Sun, 3 Jan 2027.'],
  [{ minimumOrder: 50_001 }, {}, 'This coupon needs an order of at least ₹500.01.'],
  [{ mobiles: ['9000000000'] }, {}, 'This coupon is not for this mobile number.'],
  [{ maxUses: 3, used: 3 }, {}, 'This coupon has been used up.'],
  [{}, { usedByMobile: 1 }, 'This mobile number has used this coupon already.'],
] as const;

describe('the first problem of a coupon', () => {
  test('is none when all is well, on its first and last day as well', () => {
    expect(problemOf(coupon, use)).toBeNull();
    expect(problemOf({ ...coupon, startsOn: use.today, endsOn: use.today }, use)).toBeNull();
    expect(problemOf({ ...coupon, minimumOrder: use.original }, use)).toBeNull();
  });

  test('is the code itself when there is no such coupon', () =>
    expect(problemOf(null, use)).toEqual({ kind: 'unknown', message: 'Invalid coupon code' }));

  test.each(BROKEN.map((row, at) => [row[2], at] as const))('%s', (message, at) => {
    const [alone, told] = [BROKEN[at] as (typeof BROKEN)[number], { kind: 'refused', message }];
    expect(problemOf({ ...coupon, ...(alone[0] as object) }, { ...use, ...alone[1] })).toEqual(told);
    // Whatever else is wrong later in the order, this comes first. The two dates cannot both be wrong.
    const later = BROKEN.slice(at).filter(([broken]) => message.includes('valid until') || !('endsOn' in broken));
    const worse = Object.assign({ ...coupon }, ...later.toReversed().map(([broken]) => broken));
    expect(problemOf(worse, { ...use, usedByMobile: 1 })).toEqual(told);
  });

  test('is another one while the use of this number waits for its payment', () =>
    expect(problemOf(coupon, { ...use, usedByMobile: 1, unpaidByMobile: 1 })?.message).toBe(
      'A booking of this mobile number with this coupon is waiting for its payment. Please pay that one, or try again in a few minutes.',
    ));

  test('does not ask about the number in a preview, which knows none', () => {
    const preview = { ...use, mobile: null };
    expect(problemOf({ ...coupon, mobiles: ['9000000000'] }, preview)).toBeNull();
    expect(problemOf({ ...coupon, maxUses: 1, used: 1 }, preview)?.message).toBe('This coupon has been used up.');
  });
});

test('a field whose switch is off does not count', () => {
  const fields = { maxUses: 5, minimumOrder: 100, mobiles: ['9876543210'] };
  const on = { ...fields, usesLimited: true, minimumApplies: true, mobilesApply: true };
  expect(withoutSwitchedOff(on as never)).toEqual(on);
  const off = { ...fields, usesLimited: false, minimumApplies: false, mobilesApply: false };
  expect(withoutSwitchedOff(off as never)).toEqual({ ...off, maxUses: null, minimumOrder: 0, mobiles: null });
});

test.each([
  [{ startsOn: '2027-01-05' }, 'scheduled'],
  [{ endsOn: '2027-01-04' }, 'live'],
  [{ endsOn: '2027-01-03', maxUses: 1, used: 1 }, 'ended'],
  [{ maxUses: 2, used: 2 }, 'used-up'],
  [{ maxUses: 2, used: 1 }, 'live'],
])('a coupon of %j stands on that day as %s', (more, state) => {
  expect(couponStateOn({ ...coupon, ...more }, '2027-01-04')).toBe(state);
});
