import { formatCount } from '#contract/kernel/money.ts';
import { counted, statusTexts } from '#web/console/kit/records/records-words.ts';

/** Texts from docs/product/ are verbatim, misspellings included. */

export const couponTexts = {
  ...statusTexts,
  count: counted('coupon', 'coupons'),
  many: 'coupons',
  gone: 'Visitors can no longer use them. Bookings that used them stay as they are.',
  title: 'Coupon Management',
  add: 'Add Coupon',
  caption: 'Your coupons',
  loading: 'Loading...',
  none: 'No coupons found',
  teach: 'A coupon is a code that takes something off a ticket, for some days or some visitors.',
  added: 'Coupon Added Successfully.',
  updated: 'Coupon Updated Successfully.',
  removeQuestion: 'Are you sure you want to delete this coupon?',
  filters: 'Filters',
  park: 'Park',
  allParks: 'All parks',
  columns: {
    code: 'Coupon Code',
    name: 'Coupon Name',
    discount: 'Discount',
    park: 'Park',
    endsOn: 'Valid Until',
    uses: 'Used',
  },
  percent: (hundredths: number) => `${hundredths / 100}%`,
  off: (what: string) => `${what} off`,
  usedOf: (used: string, most: string) => `${used} of ${most}`,
};

export const couponUsesTexts = {
  title: 'Coupon',
  uses: 'Uses',
  usesOf: (code: string) => `Uses of ${code}`,
  lead: (name: string, off: string, park: string, endsOn: string) => `${name} · ${off} · ${park} · until ${endsOn}`,
  bookings: 'Paid bookings',
  people: 'People',
  given: 'Given away',
  received: 'Came in',
  refunded: 'Refunded',
  refundedToo: (count: number, given: string) =>
    `${count === 1 ? '1 more booking was' : `${formatCount(count)} more were`} refunded. The ${given} off is not counted above.`,
  none: 'No paid booking has used this coupon yet.',
  byDay: 'By day of booking',
  day: 'Day',
  chart: 'As a chart',
  chartHint: 'money given away, day by day',
  chartTitle: 'Given away by day',
  span: (from: string, to: string) => `${from} to ${to}`,
};

export const couponStateTexts = {
  states: { scheduled: 'Scheduled', live: '', ended: 'Ended', 'used-up': 'Used up' },
  offHere: 'Coupons are off at this park',
  switchOn: 'Switch on',
  switchOnAt: (park: string) => `Switch coupons on at ${park}`,
  switchedOn: (park: string) => `Visitors can use coupons at ${park} now.`,
  hideOver: 'Hide ended and used up',
};

export const couponFormTexts = {
  ...statusTexts,
  groups: { coupon: 'The coupon', discount: 'Discount', uses: 'Who may use it, and how often' },
  code: 'Coupon Code',
  codeHint: 'What visitors type. It is kept in capitals.',
  name: 'Coupon Name',
  description: 'Description',
  park: 'Park',
  choosePark: 'Choose a park',
  couponsOff: 'Coupons are switched off at this park, so visitors cannot use this one yet.',
  discountType: 'Discount Type',
  discountTypes: { percentage: 'Percentage', fixed: 'Fixed amount' },
  discountValue: 'Discount Value',
  startsOn: 'Valid From',
  startsOnHint: 'Leave it empty to start at once.',
  endsOn: 'Valid Until',
  endsOnHint: 'The last day on which it can be used',
  usesLimited: 'Limit how often it can be used in all',
  maxUses: 'Max Usage Limit',
  maxUsesPerMobile: 'Max Usage Per User',
  maxUsesPerMobileHint: 'By one mobile number',
  minimumApplies: 'Ask for a minimum order',
  minimumOrder: 'Minimum Order Amount',
  mobilesApply: 'Only for some mobile numbers',
  mobiles: 'Applicable User',
  mobilesHint: 'Mobile numbers, one on each line or with commas between them',
  needsNumber: 'Please enter a number',
  needsMobiles: 'Please enter at least one mobile number',
  /** The product's text, with the number in question added. */
  wrongMobile: (typed: string) => `Please enter valid mobile number (${typed})`,
};
