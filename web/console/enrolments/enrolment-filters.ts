import { PAYMENT_STATUSES } from '#contract/payments/model.ts';
import { bookingRowTexts, searchTexts } from '#web/console/bookings/words.ts';
import { useBatchOptions } from '#web/console/coaching-batches/use-batch-options.ts';
import { thisMonth } from '#web/console/kit/dates/date-range.ts';
import { boxFilter, daysFilter, recordFilter, valueFilter } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { enrolmentReportTexts as texts } from './words.ts';

export const enrolmentFilters = {
  text: boxFilter(bookingRowTexts.find),
  batchId: recordFilter('batch', { label: texts.batch, none: texts.allBatches, useOptions: useBatchOptions }),
  days: daysFilter({ usual: thisMonth }),
  status: valueFilter('status', {
    label: texts.status,
    none: texts.allStatuses,
    values: PAYMENT_STATUSES,
    words: (status) => searchTexts.statuses[status],
  }),
};
