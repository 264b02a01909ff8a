import * as appointments from '#contract/appointments/words.ts';
import * as bookings from '#contract/bookings/words.ts';
import * as coupons from '#contract/coupons/words.ts';
import * as enrolments from '#contract/enrolments/words.ts';
import * as fees from '#contract/fees/words.ts';
import * as credentials from '#contract/gateway-credentials/words.ts';
import * as calls from '#contract/kernel/calls-words.ts';
import * as dates from '#contract/kernel/dates/date-words.ts';
import * as offerings from '#contract/offerings/words.ts';
import * as openingDays from '#contract/opening-days/words.ts';
import * as payments from '#contract/payments/words.ts';
import * as retrievals from '#contract/retrievals/words.ts';
import * as tickets from '#contract/tickets/words.ts';
import * as visits from '#contract/visits/words.ts';

export const FACTS = {
  to: (from: string, until: string) => `${from} to ${until}`,
  begins: (when: string) => `From ${when}`,
  ends: (when: string) => `Until ${when}`,
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

/** All texts that a page can receive. Texts for staff and programs are not translated. */
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
