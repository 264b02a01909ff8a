import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type Column, compareValues, type Identified } from './columns.ts';
import type { ListState } from './filters/list-state.ts';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

const NONE: readonly never[] = [];

interface Listed<R extends Identified> {
  columns: readonly Column<R>[];
  rows: readonly R[];
  state: ListState;
  /** See DataTableProps. */
  total?: number;
}

/** The rows of one page in their order, and how many stand before them. */
export function useRowModel<R extends Identified>({ columns, rows, state, total }: Listed<R>) {
  const page = total === undefined ? lastPageWithin(rows, state) : state.page - 1;
  // Rows that stand as they came, or as the server has sorted them, need no model: making one of ten thousand takes longer than drawing them.
  const ordered = state.sort !== null && total === undefined;
  const table = useTable({
    features,
    columns: useMemo(() => columns.map(definitionOf), [columns]),
    data: (ordered ? rows : NONE) as R[],
    getRowId: ({ id }) => id,
    manualPagination: total !== undefined,
    rowCount: total ?? rows.length,
    enableMultiSort: false,
    state: {
      sorting: ordered && state.sort ? [state.sort] : [],
      pagination: { pageIndex: page, pageSize: state.size },
    },
  });
  const { rows: model } = table.getRowModel();
  const before = page * state.size;
  const shown = useMemo(() => {
    if (ordered) return model.map((row) => row.original);
    return total === undefined ? rows.slice(before, before + state.size) : rows;
  }, [ordered, model, rows, total, before, state.size]);
  return { shown, before };
}

const definitionOf = <R extends Identified>({ id, header, value }: Column<R>) => ({
  id,
  header,
  accessorFn: (row: R) => value?.(row) ?? undefined,
  enableSorting: value !== undefined,
  sortUndefined: 'last' as const,
  sortFn: (a: { getValue: (id: string) => unknown }, b: { getValue: (id: string) => unknown }, column: string) =>
    compareValues(a.getValue(column) as string, b.getValue(column) as string),
});

/** Fewer rows than before, after a search or a delete, must not leave an empty page. */
const lastPageWithin = (rows: readonly unknown[], { page, size }: ListState): number =>
  Math.max(0, Math.min(page, Math.ceil(rows.length / size)) - 1);
