import { GATEWAYS } from '#contract/payments/model.ts';
import { thisMonth } from '#web/console/kit/dates/date-range.ts';
import {
  boxFilter,
  daysFilter,
  more,
  recordsFilter,
  valueFilter,
} from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { useParkOptions } from '#web/console/parks/use-park-options.ts';
import { bookingRowTexts, searchTexts, ticketReportTexts as texts } from './words.ts';

const parkId = recordsFilter('park', {
  label: texts.park,
  none: texts.allParks,
  several: texts.parks,
  useOptions: useParkOptions,
});

export const gatewayFilter = valueFilter('gateway', {
  label: searchTexts.gateway,
  none: searchTexts.allGateways,
  values: GATEWAYS,
  words: (gateway) => searchTexts.gateways[gateway],
});

export const ownParkFilters = { days: daysFilter({ usual: thisMonth }) };

export const ticketReportFilters = { parkId, ...ownParkFilters };

export const bookingReportFilters = {
  text: boxFilter(bookingRowTexts.find),
  ...ticketReportFilters,
  gateway: more(gatewayFilter),
};

/** Parameters that carry over to another report of the same tickets, without sorting and columns. */
export const ofReport = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => ['park', 'from', 'to', 'organisation'].includes(name)));
