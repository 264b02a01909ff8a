import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Day, dayOf, isDay } from '#contract/dates.ts';
import { useParkOptions } from '#web/features/parks/queries.ts';
import { ticketReportTexts as texts } from '#web/messages/bookings.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ManyField } from '#web/ui/many-field.tsx';
import { reportDates } from './search-filters-section.tsx';

/** Which paid tickets are reported: of these parks (none: of all), booked within these days. It stands in the address. */
export interface ReportRange {
  parkIds: string[];
  from: Day;
  to: Day;
}

const dayOr = (text: string | null, otherwise: Day): Day => (text !== null && isDay(text) ? text : otherwise);

/** Without dates in the address: this month until today. */
export const readRange = (params: URLSearchParams, today: Day): ReportRange => ({
  parkIds: params.getAll('park'),
  from: dayOr(params.get('from'), `${today.slice(0, 8)}01`),
  to: dayOr(params.get('to'), today),
});

/** The address of another report, from its first page. */
export function writeRange(params: URLSearchParams, { parkIds, from, to }: ReportRange): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const name of ['page', 'park']) written.delete(name);
  for (const id of parkIds) written.append('park', id);
  written.set('from', from);
  written.set('to', to);
  return written;
}

/** What of an address another report of the same tickets needs: not how the table of this one stands. */
export const ofReport = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => ['park', 'from', 'to', 'organisation'].includes(name)));

type Problems = Partial<Record<'from' | 'to', string>>;

function problemsOf({ from, to }: ReportRange): Problems | null {
  const missing: Problems = {
    ...(isDay(from) ? {} : { from: texts.dateNeeded }),
    ...(isDay(to) ? {} : { to: texts.dateNeeded }),
  };
  if (Object.keys(missing).length > 0) return missing;
  return to < from ? { to: texts.endsBefore } : null;
}

/** Parks and days; the answer comes with Search. */
export function ReportFilters({ withParks }: { withParks: boolean }) {
  const [params, setParams] = useSearchParams();
  const today = dayOf(new Date());
  const [range, setRange] = useState(() => readRange(params, today));
  const [problems, setProblems] = useState<Problems>({});
  const [address, setAddress] = useState(params);
  // The back button: the fields say what the address says.
  if (address !== params) {
    setAddress(params);
    setRange(readRange(params, today));
  }
  const set = (change: Partial<ReportRange>) => {
    setRange({ ...range, ...change });
    setProblems({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(range);
    setProblems(found ?? {});
    if (!found) setParams((now) => writeRange(now, range));
  };
  const bounds = { type: 'date', required: true, ...reportDates(today) };
  return (
    <form className="filters" aria-label={texts.filters} onSubmit={submit} noValidate>
      {withParks && <ParksChoice chosen={range.parkIds} change={(parkIds) => set({ parkIds })} />}
      <TextField
        {...bounds}
        label={texts.from}
        problem={problems.from}
        value={range.from}
        change={(from) => set({ from })}
      />
      <TextField {...bounds} label={texts.to} problem={problems.to} value={range.to} change={(to) => set({ to })} />
      <div className="filters-do">
        <Button type="submit" variant="contained" color="secondary">
          {texts.submit}
        </Button>
      </div>
    </form>
  );
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
