import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PAYMENT_MODES } from '#contract/appointments/model.ts';
import { type Day, dayOf, isDay } from '#contract/dates.ts';
import { type QueueKind, TOKEN_STATES } from '#contract/queues/model.ts';
import { reportDates } from '#web/features/bookings/search-filters-section.tsx';
import { ticketReportTexts as dateTexts } from '#web/messages/bookings.ts';
import { stateTexts, reportTexts as texts } from '#web/messages/token-desk.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';

/** Which tokens are reported; '' is any. All of it stands in the address. */
export interface ReportFilter {
  from: Day;
  to: Day;
  mode: string;
  state: string;
}

const dayOr = (text: string | null, otherwise: Day): Day => (text !== null && isDay(text) ? text : otherwise);

/** Without dates in the address: today. */
export const readFilter = (params: URLSearchParams, today: Day): ReportFilter => ({
  from: dayOr(params.get('from'), today),
  to: dayOr(params.get('to'), today),
  mode: PAYMENT_MODES.find((mode) => mode === params.get('mode')) ?? '',
  state: TOKEN_STATES.find((state) => state === params.get('state')) ?? '',
});

/** The address of another report, from its first page. */
export function writeFilter(params: URLSearchParams, filter: ReportFilter): URLSearchParams {
  const written = new URLSearchParams(params);
  written.delete('page');
  for (const [name, value] of Object.entries(filter)) {
    if (value) written.set(name, value);
    else written.delete(name);
  }
  return written;
}

type Problems = Partial<Record<'from' | 'to', string>>;

function problemsOf({ from, to }: ReportFilter): Problems {
  const missing = {
    ...(!isDay(from) && { from: dateTexts.dateNeeded }),
    ...(!isDay(to) && { to: dateTexts.dateNeeded }),
  };
  return Object.keys(missing).length === 0 && to < from ? { to: dateTexts.endsBefore } : missing;
}

/** Days, and for a clinic how it is paid and how far it is; the answer comes with Search. */
export function ReportFilters({ kind }: { kind: QueueKind }) {
  const [params, setParams] = useSearchParams();
  const today = dayOf(new Date());
  const [filter, setFilter] = useState(() => readFilter(params, today));
  const [problems, setProblems] = useState<Problems>({});
  const [address, setAddress] = useState(params);
  // The back button: the fields say what the address says.
  if (address !== params) {
    setAddress(params);
    setFilter(readFilter(params, today));
  }
  const set = (change: Partial<ReportFilter>) => {
    setFilter({ ...filter, ...change });
    setProblems({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(filter);
    setProblems(found);
    if (Object.keys(found).length === 0) setParams((now) => writeFilter(now, filter), { preventScrollReset: true });
  };
  const date = (name: 'from' | 'to') => ({
    label: texts[name],
    problem: problems[name],
    value: filter[name],
    change: (day: string) => set({ [name]: day }),
  });
  const bounds = { type: 'date', required: true, ...reportDates(today) };
  return (
    <form className="filters" aria-label={texts.filters} onSubmit={submit} noValidate>
      <TextField {...bounds} {...date('from')} />
      <TextField {...bounds} {...date('to')} />
      {kind === 'doctor' && <Choices filter={filter} set={set} />}
      <div className="filters-do">
        <Button type="submit" variant="contained" color="secondary">
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

const Choices = ({ filter, set }: { filter: ReportFilter; set: (change: Partial<ReportFilter>) => void }) => (
  <>
    <SelectField
      label={texts.mode}
      none={texts.allModes}
      value={filter.mode}
      change={(mode) => set({ mode })}
      options={PAYMENT_MODES.map((mode) => ({ value: mode, label: texts.modes[mode] }))}
    />
    <SelectField
      label={texts.state}
      none={texts.allStates}
      value={filter.state}
      change={(state) => set({ state })}
      options={TOKEN_STATES.map((state) => ({ value: state, label: stateTexts[state] }))}
    />
  </>
);
