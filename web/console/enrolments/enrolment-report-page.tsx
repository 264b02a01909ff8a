import { useQuery } from '@tanstack/react-query';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { ENROLMENT_SORTS, enrolmentsApi } from '#contract/enrolments/api.ts';
import { PAYMENT_STATUSES } from '#contract/payments/model.ts';
import { bookingRowTexts, searchTexts } from '#web/console/bookings/words.ts';
import { batchesQuery } from '#web/console/coaching-batches/queries.ts';
import { PagedReport } from '#web/console/frame/paged-report-section.tsx';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { daysOnWire, thisMonth } from '#web/console/kit/dates/date-range.ts';
import { boxFilter, choiceFilter, daysFilter, valueFilter } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { client } from '#web/console/platform/client.ts';
import { enrolmentColumns } from './enrolment-columns.tsx';
import { enrolmentReportTexts as texts } from './words.ts';

/** Choices for filters. The admin gets those of the organisation on the screen. */
const useBatchOptions = () =>
  useOfTenant(useQuery(batchesQuery).data ?? []).map(({ id, name }) => ({ value: id, label: name }));

const enrolmentFilters = {
  text: boxFilter(bookingRowTexts.find),
  batchId: choiceFilter('batch', { label: texts.batch, none: texts.allBatches, useOptions: useBatchOptions }),
  days: daysFilter({ usual: thisMonth }),
  status: valueFilter('status', {
    label: texts.status,
    none: texts.allStatuses,
    values: PAYMENT_STATUSES,
    words: (status) => searchTexts.statuses[status],
  }),
};

const enrolments = client(enrolmentsApi);

export const EnrolmentReportPage = () => (
  <PagedReport
    texts={texts}
    icon={NotebookPen}
    columns={enrolmentColumns}
    fullOnly={['email']}
    sorts={ENROLMENT_SORTS}
    sizes={[5, 100, 1000]}
    kinds={['coaching']}
    name="enrolments"
    search={enrolments.search}
    filters={enrolmentFilters}
    asking={({ days, ...asked }) => ({ ...asked, ...daysOnWire(days) })}
    file={({ days }) => texts.file(days.from, days.to)}
  />
);
