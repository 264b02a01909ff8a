import { type FormEvent, useState } from 'react';
import { dayOf, formatInstant, formatTime } from '#contract/kernel/dates.ts';
import type { DateProblems } from '#web/console/kit/dates/date-range.ts';
import { PresetButtons } from '#web/console/kit/forms/range-field.tsx';
import { Button } from '#web/console/kit/parts/button.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { SearchAnswer } from './answer.ts';
import { FilterChips } from './filter-chips.tsx';
import { type Filter, type FilterFieldProps, type Filters, filtersIn, typedOf } from './filter-kinds.tsx';
import { type AddressFilters, useTypedFilters } from './typed-filters.ts';

/** The words beside Search are made from this: whether an answer is on its way, and how old the last one is. */
export type AnswerStatus = Pick<
  SearchAnswer<unknown>,
  'asking' | 'dataUpdatedAt' | 'fetchStatus' | 'isPending' | 'isPlaceholderData'
>;

interface FilterFormProps {
  label: string;
  filters: Filters;
  answer: AnswerStatus;
}

/** An address without filters asks for this. */
const NO_FILTERS = new URLSearchParams();

/** Filters above a list. The answer comes with Search, or with a range by its name, and how old it is stands beside; all of it stands in the address. */
export function FilterForm({ label, filters, answer }: FilterFormProps) {
  const all = Object.values(filters);
  const { typed, set, search, asked } = useTypedFilters((params) => filtersIn(filters, params));
  const [problems, setProblems] = useState<DateProblems>({});
  const change = (part: AddressFilters) => {
    set(part);
    setProblems({});
  };
  const ask = (wanted: AddressFilters) => {
    const found: DateProblems = Object.assign({}, ...all.map((one) => one.problems?.(wanted)));
    setProblems(found);
    if (Object.keys(found).length === 0) search(wanted);
  };
  const choose = (range: AddressFilters) => {
    change(range);
    ask({ ...typed, ...range });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // A day that cannot be read says so itself, and nothing is asked.
    if (form.checkValidity()) ask(typed);
    else form.querySelector<HTMLElement>(':invalid:not(fieldset)')?.focus();
  };
  return (
    <form className="filters" aria-label={label} onSubmit={submit} noValidate>
      {all.map((filter) => (
        <FilterPresets key={filter.names[0]} filter={filter} typed={typed} choose={choose} />
      ))}
      {all.map((filter) => (
        <FilterField key={filter.names[0]} filter={filter} typed={typed} set={change} problems={problems} />
      ))}
      <div className="filters-do">
        <Button type="submit" variant="contained" color="secondary">
          {uiTexts.search}
        </Button>
        {all.every((filter) => !filter.problems) && (
          <Button onClick={() => ask(filtersIn(filters, NO_FILTERS))}>{uiTexts.clear}</Button>
        )}
        <span className="as-of" role="status">
          {wordsOf(answer)}
        </span>
      </div>
      <FilterChips filters={all} asked={asked} />
    </form>
  );
}

interface OfFilter {
  filter: Filter;
  typed: AddressFilters;
}

function FilterPresets({ filter, typed, choose }: OfFilter & { choose: (range: AddressFilters) => void }) {
  const { presets, names } = filter;
  if (!presets) return null;
  const [from = '', to = from] = names.map((name) => String(typed[name]));
  return (
    <PresetButtons
      presets={presets}
      today={dayOf(new Date())}
      range={{ from, to }}
      choose={(range) => choose(typedOf(range, names))}
    />
  );
}

const FilterField = ({ filter, ...props }: OfFilter & Pick<FilterFieldProps, 'set' | 'problems'>) =>
  filter.field({ ...props, options: filter.useOptions(props.typed) });

/** Times are those of Kolkata; with their day where the page has stood open since another one. */
function wordsOf({ asking, dataUpdatedAt, fetchStatus, isPending, isPlaceholderData }: AnswerStatus): string {
  if (fetchStatus === 'paused') return uiTexts.offline;
  if (isPending) return '';
  if (fetchStatus === 'fetching' && (asking || isPlaceholderData)) return uiTexts.loading;
  if (dataUpdatedAt === 0) return '';
  const at = new Date(dataUpdatedAt);
  return uiTexts.asOf(dayOf(at) === dayOf(new Date()) ? formatTime(at) : formatInstant(at));
}
