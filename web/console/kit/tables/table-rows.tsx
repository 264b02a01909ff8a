import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { memo, type Ref } from 'react';
import { ChoiceCell, ChoiceHead } from './choice/choice-ticks.tsx';
import { type Column, cellLooks, type Identified, wordClass } from './columns.ts';
import type { ListState } from './filters/list-state.ts';

interface HeadRowProps<R> {
  columns: readonly Column<R>[];
  sort?: ListState['sort'];
  onServer?: boolean;
  /** Absent: rows keep their order. */
  sortBy?: ((sort: ListState['sort']) => void) | undefined;
}

export const HeadRow = <R,>({ columns, sort = null, onServer, sortBy }: HeadRowProps<R>) => (
  <tr aria-rowindex={1}>
    <ChoiceHead />
    {columns.map((column, at) =>
      sortBy && (onServer ? column.sorts : column.value) ? (
        <SortingHead key={column.id} column={column} sort={sort} sortBy={sortBy} />
      ) : (
        <th key={column.id} scope="col" {...cellLooks(columns, at)}>
          {column.header}
        </th>
      ),
    )}
  </tr>
);

type SortingHeadProps = Required<Pick<HeadRowProps<never>, 'sort'>> & {
  column: Column<never>;
  sortBy: (sort: ListState['sort']) => void;
};

function SortingHead({ column, sort, sortBy }: SortingHeadProps) {
  const { id, header } = column;
  const sorted = sort?.id === id ? sort : null;
  const Arrow = sorted === null ? ChevronsUpDown : sorted.desc ? ArrowDown : ArrowUp;
  const direction = sorted === null ? 'none' : sorted.desc ? 'descending' : 'ascending';
  return (
    <th scope="col" className={wordClass(column)} aria-sort={direction}>
      <button type="button" onClick={() => sortBy({ id, desc: sorted !== null && !sorted.desc })}>
        {header}
        <Arrow aria-hidden size={14} className={sorted ? undefined : 'faint'} />
      </button>
    </th>
  );
}

interface BodyRowProps<R> {
  columns: readonly Column<R>[];
  row: R;
  /** Index among the rows of this page; absent for a sum. */
  at?: number;
  /** aria-rowindex: the head is 1, the first row of the first page 2. */
  place: number;
  ref?: Ref<HTMLTableRowElement>;
}

/** Memoised: scrolling or measuring a table must not render its rows again. */
export const BodyRow = memo(Row) as typeof Row;

function Row<R extends Identified>({ columns, row, at, place, ref }: BodyRowProps<R>) {
  const [first, ...rest] = columns;
  return (
    <tr ref={ref} data-index={at} aria-rowindex={place}>
      <ChoiceCell row={at === undefined ? null : row} />
      <th scope="row">
        {first?.cell(row)}
        {first?.below?.(row)}
      </th>
      {rest.map(({ id, cell }, at) => (
        <td key={id} {...cellLooks(columns, at + 1)}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}
