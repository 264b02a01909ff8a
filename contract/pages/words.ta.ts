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
import type { ToldWords } from './words.hi.ts';
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
