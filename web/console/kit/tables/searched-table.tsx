import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { foldedText } from '#contract/kernel/typed-text.ts';
import { Empty } from '#web/console/kit/parts/placeholders.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Identified } from './columns.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { ColumnFilters, narrowed } from './filters/column-filters.tsx';
import type { useListState } from './filters/list-state.ts';
import { SearchBox } from './filters/search-box.tsx';
import { useTypedSearch } from './filters/typed-search.ts';
import { ListHead } from './list-tools.tsx';

interface SearchedTableProps<R extends Identified> extends Pick<DataTableProps<R>, 'caption' | 'columns' | 'rows'> {
  list: ReturnType<typeof useListState>;
  searchIn: (row: R) => string;
  choosing?: Omit<NonNullable<DataTableProps<R>['choosing']>, 'matching'> | undefined;
}

/** A list that came whole, narrowed here by what is typed and by columns of few words. */
export function SearchedTable<R extends Identified>(props: SearchedTableProps<R>) {
  const { list, caption, columns, rows, searchIn, choosing } = props;
  const { state, change, box } = useTypedSearch(...list);
  const [params] = useSearchParams();
  const found = useMemo(
    () => matching(narrowed(rows, columns, params), state.search, searchIn),
    [rows, columns, params, state.search, searchIn],
  );
  return (
    <>
      <ListHead table={caption}>
        <SearchBox {...box} />
        <ColumnFilters columns={columns} rows={rows} />
      </ListHead>
      {found.length === 0 ? (
        <Empty text={uiTexts.nothingFound(state.search)} />
      ) : (
        <DataTable
          {...{ caption, columns, state, change }}
          rows={found}
          among={rows}
          choosing={choosing && { ...choosing, matching: { total: found.length, rows: () => found } }}
        />
      )}
    </>
  );
}

/** Every word stands somewhere in the row. */
function matching<R>(rows: readonly R[], search: string, textOf: (row: R) => string): readonly R[] {
  const words = foldedText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = foldedText(textOf(row));
    return words.every((word) => text.includes(word));
  });
}
