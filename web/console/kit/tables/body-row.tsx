import { memo, type Ref } from 'react';
import { ChoiceCell } from './choice/choice-ticks.tsx';
import { type Column, cellLooks, type Identified } from './columns.ts';

interface BodyRowProps<R> {
  columns: readonly Column<R>[];
  row: R;
  /** The row has this place among those shown, from 0; absent for what is none of them. */
  at?: number;
  /** Its place among all rows, the heads being the first: 2 is the first row of the first page. */
  place: number;
  ref?: Ref<HTMLTableRowElement>;
}

/** One row of a table: the first cell names it. Drawn again only when it is another one: a table that measures its rows or is scrolled leaves them alone. */
export const BodyRow = memo(Row) as typeof Row;

function Row<R extends Identified>({ columns, row, at, place, ref }: BodyRowProps<R>) {
  const [first, ...rest] = columns;
  return (
    <tr ref={ref} data-index={at} aria-rowindex={place}>
      <ChoiceCell row={at === undefined ? null : row} />
      <th scope="row">{first?.cell(row)}</th>
      {rest.map(({ id, cell }, at) => (
        <td key={id} {...cellLooks(columns, at + 1)}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}
