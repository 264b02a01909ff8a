import { type Day, dayOf, isDay } from '#contract/dates.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#contract/payments/model.ts';
import { useParkOptions } from '#web/console/parks/queries.ts';
import { DateField } from '#web/console/ui/date-field.tsx';
import { type Preset, reportDates } from '#web/console/ui/date-range.ts';
import { SelectField, TextField } from '#web/console/ui/field.tsx';
import { type AnswerStatus, FilterForm } from '#web/console/ui/filter-form.tsx';
import { optionsOf } from '#web/console/ui/options.ts';
import { PresetButtons } from '#web/console/ui/range-field.tsx';
import { type AddressFilters, useTypedFilters } from '#web/console/ui/typed-filters.ts';
import { searchTexts as texts } from '#web/console/words/bookings.ts';

/** What bookings are searched by; empty: by anything. All of it stands in the address. */
export interface TicketSearch {
  parkId: string | null;
  status: PaymentStatus | '';
  mobile: string;
  date: Day;
}

/** The values offered (docs/product/console.md 8). */
const OFFERED: readonly PaymentStatus[] = PAYMENT_STATUSES.filter((status) => status !== 'refunded');

export function readFilters(params: URLSearchParams): TicketSearch {
  const status = params.get('status') ?? '';
  const date = params.get('date') ?? '';
  return {
    parkId: params.get('park'),
    status: PAYMENT_STATUSES.find((known) => known === status) ?? '',
    mobile: params.get('mobile') ?? '',
    date: isDay(date) ? date : '',
  };
}

/** Park, status, mobile and date; the answer comes with Search. */
export function SearchFilters({ withParks, answer }: { withParks: boolean; answer: AnswerStatus }) {
  const { typed, set, field, search } = useTypedFilters(readFilters);
  const today = dayOf(new Date());
  const { min, max } = reportDates(today);
  return (
    <FilterForm
      label={texts.filters}
      answer={answer}
      search={() => search(inAddress(typed))}
      clear={() => search(inAddress(NOTHING))}
    >
      <PresetButtons
        presets={DAYS}
        today={today}
        range={{ from: typed.date, to: typed.date }}
        choose={({ from }) => search(inAddress({ ...typed, date: from }))}
      />
      {withParks && <ParkChoice value={typed.parkId ?? ''} change={(parkId) => set({ parkId: parkId || null })} />}
      <SelectField
        label={texts.status}
        none={texts.allStatuses}
        options={optionsOf(OFFERED, texts.statuses)}
        {...field('status')}
      />
      <TextField label={texts.mobile} type="tel" inputMode="numeric" {...field('mobile')} />
      <DateField label={texts.date} today={today} min={min} max={max} {...field('date')} />
    </FilterForm>
  );
}

/** Bookings are searched by one day. */
const DAYS: readonly Preset[] = ['today', 'yesterday'];

const NOTHING: TicketSearch = { parkId: null, status: '', mobile: '', date: '' };

const inAddress = ({ parkId, ...filters }: TicketSearch): AddressFilters => ({ park: parkId ?? '', ...filters });

function ParkChoice({ value, change }: { value: string; change: (id: string) => void }) {
  const options = useParkOptions();
  return <SelectField label={texts.park} value={value} change={change} none={texts.allParks} options={options} />;
}
