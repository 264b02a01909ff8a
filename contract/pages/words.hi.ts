import * as appointments from '#contract/appointments/words.hi.ts';
import * as bookings from '#contract/bookings/words.hi.ts';
import * as coupons from '#contract/coupons/words.hi.ts';
import * as enrolments from '#contract/enrolments/words.hi.ts';
import * as fees from '#contract/fees/words.hi.ts';
import * as credentials from '#contract/gateway-credentials/words.hi.ts';
import * as calls from '#contract/kernel/calls-words.hi.ts';
import * as dates from '#contract/kernel/dates/date-words.hi.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import * as offerings from '#contract/offerings/words.hi.ts';
import * as openingDays from '#contract/opening-days/words.hi.ts';
import * as payments from '#contract/payments/words.hi.ts';
import * as retrievals from '#contract/retrievals/words.hi.ts';
import * as tickets from '#contract/tickets/words.hi.ts';
import * as visits from '#contract/visits/words.hi.ts';
import type * as english from './words.ts';

export const FACTS: Translated<typeof english.FACTS> = {
  to: (from, until) => `${from} – ${until}`,
  begins: (when) => `${when} से`,
  ends: (when) => `${when} तक`,
  at: (day, time) => `${day}, ${time}`,
  token: (number) => `टोकन ${number}`,
  fee: (amount) => `फ़ीस ${amount}`,
  counter: (number) => `काउंटर ${number}`,
  quantity: (count, label) => `${count} ${label}`,
  quantityOf: (count, label) => `${count} × ${label}`,
  fillIn: 'कृपया इसे भरें',
  fillInField: () => 'कृपया सब कुछ भरें',
  valid: 'कृपया सही लिखें',
  longest: (most) => `कृपया ${most} अक्षरों तक ही लिखें`,
  ofField: () => 'कृपया जो लिखा है उसे जाँच लें',
  exhibition: 'प्रदर्शनी',
  shows: 'शो',
  drama: 'नाटक',
};

export const TOLD = {
  FACTS,
  ...appointments,
  ...bookings,
  ...coupons,
  ...enrolments,
  ...fees,
  ...credentials,
  ...calls,
  ...dates,
  ...offerings,
  ...openingDays,
  ...payments,
  ...retrievals,
  ...tickets,
  ...visits,
};

/** Types every other language: a missing text fails the type check. */
export type ToldWords = typeof TOLD;
