import { PAYMENT_MODES } from '#contract/appointments/model.ts';
import { type QueueKind, TOKEN_STATES } from '#contract/queues/model.ts';
import { justToday } from '#web/console/kit/dates/date-range.ts';
import { daysFilter, valueFilter } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { stateTexts, reportTexts as texts } from './words.ts';

export const tokenStateFilter = valueFilter('state', {
  label: texts.state,
  none: texts.allStates,
  values: TOKEN_STATES,
  words: (state) => stateTexts[state],
});

const days = daysFilter({ usual: justToday });

/** Days, and for a clinic how it is paid and how far it is. */
const doctorFilters = {
  days,
  paymentMode: valueFilter('mode', {
    label: texts.mode,
    none: texts.allModes,
    values: PAYMENT_MODES,
    words: (mode) => texts.modes[mode],
  }),
  state: tokenStateFilter,
};

type TokenReportFilters = Pick<typeof doctorFilters, 'days'> & Partial<typeof doctorFilters>;

export const reportFilters: Record<QueueKind, TokenReportFilters> = { loan: { days }, doctor: doctorFilters };
