import { dayOf } from '#contract/kernel/dates.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#contract/payments/model.ts';
import { searchTexts } from '#web/console/bookings/words.ts';
import { useBatchOptions } from '#web/console/coaching-batches/queries.ts';
import { type DateRange, readDates, thisMonth } from '#web/console/kit/dates/date-range.ts';
import { SelectField, TextField } from '#web/console/kit/forms/field.tsx';
import type { AnswerStatus } from '#web/console/kit/forms/filter-form.tsx';
import { optionsOf } from '#web/console/kit/forms/options.ts';
import { chosenWords } from '#web/console/kit/tables/filters/filter-chips.tsx';
import { ReportForm } from '#web/console/kit/tables/report-form.tsx';
import { enrolmentReportTexts as texts } from './words.ts';

/** Which enrolments are shown: booked within these days; what is empty narrows nothing. It stands in the address. */
export interface EnrolmentFilter extends DateRange {
  batchId: string;
  status: PaymentStatus | '';
  mobile: string;
}

/** Without dates in the address: this month until today. */
export const readFilter = (params: URLSearchParams): EnrolmentFilter => ({
  batchId: params.get('batch') ?? '',
  status: PAYMENT_STATUSES.find((status) => status === params.get('status')) ?? '',
  mobile: params.get('mobile') ?? '',
  ...readDates(params, thisMonth(dayOf(new Date()))),
});

const writeFilter = ({ batchId, status, mobile, from, to }: EnrolmentFilter) => ({
  batch: batchId,
  status,
  mobile,
  from,
  to,
});

type Set = (change: Partial<EnrolmentFilter>) => void;

/** Batch, days, payment and mobile number; the answer comes with Search. */
export const EnrolmentFilters = ({ answer }: { answer: AnswerStatus }) => {
  const batches = useBatchOptions();
  const chips = ({ batchId, status, mobile }: EnrolmentFilter) => [
    { label: texts.batch, value: chosenWords(batches, batchId ? [batchId] : []), names: ['batch'] },
    { label: texts.status, value: status && searchTexts.statuses[status], names: ['status'] },
    { label: texts.mobile, value: mobile, names: ['mobile'] },
  ];
  return (
    <ReportForm<EnrolmentFilter>
      label={texts.filters}
      answer={answer}
      read={readFilter}
      write={writeFilter}
      before={({ batchId }, set) => <BatchChoice value={batchId} change={(id) => set({ batchId: id })} />}
      chips={chips}
      after={(filter, set) => <MoreFields filter={filter} set={set} />}
    />
  );
};

const BatchChoice = ({ value, change }: { value: string; change: (id: string) => void }) => (
  <SelectField label={texts.batch} none={texts.allBatches} value={value} change={change} options={useBatchOptions()} />
);

const MoreFields = ({ filter: { status, mobile }, set }: { filter: EnrolmentFilter; set: Set }) => (
  <>
    <SelectField
      label={texts.status}
      none={texts.allStatuses}
      value={status}
      change={(chosen) => set({ status: chosen as EnrolmentFilter['status'] })}
      options={optionsOf(PAYMENT_STATUSES, searchTexts.statuses)}
    />
    <TextField
      label={texts.mobile}
      type="tel"
      inputMode="numeric"
      value={mobile}
      change={(typed) => set({ mobile: typed })}
    />
  </>
);
