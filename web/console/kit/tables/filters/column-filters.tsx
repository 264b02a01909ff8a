import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { type Column, compareValues } from '#web/console/kit/tables/columns.ts';
import { searchAddress } from './typed-filters.ts';

const { columnFilters: texts } = uiTexts;

/** A column narrows its list in the address under this: `?is.status=Active`. */
const filterOf = ({ id }: Column<never>): string => `is.${id}`;

/** The rows that say in each column what the address asks there; all of them where it asks nothing. */
export function narrowed<R>(rows: readonly R[], columns: readonly Column<R>[], asked: URLSearchParams): readonly R[] {
  const filters = columns.flatMap((column) => {
    const words = asked.get(filterOf(column));
    return column.narrows && words ? [[column.narrows, words] as const] : [];
  });
  return filters.length === 0 ? rows : rows.filter((row) => filters.every(([said, words]) => said(row) === words));
}

interface FiltersProps<R> {
  columns: readonly Column<R>[];
  /** All rows of the list, whatever narrows it. */
  rows: readonly R[];
}

/** A list that comes whole has beside its search box a choice for each column of few words, where its rows differ in it. */
export function ColumnFilters<R>({ columns, rows }: FiltersProps<R>) {
  const [params, setParams] = useSearchParams();
  const offers = useMemo(() => columns.map((column) => wordsOf(column, rows)), [columns, rows]);
  const choose = (name: string, words: string) =>
    setParams((now) => searchAddress(now, { [name]: words }), { preventScrollReset: true });
  return columns.map((column, at) => {
    const name = filterOf(column);
    const chosen = params.get(name) ?? '';
    const offered = offers[at] ?? [];
    if (offered.length < 2 && !chosen) return null;
    return (
      <select
        key={name}
        className="column-filter"
        aria-label={texts.only(column.header)}
        value={chosen}
        onChange={(event) => choose(name, event.target.value)}
      >
        <option value="">{texts.all(column.header)}</option>
        {[...new Set([...offered, ...(chosen ? [chosen] : [])])].map((words) => (
          <option key={words} value={words}>
            {texts.one(column.header, words)}
          </option>
        ))}
      </select>
    );
  });
}

/** More words than these are better searched for than chosen from. */
const MOST_WORDS = 40;

function wordsOf<R>({ narrows }: Column<R>, rows: readonly R[]): readonly string[] {
  if (!narrows) return [];
  const words = new Set(rows.map(narrows).filter(Boolean));
  return words.size > MOST_WORDS ? [] : [...words].sort(compareValues);
}
