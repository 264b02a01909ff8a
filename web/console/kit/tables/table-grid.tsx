import { type ComponentProps, Suspense } from 'react';
import { Scrolling } from '#web/console/kit/parts/scrolling.tsx';
import { lazyInSuspense } from '#web/console/platform/parts.ts';
import { type Identified, MANY_ROWS, tableClass } from './columns.ts';
import { BodyRow, HeadRow } from './table-rows.tsx';
import type { VirtualBody as VirtualBodyOf, VirtualBodyProps } from './virtual-body.tsx';
import '#web/console/kit/styles/print.css';

const VirtualBody = lazyInSuspense(
  async () => (await import('./virtual-body.tsx')).VirtualBody,
) as unknown as typeof VirtualBodyOf;

type TableGridProps<R extends Identified> = Omit<ComponentProps<typeof HeadRow<R>>, 'columns'> &
  Pick<VirtualBodyProps<R>, 'columns' | 'rows'> &
  Partial<VirtualBodyProps<R>> & {
    caption: string;
    total?: number;
    sum?: R | undefined;
    isFull?: boolean;
  };

/** Sticky heads; long tables render visible rows only. */
export function TableGrid<R extends Identified>(props: TableGridProps<R>) {
  const { caption, columns, rows, place = 2, rowHeight = 40, total = rows.length, sum, isFull, ...head } = props;
  const body = { columns, rows, place, rowHeight };
  return (
    <Scrolling className="table-scroll" title={caption}>
      <table aria-rowcount={total + (sum ? 2 : 1)} className={tableClass(columns, isFull)}>
        <caption className="hidden">{caption}</caption>
        <thead>
          <HeadRow columns={columns} {...head} />
        </thead>
        {rows.length <= MANY_ROWS ? (
          <PlainBody {...body} />
        ) : (
          <Suspense fallback={<PlainBody {...body} rows={rows.slice(0, 12)} />}>
            <VirtualBody {...body} />
          </Suspense>
        )}
        {sum && (
          <tfoot>
            <BodyRow columns={columns} row={sum} place={total + 2} />
          </tfoot>
        )}
      </table>
    </Scrolling>
  );
}

const PlainBody = <R extends Identified>({ columns, rows, place }: VirtualBodyProps<R>) => (
  <tbody>
    {rows.map((row, at) => (
      <BodyRow key={row.id} columns={columns} row={row} at={at} place={place + at} />
    ))}
  </tbody>
);
