import type { ComponentProps, ReactNode } from 'react';
import { type Day, dayOf, formatDay, formatShortDay, isDay } from '#contract/kernel/dates/dates.ts';
import { DateField } from '#web/console/kit/dates/date-field.tsx';
import {
  type DateProblems,
  type DateRange,
  everyDay,
  PRESETS,
  type Preset,
  problemsOfDates,
  readDates,
  reportDates,
} from '#web/console/kit/dates/date-range.ts';
import { type Option, SelectField, TextField } from '#web/console/kit/forms/field.tsx';
import { ManyField } from '#web/console/kit/forms/many-field.tsx';
import { RangeFields } from '#web/console/kit/forms/range-field.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { SearchBox } from './search-box.tsx';
import type { AddressFilters } from './typed-filters.ts';

export interface FilterFieldProps {
  typed: AddressFilters;
  set: (change: AddressFilters) => void;
  options: readonly Option[];
  problems: DateProblems;
}

export interface Filter<Asked = unknown> {
  label: string;
  names: readonly [string, ...string[]];
  /** Field values of an address; invalid ones are empty. */
  read: (params: URLSearchParams) => AddressFilters;
  asked: (params: URLSearchParams) => Asked;
  useOptions: (typed: AddressFilters) => readonly Option[];
  inWords: (typed: AddressFilters, options: readonly Option[]) => string;
  field: (props: FilterFieldProps) => ReactNode;
  /** A value is always chosen, so it is never an active filter. */
  isAlways?: boolean;
  isBox?: boolean;
  isMore?: boolean;
  /** Default values, which count as no filter; empty unless given. */
  open?: () => AddressFilters;
  presets?: readonly Preset[] | undefined;
  /** Errors that block the search: only for days that the list requires. */
  problems?: (typed: AddressFilters) => DateProblems;
}

export type Filters = Record<string, Filter>;
export type AskedOf<F extends Filters> = { [Name in keyof F]: F[Name] extends Filter<infer Asked> ? Asked : never };

export const more = <Of extends Filter>(filter: Of): Of => ({ ...filter, isMore: true });

export const askedOf = <F extends Filters>(filters: F, params: URLSearchParams): AskedOf<F> =>
  Object.fromEntries(Object.entries(filters).map(([name, { asked }]) => [name, asked(params)])) as AskedOf<F>;

/** The address of a list as it opens. */
export const NO_FILTERS = new URLSearchParams();

/** Whether less is found by what is asked than as usual. */
export const isNarrowing = (
  { names, isAlways, isBox }: Filter,
  asked: AddressFilters,
  usual: AddressFilters,
): boolean => !isAlways && !isBox && names.some((name) => String(asked[name]) !== String(usual[name]));

export const filtersIn = (filters: Filters, params: URLSearchParams): AddressFilters =>
  Object.assign({}, ...Object.values(filters).map(({ read }) => read(params)));

const NO_OPTIONS: readonly Option[] = [];

const textIn = (typed: AddressFilters, name: string): string => String(typed[name] ?? '');

const single = <V extends string>(label: string, name: string, valid: (text: string) => V | null) => ({
  label,
  names: [name] as const,
  read: (params: URLSearchParams) => ({ [name]: valid(params.get(name) ?? '') ?? '' }),
  asked: (params: URLSearchParams) => valid(params.get(name) ?? ''),
  useOptions: (_: AddressFilters) => NO_OPTIONS,
  inWords: (typed: AddressFilters) => textIn(typed, name),
});

type Typing = Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'spellCheck' | 'autoCapitalize'>;
const AS_TYPED: Typing = { spellCheck: false, autoCapitalize: 'none' };

export const textFilter = (name: string, label: string, typing = AS_TYPED): Filter<string | null> => ({
  ...single(label, name, (text) => text || null),
  field: ({ typed, set }) => (
    <TextField label={label} {...typing} value={textIn(typed, name)} change={(text) => set({ [name]: text })} />
  ),
});

/** A search box; the server decides what a text may mean. */
export const boxFilter = (label: string): Filter<string | null> => ({
  ...textFilter('q', label),
  isBox: true,
  field: ({ typed, set }) => <SearchBox label={label} value={textIn(typed, 'q')} search={(text) => set({ q: text })} />,
});

interface Choice<V extends string> {
  label: string;
  /** Absent: a value is always chosen. */
  none?: string;
  useOptions: (typed: AddressFilters) => readonly Option[];
  /** Null for a value that cannot be chosen; any can be if absent. */
  valid?: (text: string) => V | null;
  /** Filter that another choice empties. */
  clears?: string;
}

export function choiceFilter<V extends string>(name: string, choice: Choice<V>): Filter<V | null> {
  const { label, none, useOptions, valid = (text) => (text as V) || null, clears } = choice;
  return {
    ...single(label, name, valid),
    useOptions,
    isAlways: none === undefined,
    inWords: (typed, options) => chosenWords(options, [textIn(typed, name)]),
    field: ({ typed, set, options }) => (
      <SelectField
        label={label}
        {...(none !== undefined && { none })}
        value={textIn(typed, name)}
        change={(value) => set({ [name]: value, ...(clears && { [clears]: '' }) })}
        options={options}
      />
    ),
  };
}

