import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { BodyRow } from '#web/ui/body-row.tsx';
import type { Column } from '#web/ui/columns.ts';

export interface VirtualBodyProps<R> {
  /** What scrolls the table. */
  scroller: HTMLElement;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowId: (row: R) => string;
  /** The place of the first row among all: see BodyRow. */
  place: number;
  /** Of a row with one line, in pixels. */
  rowHeight: number;
}

/** Rows drawn only where they are in sight, so that a hundred thousand cost as much as thirty. */
export function VirtualBody<R>({ scroller, columns, rows, rowId, place, rowHeight }: VirtualBodyProps<R>) {
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (at) => rowId(rows[at] as R),
    initialRect: { width: scroller.clientWidth, height: scroller.clientHeight },
    overscan: 5,
  });
  const items = virtual.getVirtualItems();
  useSteadyWidths(scroller, columns, items[0]?.index);
  return (
    <tbody>
      <Gap height={items[0]?.start ?? 0} />
      {items.map(({ index, key }) => (
        <BodyRow
          key={key}
          ref={virtual.measureElement}
          columns={columns}
          row={rows[index] as R}
          at={index}
          place={place + index}
        />
      ))}
      <Gap height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </tbody>
  );
}

/** Stands for the rows that are not drawn. */
const Gap = ({ height }: { height: number }) => (height > 0 ? <tr className="gap" style={{ height }} /> : null);

/** A column once as wide as this stays so while others rows come into sight: nothing jumps sideways. */
function useSteadyWidths(scroller: HTMLElement, columns: readonly unknown[], first: number | undefined): void {
  const seen = useRef({ columns, width: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows may be wider.
  useLayoutEffect(() => {
    const heads = [...scroller.querySelectorAll<HTMLElement>('thead th')];
    const width = scroller.clientWidth;
    if (seen.current.width !== width || seen.current.columns !== columns)
      for (const head of heads) head.style.minWidth = '';
    seen.current = { columns, width };
    const widths = heads.map((head) => head.offsetWidth);
    for (const [at, head] of heads.entries()) head.style.minWidth = `${widths[at]}px`;
  }, [scroller, columns, first]);
}
