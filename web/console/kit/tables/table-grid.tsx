import { type ReactNode, Suspense } from 'react';
import { Scrolling } from '#web/console/kit/parts/scrolling.tsx';
import { lazyInSuspense } from '#web/console/platform/parts.ts';
import { BodyRow } from './body-row.tsx';
import { type Column, type Identified, MANY_ROWS, tableClass } from './columns.ts';
import '#web/console/kit/styles/print.css';
import type { VirtualBody as VirtualBodyOf } from './virtual-body.tsx';

const VirtualBody = lazyInSuspense(
  async () => (await import('./virtual-body.tsx')).VirtualBody,
) as unknown as typeof VirtualBodyOf;

interface BodyProps<R extends Identified> {
  columns: readonly Column<R>[];
  rows: readonly R[];
  place: number;
  /** Height of a one-line row, in pixels; also in tables.css. */
  rowHeight: number;
}

interface TableGridProps<R extends Identified> extends BodyProps<R> {
  caption: string;
  head: ReactNode;
  total: number;
  sum?: R;
  isFull?: boolean;
}

/** Sticky heads; long tables render visible rows only. */
export function TableGrid<R extends Identified>({ caption, head, total, sum, isFull, ...body }: TableGridProps<R>) {
  const start = <PlainBody {...body} rows={body.rows.slice(0, 12)} />;
  return (
    <Scrolling className="table-scroll" title={caption}>
      <table aria-rowcount={total + (sum ? 2 : 1)} className={tableClass(body.columns, isFull)}>
        <caption className="hidden">{caption}</caption>
        <thead>{head}</thead>
        {body.rows.length <= MANY_ROWS ? (
          <PlainBody {...body} />
        ) : (
          <Suspense fallback={start}>
            <VirtualBody {...body} />
          </Suspense>
        )}
        {sum && (
          <tfoot>
            <BodyRow columns={body.columns} row={sum} place={total + 2} />
          </tfoot>
        )}
      </table>
    </Scrolling>
  );
}

const PlainBody = <R extends Identified>({ columns, rows, place }: BodyProps<R>) => (
  <tbody>
    {rows.map((row, at) => (
      <BodyRow key={row.id} columns={columns} row={row} at={at} place={place + at} />
    ))}
  </tbody>
);
