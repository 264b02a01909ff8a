import { type Day, dayOf, isDay } from '#contract/kernel/dates.ts';
import { GATEWAYS } from '#contract/parks/model.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#contract/payments/model.ts';
import { DateField } from '#web/console/kit/dates/date-field.tsx';
import { type Preset, reportDates } from '#web/console/kit/dates/date-range.ts';
import { type Option, SelectField, TextField } from '#web/console/kit/forms/field.tsx';
import { type AnswerStatus, FilterForm } from '#web/console/kit/forms/filter-form.tsx';
import { optionsOf } from '#web/console/kit/forms/options.ts';
import { PresetButtons, RangeFields } from '#web/console/kit/forms/range-field.tsx';
import { chosenWords, dayInWords, daysChip, type FilterChip } from '#web/console/kit/tables/filters/filter-chips.tsx';
import { type AddressFilters, useTypedFilters } from '#web/console/kit/tables/filters/typed-filters.ts';
import { useParkOptions } from '#web/console/parks/queries.ts';
import { searchTexts as texts } from './words.ts';

/** What bookings are searched by; empty: by anything. All of it stands in the address. */
export interface TicketSearch {
  parkId: string | null;
  status: PaymentStatus | '';
  mobile: string;
  gateway: Gateway | '';
  date: Day;
  /** The days of the visit. */
  visitFrom: Day;
  visitTo: Day;
  scanned: Scanned | '';
}

const SCANNED = ['yes', 'no'] as const;
type Scanned = (typeof SCANNED)[number];

type Gateway = (typeof GATEWAYS)[number];

/** The values offered (docs/product/console.md 8). */
const OFFERED: readonly PaymentStatus[] = PAYMENT_STATUSES.filter((status) => status !== 'refunded');

export function readFilters(params: URLSearchParams): TicketSearch {
  const status = params.get('status') ?? '';
  const dayIn = (name: string): Day => {
    const day = params.get(name) ?? '';
    return isDay(day) ? day : '';
  };
  return {
    parkId: params.get('park'),
    status: PAYMENT_STATUSES.find((known) => known === status) ?? '',
    mobile: params.get('mobile') ?? '',
    gateway: GATEWAYS.find((known) => known === params.get('gateway')) ?? '',
    date: dayIn('date'),
    visitFrom: dayIn('visitFrom'),
    visitTo: dayIn('visitTo'),
    scanned: SCANNED.find((known) => known === params.get('scanned')) ?? '',
  };
}

/** Park, status, gateway, mobile, when it was booked, for which days, and who came; the answer comes with Search. */
export const SearchFilters = ({ withParks, answer }: { withParks: boolean; answer: AnswerStatus }) =>
  withParks ? <OfParks answer={answer} /> : <SearchForm answer={answer} parks={null} />;

const OfParks = ({ answer }: { answer: AnswerStatus }) => <SearchForm answer={answer} parks={useParkOptions()} />;

/** @param parks null: nobody asks for one */
function SearchForm({ parks, answer }: { parks: readonly Option[] | null; answer: AnswerStatus }) {
  const { typed, set, field, search, asked } = useTypedFilters(readFilters);
  const today = dayOf(new Date());
  const { min, max } = reportDates(today);
  return (
    <FilterForm
      label={texts.filters}
      answer={answer}
      search={() => search(inAddress(typed))}
      clear={() => search(inAddress(NOTHING))}
      chips={chipsOf(asked, parks)}
    >
      <PresetButtons
        presets={DAYS}
        today={today}
        range={{ from: typed.date, to: typed.date }}
        choose={({ from }) => search(inAddress({ ...typed, date: from }))}
      />
      {parks && (
        <SelectField
          label={texts.park}
          value={typed.parkId ?? ''}
          change={(parkId) => set({ parkId: parkId || null })}
          none={texts.allParks}
          options={parks}
        />
      )}
      <SelectField
        label={texts.status}
        none={texts.allStatuses}
        options={optionsOf(OFFERED, texts.statuses)}
        {...field('status')}
      />
      <SelectField
        label={texts.gateway}
        none={texts.allGateways}
        options={optionsOf(GATEWAYS, texts.gateways)}
        {...field('gateway')}
      />
      <TextField label={texts.mobile} type="tel" inputMode="numeric" {...field('mobile')} />
      <DateField label={texts.date} today={today} min={min} max={max} {...field('date')} />
      <RangeFields
        labels={texts.visit}
        today={today}
        range={{ from: typed.visitFrom, to: typed.visitTo }}
        change={({ from: visitFrom = typed.visitFrom, to: visitTo = typed.visitTo }) => set({ visitFrom, visitTo })}
      />
      <SelectField
        label={texts.columns.scanned}
        none={texts.allStatuses}
        options={optionsOf(SCANNED, texts.cameOrNot)}
        {...field('scanned')}
      />
    </FilterForm>
  );
}

/** Bookings are searched by one day. */
const DAYS: readonly Preset[] = ['today', 'yesterday'];

const NOTHING: TicketSearch = readFilters(new URLSearchParams());

const inAddress = ({ parkId, ...filters }: TicketSearch): AddressFilters => ({ park: parkId ?? '', ...filters });

const chipsOf = (
  { parkId, status, mobile, gateway, date, visitFrom, visitTo, scanned }: TicketSearch,
  parks: readonly Option[] | null,
): FilterChip[] => [
  { label: texts.park, value: parks && parkId ? chosenWords(parks, [parkId]) : '', names: ['park'] },
  { label: texts.status, value: status && texts.statuses[status], names: ['status'] },
  { label: texts.gateway, value: gateway && texts.gateways[gateway], names: ['gateway'] },
  { label: texts.mobile, value: mobile, names: ['mobile'] },
  { label: texts.date, value: dayInWords(date), names: ['date'] },
  { ...daysChip({ from: visitFrom, to: visitTo }, ['visitFrom', 'visitTo']), label: texts.visit.days },
  { label: texts.columns.scanned, value: scanned && texts.cameOrNot[scanned], names: ['scanned'] },
];
