import { PAYMENT_MODES } from '#contract/appointments/model.ts';
import { type QueueKind, TOKEN_STATES } from '#contract/queues/model.ts';
import { bookingRowTexts } from '#web/console/bookings/words.ts';
import { justToday } from '#web/console/kit/dates/date-range.ts';
import { boxFilter, daysFilter, valueFilter } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { stateTexts, reportTexts as texts } from './words.ts';

export const tokenStateFilter = valueFilter('state', {
  label: texts.state,
  none: texts.allStates,
  values: TOKEN_STATES,
  words: (state) => stateTexts[state],
});

const text = boxFilter(bookingRowTexts.find);
const days = daysFilter({ usual: justToday });

const doctorFilters = {
  text,
  days,
  paymentMode: valueFilter('mode', {
    label: texts.mode,
    none: texts.allModes,
    values: PAYMENT_MODES,
    words: (mode) => texts.modes[mode],
  }),
  state: tokenStateFilter,
};

type TokenReportFilters = Pick<typeof doctorFilters, 'text' | 'days'> & Partial<typeof doctorFilters>;

export const reportFilters: Record<QueueKind, TokenReportFilters> = { loan: { text, days }, doctor: doctorFilters };
