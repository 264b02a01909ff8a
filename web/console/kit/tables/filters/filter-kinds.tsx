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
  /** These are typed into all filters of the form. */
  typed: AddressFilters;
  set: (change: AddressFilters) => void;
  options: readonly Option[];
  problems: DateProblems;
}

/** One filter above a list, declared once: how it stands in the address, what it asks for, its field and its words. */
export interface Filter<Asked = unknown> {
  label: string;
  /** It stands in the address under these. */
  names: readonly [string, ...string[]];
  /** An address says this, as the field holds it; nonsense is nothing. */
  read: (params: URLSearchParams) => AddressFilters;
  /** An address asks for this. */
  asked: (params: URLSearchParams) => Asked;
  /** These can be chosen, given what is typed. */
  useOptions: (typed: AddressFilters) => readonly Option[];
  /** Says what it narrows a list to. */
  inWords: (typed: AddressFilters, options: readonly Option[]) => string;
  field: (props: FilterFieldProps) => ReactNode;
  /** One is chosen in any case, so that it narrows nothing. */
  isAlways?: boolean;
  /** It stands above the others, always in sight. */
  isBox?: boolean;
  /** It stays folded on wide screens too. */
  isMore?: boolean;
  /** An address says this where it narrows nothing; nothing under its names unless said. */
  open?: () => AddressFilters;
  /** Ranges by their name, asked for with one press. */
  presets?: readonly Preset[] | undefined;
  /** Says what is wrong with what was typed: then nothing is asked. Only of days that a list cannot be without. */
  problems?: (typed: AddressFilters) => DateProblems;
}

/** The filters of a list in their order, each under the name that the call has for it. */
export type Filters = Record<string, Filter>;
export type AskedOf<F extends Filters> = { [Name in keyof F]: F[Name] extends Filter<infer Asked> ? Asked : never };

/** A filter that few need: folded on wide screens too. */
export const more = <Of extends Filter>(filter: Of): Of => ({ ...filter, isMore: true });

/** An address asks this of a list with these filters. */
export const askedOf = <F extends Filters>(filters: F, params: URLSearchParams): AskedOf<F> =>
  Object.fromEntries(Object.entries(filters).map(([name, { asked }]) => [name, asked(params)])) as AskedOf<F>;

/** An address says this of these filters, as their fields hold it. */
export const filtersIn = (filters: Filters, params: URLSearchParams): AddressFilters =>
  Object.assign({}, ...Object.values(filters).map(({ read }) => read(params)));

const NO_OPTIONS: readonly Option[] = [];

const textIn = (typed: AddressFilters, name: string): string => String(typed[name] ?? '');

/** A filter that is one text, or null for any. */
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

/** A text is searched for as it was typed. */
export const textFilter = (name: string, label: string, typing = AS_TYPED): Filter<string | null> => ({
  ...single(label, name, (text) => text || null),
  field: ({ typed, set }) => (
    <TextField label={label} {...typing} value={textIn(typed, name)} change={(text) => set({ [name]: text })} />
  ),
});

export const mobileFilter = (label: string): Filter<string | null> =>
  textFilter('mobile', label, { type: 'tel', inputMode: 'numeric' });

/** A box for whatever somebody has of a row: the server says what it may mean. */
export const boxFilter = (label: string): Filter<string | null> => ({
  ...textFilter('q', label),
  isBox: true,
  field: ({ typed, set }) => <SearchBox label={label} value={textIn(typed, 'q')} search={(text) => set({ q: text })} />,
});

interface RecordChoice {
  label: string;
  /** Offered first; absent: one is always chosen. */
  none?: string;
  useOptions: (typed: AddressFilters) => readonly Option[];
}

/** A choice among records, by their ids. */
export function recordFilter(name: string, choice: RecordChoice & { clears?: string }): Filter<string | null> {
  const { clears } = choice;
  return choiceFilter(name, { ...choice, valid: (id) => id || null, more: clears ? { [clears]: '' } : {} });
}

