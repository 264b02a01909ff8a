import {
  createPaginatedRowModel,
  createSortedRowModel,
  type Header,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useMemo } from 'react';
import { PHONE, useMedia } from '#web/platform/media.ts';
import { CardList } from '#web/ui/card-list.tsx';
import { type Column, compareValues } from '#web/ui/columns.ts';
import { ALL_ROWS, type ListState } from '#web/ui/list-state.ts';
import { Pager } from '#web/ui/pager.tsx';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});
type Features = typeof features;

export interface DataTableProps<R> {
  /** Says what the table holds; for those who hear it. */
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowId: (row: R) => string;
  state: ListState;
  change: (change: Partial<ListState>) => void;
  /** Pages to choose from; ALL_ROWS: no pages. */
  sizes: readonly number[];
  /** How many there are on the server, which then sends one page at a time; absent: `rows` are all of them. */
  total?: number;
}

/** A native table with sorting and pages; below 600 pixels the same rows as cards. */
export function DataTable<R extends object>(props: DataTableProps<R>) {
  const phone = useMedia(PHONE);
  const { caption, columns, rows, rowId, state, change, sizes, total } = props;
  const table = useTable({
    features,
    columns: useMemo(() => columns.map(definitionOf), [columns]),
    data: rows as R[],
    getRowId: rowId,
    manualPagination: total !== undefined,
    rowCount: total ?? rows.length,
    enableMultiSort: false,
    state: {
      sorting: state.sort ? [state.sort] : [],
      pagination: {
        pageIndex: total === undefined ? lastPageWithin(rows, state) : state.page - 1,
        pageSize: state.size,
      },
    },
    onSortingChange: (next) => {
      const [sort] = typeof next === 'function' ? next(state.sort ? [state.sort] : []) : next;
      change({ sort: sort ?? null });
    },
  });
  const shown = table.getRowModel().rows.map((row) => row.original);
  const pager = sizes !== ALL_ROWS && (
    <Pager state={state} change={change} sizes={sizes} total={total ?? rows.length} shown={shown.length} />
  );
  if (phone)
    return (
      <>
        <CardList caption={caption} columns={columns} rows={shown} rowId={rowId} />
        {pager}
      </>
    );
  return (
    <div className="table-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="table-scroll" tabIndex={0} aria-label={caption}>
        <table>
          <caption className="hidden">{caption}</caption>
          <thead>
            <tr>
              {table.getFlatHeaders().map((header, at) => (
                <HeaderCell key={header.id} header={header} align={columns[at]?.align} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <BodyRow key={rowId(row)} columns={columns} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      {pager}
    </div>
  );
}

const definitionOf = <R extends object>({ id, header, value }: Column<R>) => ({
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

function HeaderCell<R extends object>({ header, align }: { header: Header<Features, R>; align?: 'end' }) {
  const { column } = header;
  const label = String(column.columnDef.header);
  const sorted = column.getIsSorted();
  if (!column.getCanSort())
    return (
      <th scope="col" className={align}>
        {label}
      </th>
    );
  const Arrow = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      className={align}
      aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none'}
    >
      <button type="button" onClick={() => column.toggleSorting(sorted === 'asc')}>
        {label}
        <Arrow aria-hidden size={14} className={sorted ? undefined : 'faint'} />
      </button>
    </th>
  );
}

function BodyRow<R>({ columns, row }: { columns: readonly Column<R>[]; row: R }) {
  return (
    <tr>
      {columns.map(({ id, cell, align }, at) =>
        at === 0 ? (
          <th key={id} scope="row">
            {cell(row)}
          </th>
        ) : (
          <td key={id} className={align}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
