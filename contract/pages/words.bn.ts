import * as appointments from '#contract/appointments/words.bn.ts';
import * as bookings from '#contract/bookings/words.bn.ts';
import * as coupons from '#contract/coupons/words.bn.ts';
import * as enrolments from '#contract/enrolments/words.bn.ts';
import * as fees from '#contract/fees/words.bn.ts';
import * as credentials from '#contract/gateway-credentials/words.bn.ts';
import * as calls from '#contract/kernel/calls-words.bn.ts';
import * as dates from '#contract/kernel/date-words.bn.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import * as offerings from '#contract/offerings/words.bn.ts';
import * as openingDays from '#contract/opening-days/words.bn.ts';
import * as payments from '#contract/payments/words.bn.ts';
import * as retrievals from '#contract/retrievals/words.bn.ts';
import * as tickets from '#contract/tickets/words.bn.ts';
import * as visits from '#contract/visits/words.bn.ts';
import type * as english from './words.ts';

export const FACTS: Translated<typeof english.FACTS> = {
  to: (from, until) => `${from} – ${until}`,
  begins: (when) => `${when} থেকে`,
  beginsOn: (when) => `${when} থেকে`,
  ends: (when) => `${when} পর্যন্ত`,
  endsOn: (when) => `${when} পর্যন্ত`,
  at: (day, time) => `${day}, ${time}`,
  token: (number) => `টোকেন ${number}`,
  fee: (amount) => `ফি ${amount}`,
  counter: (number) => `কাউন্টার ${number}`,
  quantity: (count, label) => `${count} ${label}`,
  quantityOf: (count, label) => `${count} × ${label}`,
  fillIn: 'অনুগ্রহ করে এটি পূরণ করুন',
  fillInField: () => 'অনুগ্রহ করে সব পূরণ করুন',
  valid: 'অনুগ্রহ করে ঠিক করে লিখুন',
  longest: (most) => `অনুগ্রহ করে সর্বাধিক ${most}টি অক্ষর লিখুন`,
  ofField: () => 'অনুগ্রহ করে যা লিখেছেন একবার দেখুন',
  exhibition: 'প্রদর্শনী',
  shows: 'অনুষ্ঠান',
  drama: 'নাটক',
};

/** The same as words.ts has: each told to a page. */
export const TOLD: english.ToldWords = {
  FACTS,
  dates: { clockWords: dates.clockWords, shortDayWords: dates.shortDayWords },
  labelWords: fees.labelWords,
  again: calls.againWords,
  BUSY_PAGE_WORDS: calls.BUSY_PAGE_WORDS,
  CALL_REFUSALS: calls.CALL_REFUSALS,
  THINGS: calls.THINGS,
  OTHER_WAYS: credentials.OTHER_WAYS,
  noOnlinePayment: credentials.noOnlinePayment,
  OFFERING_CLOSED: offerings.OFFERING_CLOSED,
  APPOINTMENT_PROBLEMS: appointments.APPOINTMENT_PROBLEMS,
  APPOINTMENT_REFUSALS: appointments.APPOINTMENT_REFUSALS,
  APPOINTMENT_STATES: appointments.APPOINTMENT_STATES,
  PAID_FEE: appointments.PAID_FEE,
  tokenInWords: appointments.tokenInWords,
  BOOKING_REFUSALS: bookings.BOOKING_REFUSALS,
  BOOKING_WORDS: bookings.BOOKING_WORDS,
  codeWords: bookings.codeWords,
  COUPON_PROBLEMS: coupons.COUPON_PROBLEMS,
  COUPON_WORDS: coupons.COUPON_WORDS,
  ENROLMENT_PROBLEMS: enrolments.ENROLMENT_PROBLEMS,
  ENROLMENT_REFUSALS: enrolments.ENROLMENT_REFUSALS,
  ENROLMENT_STATES: enrolments.ENROLMENT_STATES,
  placeInWords: enrolments.placeInWords,
  closedForToday: openingDays.closedForToday,
  givesNothing: openingDays.givesNothing,
  moreDaysOff: openingDays.moreDaysOff,
  nextOpen: openingDays.nextOpen,
  offWords: openingDays.offWords,
  PAYMENT_REFUSALS: payments.PAYMENT_REFUSALS,
  MONEY_BACK: retrievals.MONEY_BACK,
  STANDING_WORDS: retrievals.STANDING_WORDS,
  PARK_CLOSED: tickets.PARK_CLOSED,
  TICKET_PROBLEMS: tickets.TICKET_PROBLEMS,
  TICKET_REFUSALS: tickets.TICKET_REFUSALS,
  TICKET_STATES: tickets.TICKET_STATES,
  peopleWords: tickets.peopleWords,
  ticketInWords: tickets.ticketInWords,
  VISIT_PROBLEMS: visits.VISIT_PROBLEMS,
  VISIT_STATES: visits.VISIT_STATES,
  visitInWords: visits.visitInWords,
};
