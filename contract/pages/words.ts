import * as appointments from '#contract/appointments/words.ts';
import * as bookings from '#contract/bookings/words.ts';
import * as coupons from '#contract/coupons/words.ts';
import * as enrolments from '#contract/enrolments/words.ts';
import * as fees from '#contract/fees/words.ts';
import * as credentials from '#contract/gateway-credentials/words.ts';
import * as calls from '#contract/kernel/calls-words.ts';
import * as dates from '#contract/kernel/date-words.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import * as offerings from '#contract/offerings/words.ts';
import * as openingDays from '#contract/opening-days/words.ts';
import * as payments from '#contract/payments/words.ts';
import * as retrievals from '#contract/retrievals/words.ts';
import * as tickets from '#contract/tickets/words.ts';
import * as visits from '#contract/visits/words.ts';

/** Facts that the server puts together for a page, in its own English form. */
export const FACTS = {
  to: (from: string, until: string) => `${from} to ${until}`,
  begins: (when: string) => `From ${when}`,
  beginsOn: (when: string) => `from ${when}`,
  ends: (when: string) => `Until ${when}`,
  endsOn: (when: string) => `to ${when}`,
  at: (day: string, time: string) => `${day}, ${time}`,
  token: (number: number) => `Token ${number}`,
  fee: (amount: string) => `Fee ${amount}`,
  counter: (number: number) => `Counter ${number}`,
  quantity: (count: number, label: string) => `${count} ${label}`,
  quantityOf: (count: number, label: string) => `${count} × ${label}`,
  fillIn: 'Please fill this in',
  fillInField: (field: string) => `Please fill in ${field}`,
  valid: 'Please enter a valid value',
  longest: (most: number) => `Please use at most ${most} characters`,
  ofField: (field: string, words: string) => `For ${field}, ${words}`,
  exhibition: 'Exhibition',
  shows: 'Show',
  drama: 'Drama',
} as const;

/** All that a page can be told, by the names of its words. */
export const TOLD = {
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

type Told = typeof TOLD;

/** The same in another language; what only programs and staff are told is not there. */
export type ToldWords = Translated<Omit<Told, 'CALL_REFUSALS' | 'COUPON_WORDS' | 'PAYMENT_REFUSALS' | 'THINGS'>> &
  Translated<{
    CALL_REFUSALS: Pick<Told['CALL_REFUSALS'], calls.ToldToVisitors>;
    COUPON_WORDS: Pick<Told['COUPON_WORDS'], 'applied'>;
    PAYMENT_REFUSALS: Omit<Told['PAYMENT_REFUSALS'], 'keysMissing'>;
    THINGS: Partial<Told['THINGS']>;
  }>;
