import { useMemo } from 'react';
import { type Column, compareValues, type Identified } from './columns.ts';
import type { ListState } from './filters/list-state.ts';

interface Listed<R extends Identified> {
  columns: readonly Column<R>[];
  rows: readonly R[];
  state: ListState;
  total?: number;
}

export function useRowModel<R extends Identified>({ columns, rows, state, total }: Listed<R>) {
  const { sort, size } = state;
  const isWhole = total === undefined;
  const before = (isWhole ? lastPageWithin(rows, state) : state.page - 1) * size;
  const ordered = useMemo(() => (isWhole ? inOrder(rows, columns, sort) : rows), [isWhole, rows, columns, sort]);
  const shown = useMemo(
    () => (isWhole ? ordered.slice(before, before + size) : ordered),
    [isWhole, ordered, before, size],
  );
  return { shown, before };
}

/** Stable; rows without a value come last in either direction. */
function inOrder<R>(rows: readonly R[], columns: readonly Column<R>[], sort: ListState['sort']): readonly R[] {
  const value = columns.find(({ id }) => id === sort?.id)?.value;
  if (!sort || !value) return rows;
  const valued = rows.map((row) => ({ row, by: value(row) }));
  valued.sort((a, b) => {
    if (a.by === null || b.by === null) return Number(a.by === null) - Number(b.by === null);
    return compareValues(a.by, b.by) * (sort.desc ? -1 : 1);
  });
  return valued.map(({ row }) => row);
}

/** Fewer rows, after a search or a deletion, must not leave an empty page. */
const lastPageWithin = (rows: readonly unknown[], { page, size }: ListState): number =>
  Math.max(0, Math.min(page, Math.ceil(rows.length / size)) - 1);
