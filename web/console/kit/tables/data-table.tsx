import type { ReactNode } from 'react';
import { PHONE, useMedia } from '#web/console/platform/media.ts';
import { Card } from './card.tsx';
import { Cards } from './card-list.tsx';
import { type RowChoice, TicksContext, useTicks } from './choice/choice.ts';
import { CardsTick } from './choice/choice-ticks.tsx';
import type { Column, Identified } from './columns.ts';
import { ALL_ROWS, type ListState } from './filters/list-state.ts';
import { useTableView } from './filters/table-view.ts';
import { HeadRow } from './head-row.tsx';
import { Pager } from './pager.tsx';
import { useRowModel } from './row-model.ts';
import { TableGrid } from './table-grid.tsx';
import { CompactView, TableMenu } from './table-menu.tsx';

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
          <div className="row cards-head">
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
      <div className={view.roomy ? 'table-frame roomy' : 'table-frame'}>
        <TicksContext value={ticks}>
          <TableGrid
            caption={caption}
            total={total}
            sum={sum}
            isFull={columns.some(({ only }) => only) && !view.isCompact}
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
