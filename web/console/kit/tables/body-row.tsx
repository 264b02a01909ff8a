import { memo, type Ref } from 'react';
import { ChoiceCell } from './choice/choice-ticks.tsx';
import { type Column, cellLooks, type Identified } from './columns.ts';

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
