import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { ChoiceHead } from './choice/choice-ticks.tsx';
import { type Column, cellLooks, wordClass } from './columns.ts';
import type { ListState } from './filters/list-state.ts';

interface HeadRowProps<R> {
  columns: readonly Column<R>[];
  sort?: ListState['sort'];
  onServer?: boolean;
  /** Absent: rows keep their order. */
  change?: (sort: ListState['sort']) => void;
}

export const HeadRow = <R,>({ columns, sort, onServer, change }: HeadRowProps<R>) => (
  <tr aria-rowindex={1}>
    <ChoiceHead />
    {columns.map((column, at) =>
      change && (onServer ? column.sorts : column.value) ? (
        <SortingHead key={column.id} column={column} sorted={sort?.id === column.id ? sort : null} change={change} />
      ) : (
        <th key={column.id} scope="col" {...cellLooks(columns, at)}>
          {column.header}
        </th>
      ),
    )}
  </tr>
);

interface SortingHeadProps extends Required<Pick<HeadRowProps<never>, 'change'>> {
  column: Column<never>;
  sorted: ListState['sort'];
}

function SortingHead({ column, sorted, change }: SortingHeadProps) {
  const { id, header } = column;
  const Arrow = sorted === null ? ChevronsUpDown : sorted.desc ? ArrowDown : ArrowUp;
  const direction = sorted === null ? 'none' : sorted.desc ? 'descending' : 'ascending';
  return (
    <th scope="col" className={wordClass(column)} aria-sort={direction}>
      <button type="button" onClick={() => change({ id, desc: sorted !== null && !sorted.desc })}>
        {header}
        <Arrow aria-hidden size={14} className={sorted ? undefined : 'faint'} />
      </button>
    </th>
  );
}
