import {
  defaultRangeExtractor,
  elementScroll,
  measureElement,
  type observeElementRect,
  type Range,
  useVirtualizer,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { BodyRow } from './body-row.tsx';
import type { Column, Identified } from './columns.ts';

export interface VirtualBodyProps<R extends Identified> {
  columns: readonly Column<R>[];
  rows: readonly R[];
  /** The place of the first row among all: see BodyRow. */
  place: number;
  /** A row with one line is so high, in pixels. */
  rowHeight: number;
}

/** Rows drawn beyond those in sight: none while a list stands at its top, where it opens; more once it is on the move. */
const withMargin = (range: Range): number[] =>
  defaultRangeExtractor({ ...range, overscan: range.startIndex === 0 ? 0 : 5 });

/** A row tells its height when the page has been laid out; asked before, each would make the page be laid out again. */
const heightOf: Measure = (row, entry, table) => {
  if (entry) return measureElement(row, entry, table);
  const at = table.indexFromElement(row);
  return table.itemSizeCache.get(table.options.getItemKey(at)) ?? table.options.estimateSize(at);
};
type Measure = typeof measureElement<Element>;

/** The size of what scrolls, told after the page has been laid out: asked for while the rows are put in, it would lay out the page once more. */
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

/** Begins nowhere: a table that has just been put in stands at its top, and to scroll it there would lay out the page while more is put in. One that was scrolled before is put there afterwards (see sizeOf). */
const scrollOn: typeof elementScroll<HTMLElement> = (offset, how, table) => {
  if (offset + (how.adjustments ?? 0) !== 0) elementScroll(offset, how, table);
};

/** Rows drawn only where they are in sight, so that a hundred thousand cost as much as thirty. */
export function VirtualBody<R extends Identified>({ columns, rows, place, rowHeight }: VirtualBodyProps<R>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollerOf(body.current),
    estimateSize: () => rowHeight,
    getItemKey: (at) => (rows[at] as R).id,
    // As in tables.css: where it is right the first drawing is the only one.
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

/** This element scrolls the table. Found from within: the ref of an element around it is set only after our effects. */
const scrollerOf = (body: HTMLElement | null): HTMLElement | null => body?.closest('section') ?? null;

/** Stands for the rows that are not drawn. */
const Gap = ({ height }: { height: number }) => (height > 0 ? <tr className="gap" style={{ height }} /> : null);

/** A column once as wide as this stays so while other rows come into sight: nothing jumps sideways. */
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
    // Captured: before other rows come, while the page is still laid out.
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

/** All are read before the first is written: the page is laid out once. */
function keepWidths(table: HTMLElement): void {
  const wide = headsOf(table).map((head) => [head, `${head.offsetWidth}px`] as const);
  for (const [head, width] of wide) if (head.style.minWidth !== width) head.style.minWidth = width;
}
