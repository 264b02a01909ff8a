import {
  defaultRangeExtractor,
  elementScroll,
  measureElement,
  type observeElementRect,
  type Range,
  useVirtualizer,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { Column, Identified } from './columns.ts';
import { BodyRow } from './table-rows.tsx';

export interface VirtualBodyProps<R extends Identified> {
  columns: readonly Column<R>[];
  rows: readonly R[];
  place: number;
  /** Height of a one-line row, in pixels; also in tables.css. */
  rowHeight: number;
}

/** No overscan at the top, where a list opens, so that it opens fast; five rows once it is scrolled. */
const withMargin = (range: Range): number[] =>
  defaultRangeExtractor({ ...range, overscan: range.startIndex === 0 ? 0 : 5 });

/** Heights come from the ResizeObserver only: measuring on mount would force a layout per row. */
const heightOf: Measure = (row, entry, table) => {
  if (entry) return measureElement(row, entry, table);
  const at = table.indexFromElement(row);
  return table.itemSizeCache.get(table.options.getItemKey(at)) ?? table.options.estimateSize(at);
};
type Measure = typeof measureElement<Element>;

/** Size of the scroller, by ResizeObserver only: reading it on mount would force a layout. */
const sizeOf: typeof observeElementRect<HTMLElement> = ({ scrollElement }, tell) => {
  if (!scrollElement) return;
  let isFirst = true;
  const observer = new ResizeObserver(([entry]) => {
    if (isFirst && scrollElement.scrollTop !== 0) scrollElement.scrollTop = 0;
    isFirst = false;
    const box = entry?.borderBoxSize[0];
    if (box) tell({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) });
  });
  observer.observe(scrollElement, { box: 'border-box' });
  return () => observer.disconnect();
};

/** Skips the initial scroll to 0, which would force a layout; sizeOf resets a scrolled element. */
const scrollOn: typeof elementScroll<HTMLElement> = (offset, how, table) => {
  if (offset + (how.adjustments ?? 0) !== 0) elementScroll(offset, how, table);
};

/** Renders visible rows only, so that a hundred thousand cost as much as thirty. */
export function VirtualBody<R extends Identified>({ columns, rows, place, rowHeight }: VirtualBodyProps<R>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollerOf(body.current),
    estimateSize: () => rowHeight,
    getItemKey: (at) => (rows[at] as R).id,
    // The height in tables.css; if it is right, the first render is the only one.
    initialRect: { width: 0, height: Math.max(340, window.innerHeight - 270) },
    rangeExtractor: withMargin,
    measureElement: heightOf,
    scrollToFn: scrollOn,
    observeElementRect: sizeOf,
  });
  const items = virtual.getVirtualItems();
  useSteadyWidths(body, columns);
  return (
    <tbody ref={body}>
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

/** The scroller, found through the DOM, because the ref of an outer element is set only after our effects. */
const scrollerOf = (body: HTMLElement | null): HTMLElement | null => body?.closest('section') ?? null;

const Gap = ({ height }: { height: number }) => (height > 0 ? <tr className="gap" style={{ height }} /> : null);

/** Columns only grow while scrolling, so that nothing jumps sideways. */
function useSteadyWidths(body: { current: HTMLElement | null }, columns: readonly unknown[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other widths.
  useLayoutEffect(() => {
    const table = scrollerOf(body.current);
    if (!table) return;
    let width = 0;
    const hold = () => {
      if (width !== table.clientWidth) letGo(table);
      width = table.clientWidth;
      keepWidths(table);
    };
    // Captured, to measure before new rows are rendered, while layout is clean.
    table.addEventListener('scroll', hold, { capture: true, passive: true });
    return () => {
      table.removeEventListener('scroll', hold, { capture: true });
      letGo(table);
    };
  }, [body, columns]);
}

const headsOf = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('thead th')];

function letGo(table: HTMLElement): void {
  for (const head of headsOf(table)) head.style.minWidth = '';
}

/** Reads all before writing, for a single layout. */
function keepWidths(table: HTMLElement): void {
  const wide = headsOf(table).map((head) => [head, `${head.offsetWidth}px`] as const);
  for (const [head, width] of wide) if (head.style.minWidth !== width) head.style.minWidth = width;
}
