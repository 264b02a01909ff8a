import type { ReactNode } from 'react';
import { Scrolling } from '#web/console/kit/parts/scrolling.tsx';
import type { Identified } from '#web/console/kit/tables/columns.ts';

interface FigureTableProps<R> {
  title: string;
  head: string;
  nameOf: (row: R) => ReactNode;
  figures: readonly { head: string; of: (row: R) => ReactNode }[];
  rows: readonly R[];
}

export const FigureTable = <R extends Identified>(props: FigureTableProps<R>) => (
  <div className="sheet table-frame">
    <Scrolling className="table-scroll figures" title={props.title}>
      <FigureRows {...props} className="rows" />
    </Scrolling>
  </div>
);

export const FigureRows = <R extends Identified>({
  title,
  head,
  nameOf,
  figures,
  rows,
  className,
}: FigureTableProps<R> & { className?: string }) => (
  <table className={className}>
    <caption className="hidden">{title}</caption>
    <thead>
      <tr>
        {head ? <th scope="col">{head}</th> : <td />}
        {figures.map((figure) => (
          <th key={figure.head} scope="col" className="end">
            {figure.head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">{nameOf(row)}</th>
          {figures.map((figure) => (
            <td key={figure.head} className="end">
              {figure.of(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
