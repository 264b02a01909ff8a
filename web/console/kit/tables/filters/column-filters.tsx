import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { type Column, compareValues } from '#web/console/kit/tables/columns.ts';
import { searchAddress } from './typed-filters.ts';

const { columnFilters: texts } = uiTexts;

const filterOf = ({ id }: Column<never>): string => `is.${id}`;

const WITHOUT_OVER = '-';

/** Rows that match the column filters of the address; rows that are over come last. */
export function narrowed<R>(rows: readonly R[], columns: readonly Column<R>[], asked: URLSearchParams): readonly R[] {
  const filters = columns.flatMap((column) => {
    const words = asked.get(filterOf(column));
    return column.narrows && words && words !== WITHOUT_OVER ? [[column.narrows, words] as const] : [];
  });
  const found =
    filters.length === 0 ? rows : rows.filter((row) => filters.every(([said, words]) => said(row) === words));
  return columns.reduce((left, column) => overLast(left, column, asked), found);
}

function overLast<R>(rows: readonly R[], column: Column<R>, asked: URLSearchParams): readonly R[] {
  const { isOver } = column;
  if (!isOver || !rows.some(isOver)) return rows;
  const others = rows.filter((row) => !isOver(row));
  return asked.get(filterOf(column)) === WITHOUT_OVER ? others : [...others, ...rows.filter(isOver)];
}

interface FiltersProps<R> {
  columns: readonly Column<R>[];
  rows: readonly R[];
}

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
    const over = column.isOver ? rows.filter(column.isOver).length : 0;
    return (
      <select
        key={name}
        className="column-filter"
        aria-label={texts.only(column.header)}
        value={chosen}
        onChange={(event) => choose(name, event.target.value)}
      >
        <option value="">{texts.all(column.header)}</option>
        {(over > 0 || chosen === WITHOUT_OVER) && <option value={WITHOUT_OVER}>{texts.withoutOver(over)}</option>}
        {[...new Set([...offered, ...(chosen && chosen !== WITHOUT_OVER ? [chosen] : [])])].map((words) => (
          <option key={words} value={words}>
            {texts.one(column.header, words)}
          </option>
        ))}
      </select>
    );
  });
}

/** Above this number of distinct values search is better than a choice. */
const MOST_WORDS = 40;

function wordsOf<R>({ narrows }: Column<R>, rows: readonly R[]): readonly string[] {
  if (!narrows) return [];
  const words = new Set(rows.map(narrows).filter(Boolean));
  return words.size > MOST_WORDS ? [] : [...words].sort(compareValues);
}
