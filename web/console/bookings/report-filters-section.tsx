import { dayOf } from '#contract/kernel/dates.ts';
import { GATEWAYS } from '#contract/parks/model.ts';
import { type DateRange, readDates, thisMonth } from '#web/console/kit/dates/date-range.ts';
import { SelectField } from '#web/console/kit/forms/field.tsx';
import type { AnswerStatus } from '#web/console/kit/forms/filter-form.tsx';
import { ManyField } from '#web/console/kit/forms/many-field.tsx';
import { optionsOf } from '#web/console/kit/forms/options.ts';
import { chosenWords } from '#web/console/kit/tables/filters/filter-chips.tsx';
import { ReportForm, type ReportFormProps } from '#web/console/kit/tables/report-form.tsx';
import { useParkOptions } from '#web/console/parks/queries.ts';
import { searchTexts, ticketReportTexts as texts } from './words.ts';

/** Which tickets are reported: of these parks (none: of all), booked within these days, through this gateway (empty: any). It stands in the address. */
export interface ReportRange extends DateRange {
  parkIds: string[];
  gateway: (typeof GATEWAYS)[number] | '';
}

/** Without dates in the address: this month until today. */
export const readRange = (params: URLSearchParams): ReportRange => ({
  parkIds: params.getAll('park'),
  gateway: GATEWAYS.find((known) => known === params.get('gateway')) ?? '',
  ...readDates(params, thisMonth(dayOf(new Date()))),
});

const writeRange = ({ parkIds, gateway, from, to }: ReportRange) => ({ park: parkIds, gateway, from, to });

/** What of an address another report of the same tickets needs: not how the table of this one stands. */
export const ofReport = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => ['park', 'from', 'to', 'organisation'].includes(name)));

type Set = (change: Partial<ReportRange>) => void;

const parksField = ({ parkIds }: ReportRange, set: Set) => (
  <ParksChoice chosen={parkIds} change={(ids) => set({ parkIds: ids })} />
);

const gatewayField = ({ gateway }: ReportRange, set: Set) => (
  <SelectField
    label={searchTexts.gateway}
    none={searchTexts.allGateways}
    value={gateway}
    change={(chosen) => set({ gateway: chosen as ReportRange['gateway'] })}
    options={optionsOf(GATEWAYS, searchTexts.gateways)}
  />
);

interface FiltersProps {
  withParks: boolean;
  /** A sum by day and park has no gateway. */
  withGateway?: boolean;
  answer: AnswerStatus;
}

/** Parks, days and gateway; the answer comes with Search. */
export const ReportFilters = ({ withParks, withGateway, answer }: FiltersProps) => {
  const after = withGateway ? gatewayField : undefined;
  const report = { label: texts.filters, answer, read: readRange, write: writeRange, after };
  return withParks ? <OfParks {...report} /> : <ReportForm<ReportRange> {...report} />;
};

function OfParks(report: ReportFormProps<ReportRange>) {
  const parks = useParkOptions();
  const chips = ({ parkIds, gateway }: ReportRange) => [
    { label: texts.park, value: chosenWords(parks, parkIds), names: ['park'] },
    { label: searchTexts.gateway, value: gateway && searchTexts.gateways[gateway], names: ['gateway'] },
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
