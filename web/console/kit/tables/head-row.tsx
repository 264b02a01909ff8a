import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { ChoiceHead } from './choice/choice-ticks.tsx';
import { type Column, cellLooks, wordClass } from './columns.ts';
import type { ListState } from './filters/list-state.ts';

interface HeadRowProps<R> {
  columns: readonly Column<R>[];
  sort: ListState['sort'];
  /** The server sorts: by what it knows to. */
  onServer: boolean;
  change: (sort: ListState['sort']) => void;
}

/** The heads of a table. Pressing one sorts by it: up at first, then down. */
export const HeadRow = <R,>({ columns, sort, onServer, change }: HeadRowProps<R>) => (
  <tr aria-rowindex={1}>
    <ChoiceHead />
    {columns.map(({ id, header, align, breaks, value, sorts }, at) =>
      !(onServer ? sorts : value) ? (
        <th key={id} scope="col" {...cellLooks(columns, at)}>
          {header}
        </th>
      ) : (
        <SortingHead
          key={id}
          id={id}
          header={header}
          align={align}
          breaks={breaks}
          change={change}
          sorted={sort?.id === id ? sort : null}
        />
      ),
    )}
  </tr>
);

interface SortingHeadProps {
  id: string;
  header: string;
  align?: 'end';
  breaks?: true;
  sorted: ListState['sort'];
  change: (sort: ListState['sort']) => void;
}

function SortingHead({ id, header, align, breaks, sorted, change }: SortingHeadProps) {
  const Arrow = sorted === null ? ChevronsUpDown : sorted.desc ? ArrowDown : ArrowUp;
  const direction = sorted === null ? 'none' : sorted.desc ? 'descending' : 'ascending';
  return (
    <th scope="col" className={wordClass({ align, breaks })} aria-sort={direction}>
      <button type="button" onClick={() => change({ id, desc: sorted !== null && !sorted.desc })}>
        {header}
        <Arrow aria-hidden size={14} className={sorted ? undefined : 'faint'} />
      </button>
    </th>
  );
}
