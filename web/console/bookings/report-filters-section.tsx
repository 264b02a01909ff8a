import { GATEWAYS } from '#contract/payments/model.ts';
import { thisMonth } from '#web/console/kit/dates/date-range.ts';
import {
  boxFilter,
  daysFilter,
  more,
  recordsFilter,
  valueFilter,
} from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { useParkOptions } from '#web/console/parks/queries.ts';
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

/** The report of an inspector covers these days: without dates in the address this month until today. */
export const ownParkFilters = { days: daysFilter({ usual: thisMonth }) };

/** Sums by day and park are of these parks (none: of all). */
export const ticketReportFilters = { parkId, ...ownParkFilters };

/** Bookings one by one are narrowed to those of somebody, and of one gateway, too. */
export const bookingReportFilters = {
  text: boxFilter(bookingRowTexts.find),
  ...ticketReportFilters,
  gateway: more(gatewayFilter),
};

/** Another report of the same tickets needs this of an address: not how the table of this one stands. */
export const ofReport = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => ['park', 'from', 'to', 'organisation'].includes(name)));
