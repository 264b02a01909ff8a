import * as appointments from '#contract/appointments/words.kn.ts';
import * as bookings from '#contract/bookings/words.kn.ts';
import * as coupons from '#contract/coupons/words.kn.ts';
import * as enrolments from '#contract/enrolments/words.kn.ts';
import * as fees from '#contract/fees/words.kn.ts';
import * as credentials from '#contract/gateway-credentials/words.kn.ts';
import * as calls from '#contract/kernel/calls-words.kn.ts';
import * as dates from '#contract/kernel/date-words.kn.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import * as offerings from '#contract/offerings/words.kn.ts';
import * as openingDays from '#contract/opening-days/words.kn.ts';
import * as payments from '#contract/payments/words.kn.ts';
import * as retrievals from '#contract/retrievals/words.kn.ts';
import * as tickets from '#contract/tickets/words.kn.ts';
import * as visits from '#contract/visits/words.kn.ts';
import type { ToldWords } from './words.hi.ts';
import type * as english from './words.ts';

export const FACTS: Translated<typeof english.FACTS> = {
  to: (from, until) => `${from} – ${until}`,
  begins: (when) => `${when} ರಿಂದ`,
  beginsOn: (when) => `${when} ರಿಂದ`,
  ends: (when) => `${when} ವರೆಗೆ`,
  endsOn: (when) => `${when} ವರೆಗೆ`,
  at: (day, time) => `${day}, ${time}`,
  token: (number) => `ಟೋಕನ್ ${number}`,
  fee: (amount) => `ಶುಲ್ಕ ${amount}`,
  counter: (number) => `ಕೌಂಟರ್ ${number}`,
  quantity: (count, label) => `${count} ${label}`,
  quantityOf: (count, label) => `${count} × ${label}`,
  fillIn: 'ದಯವಿಟ್ಟು ಇದನ್ನು ತುಂಬಿ',
  fillInField: () => 'ದಯವಿಟ್ಟು ಎಲ್ಲವನ್ನೂ ತುಂಬಿ',
  valid: 'ದಯವಿಟ್ಟು ಸರಿಯಾಗಿ ಬರೆಯಿರಿ',
  longest: (most) => `ದಯವಿಟ್ಟು ${most} ಅಕ್ಷರಗಳನ್ನು ಮೀರದಂತೆ ಬರೆಯಿರಿ`,
  ofField: () => 'ದಯವಿಟ್ಟು ಬರೆದದ್ದನ್ನು ಒಮ್ಮೆ ನೋಡಿ',
  exhibition: 'ವಸ್ತುಪ್ರದರ್ಶನ',
  shows: 'ಪ್ರದರ್ಶನ',
  drama: 'ನಾಟಕ',
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
