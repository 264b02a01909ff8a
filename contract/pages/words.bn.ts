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
import type { ToldWords } from './words.hi.ts';
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

/** The same as words.ts has. */
export const TOLD: ToldWords = {
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
