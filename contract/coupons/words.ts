import { type Day, formatDay } from '#contract/kernel/dates/dates.ts';
import { formatRupees, type Paise } from '#contract/kernel/money.ts';

export const COUPON_WORDS = {
  taken: 'This coupon code is in use already. Please choose another one.',
  applied: (name: string) => `${name} is applied.`,
} as const;

export const COUPON_PROBLEMS = {
  unknown: 'Invalid coupon code',
  noneHere: 'This park takes no coupons just now.',
  inactive: 'This coupon is not active any more.',
  otherPark: 'This coupon is not for this park.',
  tooEarly: (from: Day) => `This coupon can be used from ${formatDay(from)}.`,
  over: (until: Day) => `This coupon was valid until ${formatDay(until)}.`,
  smallOrder: (least: Paise) => `This coupon needs an order of at least ${formatRupees(least)}.`,
  otherMobile: 'This coupon is not for this mobile number.',
  usedUp: 'This coupon has been used up.',
  usedByMobile: 'This mobile number has used this coupon already.',
  unpaidByMobile:
    'A booking of this mobile number with this coupon is waiting for its payment. Please pay that one, or try again in a few minutes.',
} as const;
