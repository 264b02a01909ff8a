import { type ReactNode, useState } from 'react';
import { dayOf } from '#contract/dates.ts';
import { type DateProblems, type DateRange, problemsOfDates, reportDates, USUAL_PRESETS } from './date-range.ts';
import { type AnswerStatus, FilterForm } from './filter-form.tsx';
import { PresetButtons, RangeFields } from './range-field.tsx';
import { type AddressFilters, useTypedFilters } from './typed-filters.ts';

type More<F> = (filter: F, set: (change: Partial<F>) => void) => ReactNode;

interface ReportFormProps<F extends DateRange> {
  label: string;
  read: (params: URLSearchParams) => F;
  /** The filter under its names in the address. */
  write: (filter: F) => AddressFilters;
  /** Other fields, before and after the two dates. */
  before?: More<F> | undefined;
  after?: More<F> | undefined;
  answer: AnswerStatus;
}

/** What a report covers: two dates, with more fields around them. The answer comes with Search, or with a range by its name; all of it stands in the address. */
export function ReportForm<F extends DateRange>({ label, read, write, before, after, answer }: ReportFormProps<F>) {
  const { typed, set, search } = useTypedFilters(read);
  const [problems, setProblems] = useState<DateProblems>({});
  const change = (part: Partial<F>) => {
    set(part);
    setProblems({});
  };
  const ask = (asked: F) => {
    const found = problemsOfDates(asked);
    setProblems(found);
    if (Object.keys(found).length === 0) search(write(asked));
  };
  const today = dayOf(new Date());
  const days = { range: typed, today };
  return (
    <FilterForm label={label} answer={answer} search={() => ask(typed)}>
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
