import { PAYMENT_STATUSES } from '#contract/payments/model.ts';
import { searchTexts } from '#web/console/bookings/words.ts';
import { useBatchOptions } from '#web/console/coaching-batches/queries.ts';
import { thisMonth } from '#web/console/kit/dates/date-range.ts';
import { daysFilter, mobileFilter, recordFilter, valueFilter } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { enrolmentReportTexts as texts } from './words.ts';

/** Batch, days of the booking, how it is paid, and whose it is. */
export const enrolmentFilters = {
  batchId: recordFilter('batch', { label: texts.batch, none: texts.allBatches, useOptions: useBatchOptions }),
  days: daysFilter({ usual: thisMonth }),
  status: valueFilter('status', {
    label: texts.status,
    none: texts.allStatuses,
    values: PAYMENT_STATUSES,
    words: (status) => searchTexts.statuses[status],
  }),
  mobile: mobileFilter(texts.mobile),
};
