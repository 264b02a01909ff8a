import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Day, dayOf, isDay } from '#contract/dates.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#contract/payments/model.ts';
import { useParkOptions } from '#web/features/parks/queries.ts';
import { searchTexts as texts } from '#web/messages/bookings.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';

/** What bookings are searched by; empty: by anything. All of it stands in the address. */
export interface TicketSearch {
  parkId: string | null;
  status: PaymentStatus | '';
  mobile: string;
  date: Day;
}

/** The values offered (product spec section 4). */
const OFFERED: readonly PaymentStatus[] = PAYMENT_STATUSES.filter((status) => status !== 'refunded');

/** Bounds of report dates (behaviour.md section 9): since 10 Nov 2016, to the end of next year. */
export const reportDates = (today: Day): { min: Day; max: Day } => ({
  min: '2016-11-10',
  max: `${Number(today.slice(0, 4)) + 1}-12-31`,
});

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
export function SearchFilters({ withParks }: { withParks: boolean }) {
  const [params, setParams] = useSearchParams();
  const [filters, setFilters] = useState(() => readFilters(params));
  const [address, setAddress] = useState(params);
  // The back button, or a cleared search: the fields say what the address says.
  if (address !== params) {
    setAddress(params);
    setFilters(readFilters(params));
  }
  const set = (change: Partial<TicketSearch>) => setFilters({ ...filters, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setParams((now) => writeFilters(now, filters));
  };
  const { min, max } = reportDates(dayOf(new Date()));
  return (
    <form className="filters" aria-label={texts.filters} onSubmit={submit} noValidate>
      {withParks && <ParkChoice value={filters.parkId ?? ''} change={(parkId) => set({ parkId: parkId || null })} />}
      <SelectField
        label={texts.status}
        value={filters.status}
        change={(status) => set({ status: status as PaymentStatus })}
        none={texts.allStatuses}
        options={OFFERED.map((value) => ({ value, label: texts.statuses[value] }))}
      />
      <TextField
        label={texts.mobile}
        type="tel"
        inputMode="numeric"
        value={filters.mobile}
        change={(mobile) => set({ mobile })}
      />
      <TextField
        label={texts.date}
        type="date"
        min={min}
        max={max}
        value={filters.date}
        change={(date) => set({ date })}
      />
      <div className="filters-do">
        <Button type="submit" variant="contained" color="secondary">
          {texts.submit}
        </Button>
        <Button onClick={() => setParams((now) => writeFilters(now, NOTHING))}>{texts.clear}</Button>
      </div>
    </form>
  );
}

const NOTHING: TicketSearch = { parkId: null, status: '', mobile: '', date: '' };

/** The address of another search: from its first page, with the page size as it was. */
export function writeFilters(params: URLSearchParams, { parkId, ...filters }: TicketSearch): URLSearchParams {
  const written = new URLSearchParams(params);
  written.delete('page');
  for (const [name, value] of Object.entries({ park: parkId ?? '', ...filters })) {
    if (value) written.set(name, value.trim());
    else written.delete(name);
  }
  return written;
}

function ParkChoice({ value, change }: { value: string; change: (id: string) => void }) {
  const options = useParkOptions();
  return <SelectField label={texts.park} value={value} change={change} none={texts.allParks} options={options} />;
}
