import { type ReactNode, useState } from 'react';
import { dayOf } from '#contract/kernel/dates.ts';
import {
  type DateProblems,
  type DateRange,
  problemsOfDates,
  reportDates,
  USUAL_PRESETS,
} from '#web/console/kit/dates/date-range.ts';
import { type AnswerStatus, FilterForm } from '#web/console/kit/forms/filter-form.tsx';
import { PresetButtons, RangeFields } from '#web/console/kit/forms/range-field.tsx';
import { daysChip, type FilterChip } from './filters/filter-chips.tsx';
import { type AddressFilters, useTypedFilters } from './filters/typed-filters.ts';

type More<F> = (filter: F, set: (change: Partial<F>) => void) => ReactNode;

export interface ReportFormProps<F extends DateRange> {
  label: string;
  read: (params: URLSearchParams) => F;
  /** The filter under its names in the address. */
  write: (filter: F) => AddressFilters;
  /** Other fields, before and after the two dates. */
  before?: More<F> | undefined;
  after?: More<F> | undefined;
  answer: AnswerStatus;
  /** What the address narrows the list by, beside the days. */
  chips?: ((asked: F) => readonly FilterChip[]) | undefined;
}

/** The days that are shown where nobody asked for any. */
const NO_FILTERS = new URLSearchParams();

/** What a report covers: two dates, with more fields around them. The answer comes with Search, or with a range by its name; all of it stands in the address. */
export function ReportForm<F extends DateRange>({ read, write, before, after, chips, ...form }: ReportFormProps<F>) {
  const { typed, set, search, asked } = useTypedFilters(read);
  const [problems, setProblems] = useState<DateProblems>({});
  const change = (part: Partial<F>) => {
    set(part);
    setProblems({});
  };
  const ask = (wanted: F) => {
    const found = problemsOfDates(wanted);
    setProblems(found);
    if (Object.keys(found).length === 0) search(write(wanted));
  };
  const today = dayOf(new Date());
  const days = { range: typed, today };
  return (
    <FilterForm
      {...form}
      search={() => ask(typed)}
      chips={[daysChip(asked, ['from', 'to'], read(NO_FILTERS)), ...(chips?.(asked) ?? [])]}
    >
      <PresetButtons
        {...days}
        presets={USUAL_PRESETS}
        choose={(range) => {
          change(range as Partial<F>);
          ask({ ...typed, ...range });
        }}
      />
      {before?.(typed, change)}
      <RangeFields
        {...days}
        {...reportDates(today)}
        required
        problems={problems}
        change={(part) => change(part as Partial<F>)}
      />
      {after?.(typed, change)}
    </FilterForm>
  );
}