interface ValueChoice<V extends string> extends Pick<RecordChoice, 'label' | 'none'> {
  values: readonly V[];
  words: (value: V) => string;
}

/** A choice among values that the contract names. */
export function valueFilter<V extends string>(name: string, choice: ValueChoice<V>): Filter<V | null> {
  const { values, words } = choice;
  const options = values.map((value) => ({ value, label: words(value) }));
  return choiceFilter(name, {
    ...choice,
    useOptions: () => options,
    valid: (text) => values.find((value) => value === text) ?? null,
  });
}

interface Choice<V extends string> extends RecordChoice {
  valid: (text: string) => V | null;
  /** Other filters change with it to this. */
  more?: AddressFilters;
}

/** One of several. */
export const choiceFilter = <V extends string>(name: string, choice: Choice<V>): Filter<V | null> => ({
  ...single(choice.label, name, choice.valid),
  useOptions: choice.useOptions,
  isAlways: choice.none === undefined,
  inWords: (typed, options) => chosenWords(options, [textIn(typed, name)]),
  field: ({ typed, set, options }) => (
    <SelectField
      label={choice.label}
      {...(choice.none !== undefined && { none: choice.none })}
      value={textIn(typed, name)}
      change={(value) => set({ [name]: value, ...choice.more })}
      options={options}
    />
  ),
});

type SeveralRecords = Required<RecordChoice> & { several: (count: number) => string };

/** Any number of records, by their ids; none: of all. */
export function recordsFilter(name: string, { useOptions, ...choice }: SeveralRecords): Filter<string[]> {
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

/** One day. */
export const dayFilter = (name: string, label: string, presets: readonly Preset[]): Filter<Day | null> => ({
  ...single(label, name, dayOrNull),
  presets,
  inWords: (typed) => dayInWords(textIn(typed, name)),
  field: ({ typed, set }) => {
    const today = dayOf(new Date());
    const value = textIn(typed, name);
    return (
      <DateField
        label={label}
        today={today}
        {...reportDates(today)}
        value={value}
        change={(day) => set({ [name]: day })}
      />
    );
  },
});

interface Days {
  /** The first and the last one stand in the address under these. */
  names?: readonly [string, string];
  label?: string;
  labels?: Record<keyof DateRange, string>;
  presets?: readonly Preset[];
  /** Those of an address that names none: the list cannot be without. Absent: either end may be open, and is ''. */
  usual?: (today: Day, params: URLSearchParams) => DateRange;
}

const OPEN: DateRange = { from: '', to: '' };

/** Days from the first to the last. */
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

/** A range as the fields of a filter hold it; a filter of one day holds its first. */
export const typedOf = ({ from, to }: DateRange, [first, last]: Filter['names']): AddressFilters => ({
  [first]: from,
  ...(last !== undefined && { [last]: to }),
});

const { filterChips: texts } = uiTexts;

/** Says which of these options are chosen; how many where that would be long, or where their names are not here yet. */
export function chosenWords(options: readonly Option[], chosen: readonly string[]): string {
  const known = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  if (chosen.length === 0) return '';
  return known.length === chosen.length && known.length < 3 ? known.join(', ') : texts.count(chosen.length);
}

/** "Sat, 21 Nov – Sun, 22 Nov"; of a range that is open at one end, what is known; across a year, both. */
export function daysInWords({ from, to }: DateRange): string {
  const isAcross = isDay(from) && isDay(to) && from.slice(0, 4) !== to.slice(0, 4);
  const words = isAcross ? formatDay : dayInWords;
  const [first, last] = [words(from), words(to)];
  if (first && last) return first === last ? first : `${first} – ${last}`;
  if (first) return texts.since(first);
  return last && texts.until(last);
}

/** "Sat, 21 Nov"; with its year where that is another one; what is no day narrows nothing. */
export function dayInWords(day: Day): string {
  if (!isDay(day)) return '';
  return day.slice(0, 4) === dayOf(new Date()).slice(0, 4) ? formatShortDay(day) : formatDay(day);
}
