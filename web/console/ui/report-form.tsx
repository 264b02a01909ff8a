import { type ReactNode, useState } from 'react';
import { dayOf } from '#contract/dates.ts';
import { type DateProblems, type DateRange, problemsOfDates, reportDates } from './date-range.ts';
import { TextField } from './field.tsx';
import { type AnswerStatus, FilterForm } from './filter-form.tsx';
import { uiTexts } from './texts.ts';
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

/** What a report covers: two dates, with more fields around them. The answer comes with Search; all of it stands in the address. */
export function ReportForm<F extends DateRange>({ label, read, write, before, after, answer }: ReportFormProps<F>) {
  const { typed, set, search } = useTypedFilters(read);
  const [problems, setProblems] = useState<DateProblems>({});
  const change = (part: Partial<F>) => {
    set(part);
    setProblems({});
  };
  const ask = () => {
    const found = problemsOfDates(typed);
    setProblems(found);
    if (Object.keys(found).length === 0) search(write(typed));
  };
  const date = (name: keyof DateRange) => ({
    ...reportDates(dayOf(new Date())),
    type: 'date',
    required: true,
    label: uiTexts.dates[name],
    problem: problems[name],
    value: typed[name],
    change: (day: string) => change({ [name]: day } as Partial<F>),
  });
  return (
    <FilterForm label={label} answer={answer} search={ask}>
      {before?.(typed, change)}
      <TextField {...date('from')} />
      <TextField {...date('to')} />
      {after?.(typed, change)}
    </FilterForm>
  );
}
