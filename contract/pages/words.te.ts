import * as appointments from '#contract/appointments/words.te.ts';
import * as bookings from '#contract/bookings/words.te.ts';
import * as coupons from '#contract/coupons/words.te.ts';
import * as enrolments from '#contract/enrolments/words.te.ts';
import * as fees from '#contract/fees/words.te.ts';
import * as credentials from '#contract/gateway-credentials/words.te.ts';
import * as calls from '#contract/kernel/calls-words.te.ts';
import * as dates from '#contract/kernel/dates/date-words.te.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import * as offerings from '#contract/offerings/words.te.ts';
import * as openingDays from '#contract/opening-days/words.te.ts';
import * as payments from '#contract/payments/words.te.ts';
import * as retrievals from '#contract/retrievals/words.te.ts';
import * as tickets from '#contract/tickets/words.te.ts';
import * as visits from '#contract/visits/words.te.ts';
import type { ToldWords } from './words.hi.ts';
import type * as english from './words.ts';

export const FACTS: Translated<typeof english.FACTS> = {
  to: (from, until) => `${from} – ${until}`,
  begins: (when) => `${when} నుండి`,
  ends: (when) => `${when} వరకు`,
  at: (day, time) => `${day}, ${time}`,
  token: (number) => `టోకెన్ ${number}`,
  fee: (amount) => `ఫీజు ${amount}`,
  counter: (number) => `కౌంటర్ ${number}`,
  quantity: (count, label) => `${count} ${label}`,
  quantityOf: (count, label) => `${count} × ${label}`,
  fillIn: 'దయచేసి ఇది నింపండి',
  fillInField: () => 'దయచేసి అన్నీ నింపండి',
  valid: 'దయచేసి సరిగ్గా రాయండి',
  longest: (most) => `దయచేసి ${most} అక్షరాలకు మించకుండా రాయండి`,
  ofField: () => 'దయచేసి రాసినవి ఒకసారి చూడండి',
  exhibition: 'ఎగ్జిబిషన్',
  shows: 'షో',
  drama: 'నాటకం',
};

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
