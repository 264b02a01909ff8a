import { Suspense, useMemo } from 'react';
import type { ChosenRows } from '#web/console/kit/tables/choice/choice-bar.tsx';
import { CardsTick, TicksContext, useTicks } from '#web/console/kit/tables/choice/choice-ticks.tsx';
import { ChosenBar } from '#web/console/kit/tables/choice/chosen-bar.tsx';
import { ALL_ROWS, type ChangeListState, type ListState } from '#web/console/kit/tables/filters/list-state.ts';
import { useTableView } from '#web/console/kit/tables/filters/table-view.ts';
import { PHONE, useMedia } from '#web/console/platform/media.ts';
import { lazyInSuspense } from '#web/console/platform/parts.ts';
import { Card, type CardListProps } from './card.tsx';
import { type Column, compareValues, type Identified, MANY_ROWS } from './columns.ts';
import { Pager } from './pager.tsx';
import { TableGrid } from './table-grid.tsx';
import { CompactView, TableMenu } from './table-menu.tsx';
import { useRowKeys } from './use-row-keys.ts';
import type { VirtualCards as VirtualCardsOf } from './virtual-cards.tsx';

export interface DataTableProps<R extends Identified> {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  state: ListState;
  change: ChangeListState;
  /** The list before the search, to find columns that are empty in all of it; defaults to `rows`. */
  among?: readonly R[];
  /** Number of rows on the server, which then sends single pages; absent: `rows` are all. */
  total?: number | undefined;
  /** Absent: rows cannot be chosen. */
  choosing?: Omit<ChosenRows<R>, 'shown'> | undefined;
  /** Totals, shown below every page and not counted as a row. */
  sum?: R | undefined;
}

/** Cards below 600 pixels. */
export function DataTable<R extends Identified>(props: DataTableProps<R>) {
  const { caption, columns, rows, among = rows, state, change, choosing, sum, total = rows.length } = props;
  const phone = useMedia(PHONE);
  useRowKeys();
  const onServer = props.total !== undefined;
  const view = useTableView(caption, columns, onServer ? null : among);
  const { shown, before } = useRowModel(props);
  const ticks = useTicks(choosing?.choice, shown);
  const compact = view.canBeCompact && <CompactView view={view} />;
  const pager = state.size !== ALL_ROWS[0] && <Pager {...{ state, change, total }} shown={shown.length} />;
  return (
    <TicksContext value={ticks}>
      {phone ? (
        <>
          {(ticks || compact) && (
            <div className="row between list-head">
              {ticks && <CardsTick ticks={ticks} />}
              {compact}
            </div>
          )}
          <Cards caption={caption} columns={view.columns} rows={shown} />
          {sum && (
            <div className="sum">
              <Card columns={view.columns} row={sum} />
            </div>
          )}
          {pager}
        </>
      ) : (
        <div className={view.roomy ? 'sheet table-frame roomy' : 'sheet table-frame'}>
          <TableGrid
            caption={caption}
            total={total}
            sum={sum}
            isFull={columns.some(({ only }) => only === 'full') && !view.isCompact}
            columns={view.columns}
            rows={shown}
            place={before + 2}
            rowHeight={view.roomy ? 54 : 40}
            sort={state.sort}
            onServer={onServer}
            sortBy={(sort) => change({ sort })}
          />
          <div className="row table-end">
            {columns.length > 2 && <TableMenu columns={columns} view={view} />}
            {compact}
            {pager}
          </div>
        </div>
      )}
      {choosing && <ChosenBar<R> {...choosing} shown={shown} />}
    </TicksContext>
  );
}

function useRowModel<R extends Identified>({ columns, rows, state, total }: DataTableProps<R>) {
  const { sort, page, size } = state;
  const isWhole = total === undefined;
  // Fewer rows, after a search or a deletion, must not leave an empty page.
  const last = isWhole ? Math.max(1, Math.ceil(rows.length / size)) : page;
  const before = (Math.min(page, last) - 1) * size;
  const ordered = useMemo(() => (isWhole ? inOrder(rows, columns, sort) : rows), [isWhole, rows, columns, sort]);
  const shown = useMemo(
    () => (isWhole ? ordered.slice(before, before + size) : ordered),
    [isWhole, ordered, before, size],
  );
  return { shown, before };
}

/** Stable; rows without a value come last in either direction. */
function inOrder<R>(rows: readonly R[], columns: readonly Column<R>[], sort: ListState['sort']): readonly R[] {
  const value = columns.find(({ id }) => id === sort?.id)?.value;
  if (!sort || !value) return rows;
  const valued = rows.map((row) => ({ row, by: value(row) }));
  valued.sort((a, b) => {
    if (a.by === null || b.by === null) return Number(a.by === null) - Number(b.by === null);
    return compareValues(a.by, b.by) * (sort.desc ? -1 : 1);
  });
  return valued.map(({ row }) => row);
}

const VirtualCards = lazyInSuspense(
  async () => (await import('./virtual-cards.tsx')).VirtualCards,
) as unknown as typeof VirtualCardsOf;

function Cards<R extends Identified>(props: CardListProps<R>) {
  if (props.rows.length <= MANY_ROWS) return <CardList {...props} />;
  return (
    <Suspense fallback={<CardList {...props} rows={props.rows.slice(0, 10)} />}>
      <VirtualCards {...props} />
    </Suspense>
  );
}

const CardList = <R extends Identified>({ caption, columns, rows }: CardListProps<R>) => (
  <ul className="cards" aria-label={caption}>
    {rows.map((row) => (
      <li key={row.id}>
        <Card columns={columns} row={row} />
      </li>
    ))}
  </ul>
);
