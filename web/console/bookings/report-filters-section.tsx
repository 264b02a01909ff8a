import { dayOf } from '#contract/dates.ts';
import { useParkOptions } from '#web/console/parks/queries.ts';
import { type DateRange, readDates, thisMonth } from '#web/console/ui/date-range.ts';
import { chosenWords } from '#web/console/ui/filter-chips.tsx';
import type { AnswerStatus } from '#web/console/ui/filter-form.tsx';
import { ManyField } from '#web/console/ui/many-field.tsx';
import { ReportForm, type ReportFormProps } from '#web/console/ui/report-form.tsx';
import { ticketReportTexts as texts } from '#web/console/words/bookings.ts';

/** Which paid tickets are reported: of these parks (none: of all), booked within these days. It stands in the address. */
export interface ReportRange extends DateRange {
  parkIds: string[];
}

/** Without dates in the address: this month until today. */
export const readRange = (params: URLSearchParams): ReportRange => ({
  parkIds: params.getAll('park'),
  ...readDates(params, thisMonth(dayOf(new Date()))),
});

const writeRange = ({ parkIds, from, to }: ReportRange) => ({ park: parkIds, from, to });

/** What of an address another report of the same tickets needs: not how the table of this one stands. */
export const ofReport = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => ['park', 'from', 'to', 'organisation'].includes(name)));

const parksField = ({ parkIds }: ReportRange, set: (change: Partial<ReportRange>) => void) => (
  <ParksChoice chosen={parkIds} change={(ids) => set({ parkIds: ids })} />
);

/** Parks and days; the answer comes with Search. */
export const ReportFilters = ({ withParks, answer }: { withParks: boolean; answer: AnswerStatus }) => {
  const report = { label: texts.filters, answer, read: readRange, write: writeRange };
  return withParks ? <OfParks {...report} /> : <ReportForm<ReportRange> {...report} />;
};

function OfParks(report: ReportFormProps<ReportRange>) {
  const parks = useParkOptions();
  const chips = ({ parkIds }: ReportRange) => [
    { label: texts.park, value: chosenWords(parks, parkIds), names: ['park'] },
  ];
  return <ReportForm<ReportRange> {...report} before={parksField} chips={chips} />;
}

const ParksChoice = ({ chosen, change }: { chosen: readonly string[]; change: (ids: string[]) => void }) => (
  <ManyField
    label={texts.park}
    none={texts.allParks}
    several={texts.parks}
    options={useParkOptions()}
    chosen={chosen}
    change={change}
  />
);