interface ValueChoice<V extends string> extends Pick<Choice<V>, 'label' | 'none'> {
  values: readonly V[];
  words: (value: V) => string;
}

export function valueFilter<V extends string>(name: string, choice: ValueChoice<V>): Filter<V | null> {
  const { values, words, ...shown } = choice;
  const options = values.map((value) => ({ value, label: words(value) }));
  const valid = (text: string) => values.find((value) => value === text) ?? null;
  return choiceFilter(name, { ...shown, useOptions: () => options, valid });
}

type SeveralChoices = Required<Pick<Choice<string>, 'label' | 'none' | 'useOptions'>> & {
  several: (count: number) => string;
};

export function recordsFilter(name: string, { useOptions, ...choice }: SeveralChoices): Filter<string[]> {
  const chosen = (typed: AddressFilters) => typed[name] as readonly string[];
  return {
    label: choice.label,
    names: [name],
    read: (params) => ({ [name]: params.getAll(name) }),
    asked: (params) => params.getAll(name),
    useOptions,
    inWords: (typed, options) => chosenWords(options, chosen(typed)),
    field: ({ typed, set, options }) => (
      <ManyField {...choice} options={options} chosen={chosen(typed)} change={(ids) => set({ [name]: ids })} />
    ),
  };
}

const dayOrNull = (text: string): Day | null => (isDay(text) ? text : null);

export const dayFilter = (name: string, label: string, presets: readonly Preset[]): Filter<Day | null> => ({
  ...single(label, name, dayOrNull),
  presets,
  inWords: (typed) => dayInWords(textIn(typed, name)),
  field: ({ typed, set }) => {
    const today = dayOf(new Date());
    const field = { label, today, ...reportDates(today), value: textIn(typed, name) };
    return <DateField {...field} change={(day) => set({ [name]: day })} />;
  },
});

interface Days {
  names?: readonly [string, string];
  label?: string;
  labels?: Record<keyof DateRange, string>;
  presets?: readonly Preset[];
  /** Default range of a list that requires one; absent: either end may be open (''). */
  usual?: (today: Day, params: URLSearchParams) => DateRange;
}

const OPEN: DateRange = { from: '', to: '' };

export function daysFilter({ names = ['from', 'to'], label, labels, presets, usual }: Days): Filter<DateRange> {
  const [first, last] = names;
  const rangeIn = (typed: AddressFilters) => ({ from: textIn(typed, first), to: textIn(typed, last) });
  const asked = (params: URLSearchParams) => readDates(params, usual?.(dayOf(new Date()), params) ?? OPEN, names);
  return {
    label: label ?? uiTexts.dates.range,
    names,
    presets: presets ?? (usual && PRESETS),
    asked,
    read: (params) => typedOf(asked(params), names),
    inWords: (typed) => daysInWords(rangeIn(typed)),
    ...(usual && {
      problems: (typed: AddressFilters) => problemsOfDates(rangeIn(typed)),
      open: () => typedOf(everyDay(dayOf(new Date())), names),
    }),
    useOptions: () => NO_OPTIONS,
    field: ({ typed, set, problems }) => {
      const today = dayOf(new Date());
      return (
        <RangeFields
          {...(labels && { labels })}
          {...(usual && { ...reportDates(today), required: true, problems })}
          today={today}
          range={rangeIn(typed)}
          change={(part) => set(typedOf({ ...rangeIn(typed), ...part }, names))}
        />
      );
    },
  };
}

export const typedOf = ({ from, to }: DateRange, [first, last]: Filter['names']): AddressFilters => ({
  [first]: from,
  ...(last !== undefined && { [last]: to }),
});

const { filterChips: texts } = uiTexts;

export function chosenWords(options: readonly Option[], chosen: readonly string[]): string {
  const known = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  if (chosen.length === 0) return '';
  return known.length === chosen.length && known.length < 3 ? known.join(', ') : texts.count(chosen.length);
}

/** "Sat, 21 Nov – Sun, 22 Nov"; one end if the other is open; with years if they differ. */
export function daysInWords({ from, to }: DateRange): string {
  const isAcross = isDay(from) && isDay(to) && from.slice(0, 4) !== to.slice(0, 4);
  const words = isAcross ? formatDay : dayInWords;
  const [first, last] = [words(from), words(to)];
  if (first && last) return first === last ? first : `${first} – ${last}`;
  if (first) return texts.since(first);
  return last && texts.until(last);
}

/** "Sat, 21 Nov", with the year unless it is this one; invalid days are no filter. */
export function dayInWords(day: Day): string {
  if (!isDay(day)) return '';
  return day.slice(0, 4) === dayOf(new Date()).slice(0, 4) ? formatShortDay(day) : formatDay(day);
}
