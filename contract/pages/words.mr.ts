import * as appointments from '#contract/appointments/words.mr.ts';
import * as bookings from '#contract/bookings/words.mr.ts';
import * as coupons from '#contract/coupons/words.mr.ts';
import * as enrolments from '#contract/enrolments/words.mr.ts';
import * as fees from '#contract/fees/words.mr.ts';
import * as credentials from '#contract/gateway-credentials/words.mr.ts';
import * as calls from '#contract/kernel/calls-words.mr.ts';
import * as dates from '#contract/kernel/date-words.mr.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import * as offerings from '#contract/offerings/words.mr.ts';
import * as openingDays from '#contract/opening-days/words.mr.ts';
import * as payments from '#contract/payments/words.mr.ts';
import * as retrievals from '#contract/retrievals/words.mr.ts';
import * as tickets from '#contract/tickets/words.mr.ts';
import * as visits from '#contract/visits/words.mr.ts';
import type { ToldWords } from './words.hi.ts';
import type * as english from './words.ts';

export const FACTS: Translated<typeof english.FACTS> = {
  to: (from, until) => `${from} – ${until}`,
  begins: (when) => `${when} पासून`,
  beginsOn: (when) => `${when} पासून`,
  ends: (when) => `${when} पर्यंत`,
  endsOn: (when) => `${when} पर्यंत`,
  at: (day, time) => `${day}, ${time}`,
  token: (number) => `टोकन ${number}`,
  fee: (amount) => `शुल्क ${amount}`,
  counter: (number) => `काउंटर ${number}`,
  quantity: (count, label) => `${count} ${label}`,
  quantityOf: (count, label) => `${count} × ${label}`,
  fillIn: 'कृपया हे भरा',
  fillInField: () => 'कृपया सर्व भरा',
  valid: 'कृपया बरोबर लिहा',
  longest: (most) => `कृपया जास्तीत जास्त ${most} अक्षरे लिहा`,
  ofField: () => 'कृपया लिहिलेले एकदा पाहा',
  exhibition: 'प्रदर्शन',
  shows: 'कार्यक्रम',
  drama: 'नाटक',
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
