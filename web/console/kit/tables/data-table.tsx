import { type ReactNode, Suspense, useMemo } from 'react';
import { type RowChoice, TicksContext, useTicks } from '#web/console/kit/tables/choice/choice.ts';
import { CardsTick } from '#web/console/kit/tables/choice/choice-ticks.tsx';
import { ALL_ROWS, type ListState } from '#web/console/kit/tables/filters/list-state.ts';
import { useTableView } from '#web/console/kit/tables/filters/table-view.ts';
import { PHONE, useMedia } from '#web/console/platform/media.ts';
import { lazyInSuspense } from '#web/console/platform/parts.ts';
import { Card, type CardListProps } from './card.tsx';
import { type Column, compareValues, type Identified, MANY_ROWS } from './columns.ts';
import { HeadRow } from './head-row.tsx';
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
  change: (change: Partial<ListState>) => void;
  /** Page sizes; ALL_ROWS: no paging. */
  sizes: readonly number[];
  /** The list before the search, to find columns that are empty in all of it; defaults to `rows`. */
  among?: readonly R[];
  /** Number of rows on the server, which then sends single pages; absent: `rows` are all. */
  total?: number;
  choice?: RowChoice<R>;
  bar?: (shown: readonly R[]) => ReactNode;
  /** Totals, shown below every page and not counted as a row. */
  sum?: R;
}

/** Cards below 600 pixels. */
export function DataTable<R extends Identified>(props: DataTableProps<R>) {
  const { caption, columns, rows, among = rows, state, change, sizes, choice, bar, sum, total = rows.length } = props;
  const phone = useMedia(PHONE);
  useRowKeys();
  const view = useTableView(caption, columns, props.total === undefined ? among : null);
  const { shown, before } = useRowModel(props);
  const ticks = useTicks(choice, shown);
  const pager = sizes !== ALL_ROWS && (
    <Pager state={state} change={change} sizes={sizes} total={total} shown={shown.length} />
  );
  if (phone)
    return (
      <>
        {(ticks || view.canBeCompact) && (
          <div className="row between list-head">
            {ticks && <CardsTick ticks={ticks} />}
            {view.canBeCompact && <CompactView view={view} />}
          </div>
        )}
        <TicksContext value={ticks}>
          <Cards caption={caption} columns={view.columns} rows={shown} />
        </TicksContext>
        {sum && (
          <div className="sum">
            <Card columns={view.columns} row={sum} />
          </div>
        )}
        {pager}
        {bar?.(shown)}
      </>
    );
  return (
    <>
      <div className={view.roomy ? 'sheet table-frame roomy' : 'sheet table-frame'}>
        <TicksContext value={ticks}>
          <TableGrid
            caption={caption}
            total={total}
            sum={sum}
            isFull={columns.some(({ only }) => only === 'full') && !view.isCompact}
            columns={view.columns}
            rows={shown}
            place={before + 2}
            rowHeight={view.roomy ? 54 : 40}
            head={
              <HeadRow
                columns={view.columns}
                sort={state.sort}
                onServer={props.total !== undefined}
                change={(sort) => change({ sort })}
              />
            }
          />
        </TicksContext>
        <div className="row table-end">
          {columns.length > 2 && <TableMenu columns={columns} view={view} />}
          {view.canBeCompact && <CompactView view={view} />}
          {pager}
        </div>
      </div>
      {bar?.(shown)}
    </>
  );
}

interface Listed<R extends Identified> {
  columns: readonly Column<R>[];
  rows: readonly R[];
  state: ListState;
  total?: number;
}

function useRowModel<R extends Identified>({ columns, rows, state, total }: Listed<R>) {
  const { sort, size } = state;
  const isWhole = total === undefined;
  const before = (isWhole ? lastPageWithin(rows, state) : state.page - 1) * size;
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

/** Fewer rows, after a search or a deletion, must not leave an empty page. */
const lastPageWithin = (rows: readonly unknown[], { page, size }: ListState): number =>
  Math.max(0, Math.min(page, Math.ceil(rows.length / size)) - 1);

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

function CardList<R extends Identified>({ caption, columns, rows }: CardListProps<R>) {
  return (
    <ul className="cards" aria-label={caption}>
      {rows.map((row) => (
        <li key={row.id}>
          <Card columns={columns} row={row} />
        </li>
      ))}
    </ul>
  );
}
