import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { Card, type CardListProps } from './card.tsx';
import type { Identified } from './columns.ts';

/** Gap between cards, in pixels; also in parts.css. */
const GAP = 12;

export function VirtualCards<R extends Identified>({ caption, columns, rows }: CardListProps<R>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 100 + 36 * columns.length,
    getItemKey: (at) => (rows[at] as R).id,
    scrollMargin: top,
    gap: GAP,
    overscan: 3,
  });
  const items = virtual.getVirtualItems();
  const before = (items[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return (
    <ul
      className="cards"
      aria-label={caption}
      ref={list}
      style={{ paddingTop: before, paddingBottom: Math.max(0, after) }}
    >
      {items.map(({ index, key }) => (
        <li
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
        >
          <Card columns={columns} row={rows[index] as R} />
        </li>
      ))}
    </ul>
  );
}
