import { PAYMENT_MODES } from '#contract/appointments/model.ts';
import type { QueueKind } from '#contract/queues/model.ts';
import { bookingRowTexts } from '#web/console/bookings/words.ts';
import { justToday } from '#web/console/kit/dates/date-range.ts';
import { boxFilter, daysFilter, valueFilter } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { tokenStateFilter } from './token-state-filter.ts';
import { reportTexts as texts } from './words.ts';

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
