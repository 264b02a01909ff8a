import { PAYMENT_STATUSES } from '#contract/payments/model.ts';
import {
  boxFilter,
  choiceFilter,
  dayFilter,
  daysFilter,
  more,
  textFilter,
  valueFilter,
} from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { useParkOptions } from '#web/console/parks/use-park-options.ts';
import { gatewayFilter } from './report-filters.ts';
import { bookingRowTexts, searchTexts as texts } from './words.ts';

const scannedFilter = valueFilter('scanned', {
  label: texts.columns.scanned,
  none: texts.allStatuses,
  values: ['yes', 'no'],
  words: (scanned) => texts.cameOrNot[scanned],
});

export const ownParkSearch = {
  text: boxFilter(bookingRowTexts.find),
  status: valueFilter('status', {
    label: texts.status,
    none: texts.allStatuses,
    // Values of docs/product/console.md 8.
    values: PAYMENT_STATUSES.filter((status) => status !== 'refunded'),
    words: (status) => texts.statuses[status],
  }),
  gateway: more(gatewayFilter),
  date: dayFilter('date', texts.date, ['today', 'yesterday']),
  visit: more(daysFilter({ names: ['visitFrom', 'visitTo'], label: texts.visit.days, labels: texts.visit })),
  scanned: more(scannedFilter),
};

export const ticketSearch = {
  parkId: choiceFilter('park', { label: texts.park, none: texts.allParks, useOptions: useParkOptions }),
  ...ownParkSearch,
  couponCode: more(textFilter('coupon', texts.coupon)),
};
