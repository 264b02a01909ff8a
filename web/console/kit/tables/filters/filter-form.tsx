import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayOf, formatInstant, formatTime } from '#contract/kernel/dates/dates.ts';
import type { DateProblems } from '#web/console/kit/dates/date-range.ts';
import { PresetButtons } from '#web/console/kit/forms/range-field.tsx';
import { firstTexts } from '#web/console/kit/parts/first-texts.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { ExportButton } from '#web/console/kit/tables/choice/export-button.tsx';
import { ListTools } from '#web/console/kit/tables/list-tools.tsx';
import { FILTERS_IN_SIGHT, useMedia } from '#web/console/platform/media.ts';
import { Button } from '#web/ui/button.tsx';
import type { SearchAnswer } from './answer.ts';
import { FilterChips, searchButton } from './filter-chips.tsx';
import { type Filter, type FilterFieldProps, type Filters, filtersIn, NO_FILTERS, typedOf } from './filter-kinds.tsx';
import { type AddressFilters, useTypedFilters } from './typed-filters.ts';

export type AnswerStatus = Pick<
  SearchAnswer<unknown>,
  'asking' | 'dataUpdatedAt' | 'fetchStatus' | 'isPending' | 'isPlaceholderData'
>;

interface FilterFormProps {
  label: string;
  filters: Filters;
  answer: AnswerStatus;
  table: string;
  /** Absent without rows. */
  exported?: Pick<ComponentProps<typeof ExportButton>, 'sheet' | 'file'> | undefined;
}

/** From 1280 pixels on most fields are next to the box. The answer comes with Search or a preset range. */
export function FilterForm({ label, filters, answer, table, exported }: FilterFormProps) {
  const all = Object.values(filters);
  const { typed, set, search, asked } = useTypedFilters((params) => filtersIn(filters, params));
  const [problems, setProblems] = useState<DateProblems>({});
  const [isOpen, setOpen] = useState(false);
  const change = (part: AddressFilters) => {
    set(part);
    setProblems({});
  };
  const ask = (wanted: AddressFilters) => {
    const found: DateProblems = Object.assign({}, ...all.map((one) => one.problems?.(wanted)));
    setProblems(found);
    if (Object.keys(found).length === 0) search(wanted);
    else setOpen(true);
  };
  const choose = (range: AddressFilters) => {
    change(range);
    ask({ ...typed, ...range });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (form.checkValidity()) return ask(typed);
    // An invalid day shows its error in the unfolded fields, and nothing is fetched.
    flushSync(() => setOpen(true));
    form.querySelector<HTMLElement>(':invalid:not(fieldset)')?.focus();
  };
  const fieldOf = (filter: Filter) => (
    <FilterField key={filter.names[0]} filter={filter} typed={typed} set={change} problems={problems} />
  );
  const isWide = useMedia(FILTERS_IN_SIGHT);
  const [above, others] = [all.filter(isAbove), all.filter((filter) => !isAbove(filter))];
  const named = isWide ? others.filter(({ isMore }) => !isMore) : [];
  const folded = others.filter((filter) => !named.includes(filter));
  const hasFields = above.length + named.length > 0;
  const empty = filtersIn(filters, NO_FILTERS);
  const isEmpty = Object.keys(empty).every((name) => String(typed[name]) === String(empty[name]));
  const clear = !isEmpty && all.every((filter) => !filter.problems) && (
    <Button
      onClick={(event) => {
        searchButton(event)?.focus();
        choose(empty);
      }}
    >
      {uiTexts.clear}
    </Button>
  );
  const doing = (
    <>
      <Button type="submit" variant="contained" color="secondary">
        {uiTexts.search}
      </Button>
      <span className="hint as-of" role="status">
        {wordsOf(answer)}
      </span>
      {exported && <ExportButton {...exported} disabled={answer.isPlaceholderData} />}
    </>
  );
  return (
    <div className="filters">
      <form aria-label={label} onSubmit={submit} noValidate>
        {hasFields && (
          <div className="row filters-do">
            {above.map(fieldOf)}
            {named.length > 0 && <div className="filters-named">{named.map(fieldOf)}</div>}
            {doing}
          </div>
        )}
        <div className="row filters-row">
          {folded.length > 0 && (
            <button type="button" className="preset" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <SlidersHorizontal aria-hidden size={16} /> {isWide ? uiTexts.moreFilters : uiTexts.filters}
            </button>
          )}
          {others.map((filter) => (
            <FilterPresets key={filter.names[0]} filter={filter} typed={typed} choose={choose} />
          ))}
          <FilterChips filters={folded} asked={asked} clearsAll={!isWide || !clear} />
          {isWide && clear}
          {!hasFields && doing}
        </div>
        <div className="card filters-fields" hidden={!isOpen || folded.length === 0}>
          {folded.map(fieldOf)}
          {!isWide && clear}
        </div>
      </form>
      <ListTools table={table} />
    </div>
  );
}

const isAbove = ({ isBox, isAlways }: Filter): boolean => Boolean(isBox || isAlways);

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

/** Time in IST; with the day if the page has been open since another one. */
function wordsOf({ asking, dataUpdatedAt, fetchStatus, isPending, isPlaceholderData }: AnswerStatus): string {
  if (fetchStatus === 'paused') return uiTexts.offline;
  if (isPending) return '';
  if (fetchStatus === 'fetching' && (asking || isPlaceholderData)) return firstTexts.loading;
  if (dataUpdatedAt === 0) return '';
  const at = new Date(dataUpdatedAt);
  return uiTexts.asOf(dayOf(at) === dayOf(new Date()) ? formatTime(at) : formatInstant(at));
}
