import * as appointments from '#contract/appointments/words.ta.ts';
import * as bookings from '#contract/bookings/words.ta.ts';
import * as coupons from '#contract/coupons/words.ta.ts';
import * as enrolments from '#contract/enrolments/words.ta.ts';
import * as fees from '#contract/fees/words.ta.ts';
import * as credentials from '#contract/gateway-credentials/words.ta.ts';
import * as calls from '#contract/kernel/calls-words.ta.ts';
import * as dates from '#contract/kernel/date-words.ta.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import * as offerings from '#contract/offerings/words.ta.ts';
import * as openingDays from '#contract/opening-days/words.ta.ts';
import * as payments from '#contract/payments/words.ta.ts';
import * as retrievals from '#contract/retrievals/words.ta.ts';
import * as tickets from '#contract/tickets/words.ta.ts';
import * as visits from '#contract/visits/words.ta.ts';
import type * as english from './words.ts';

export const FACTS: Translated<typeof english.FACTS> = {
  to: (from, until) => `${from} – ${until}`,
  begins: (when) => `${when} முதல்`,
  beginsOn: (when) => `${when} முதல்`,
  ends: (when) => `${when} வரை`,
  endsOn: (when) => `${when} வரை`,
  at: (day, time) => `${day}, ${time}`,
  token: (number) => `டோக்கன் ${number}`,
  fee: (amount) => `கட்டணம் ${amount}`,
  counter: (number) => `கவுண்டர் ${number}`,
  quantity: (count, label) => `${count} ${label}`,
  quantityOf: (count, label) => `${count} × ${label}`,
  fillIn: 'தயவுசெய்து இதை நிரப்புங்கள்',
  fillInField: () => 'தயவுசெய்து அனைத்தையும் நிரப்புங்கள்',
  valid: 'தயவுசெய்து சரியாக எழுதுங்கள்',
  longest: (most) => `தயவுசெய்து ${most} எழுத்துகளுக்குள் எழுதுங்கள்`,
  ofField: () => 'தயவுசெய்து எழுதியதை ஒரு முறை பாருங்கள்',
  exhibition: 'கண்காட்சி',
  shows: 'நிகழ்ச்சி',
  drama: 'நாடகம்',
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
