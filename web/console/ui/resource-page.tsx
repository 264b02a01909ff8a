import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { AppError } from '#contract/errors.ts';
import type { Column } from './columns.ts';
import { DataTable } from './data-table.tsx';
import { useListState } from './list-state.ts';
import { Empty, Loading, LoadProblem } from './notice.tsx';
import { Page } from './page.tsx';
import { AddButton, type OpenDialog, type RecordActions, useRecordDialogs } from './record-dialogs.tsx';
import { SearchBox } from './search-box.tsx';
import { uiTexts } from './texts.ts';

export type { RecordDialogProps } from './record-dialogs.tsx';

export interface Resource<R> extends RecordActions<R> {
  title: string;
  lead?: ReactNode;
  caption: string;
  emptyText: string;
  icon?: ReactNode;
  sizes: readonly number[];
  query: UseQueryResult<R[], Error>;
  /** The columns, given what they need to open the dialogs. */
  columns: (open: OpenDialog<R>) => Column<R>[];
  rowId: (row: R) => string;
  /** Words of a row, for the search box. */
  searchIn: (row: R) => string;
  /** Above the list, whatever it holds; what they are set to stands in the address. */
  filters?: ReactNode;
}

interface ResourceTexts {
  title: string;
  lead?: string;
  add: string;
  caption: string;
  none: string;
}

/** The words of a management screen from the texts of its noun. */
export const resourceWords = ({ title, lead, add, caption, none }: ResourceTexts) => ({
  ...{ title, lead, caption },
  addLabel: add,
  emptyText: none,
});

/** A management screen: a table, a search box, one dialog to add and to change, a question before something is deleted. */
export function ResourcePage<R extends object>({ resource }: { resource: Resource<R> }) {
  const { title, lead, addLabel, query, remove } = resource;
  const { open, dialogs } = useRecordDialogs({
    ...resource,
    ...(remove && { remove: (record: R) => gone(remove(record), query.refetch) }),
  });
  return (
    <Page title={title} lead={lead} action={<AddButton label={addLabel} add={open.add} />}>
      {resource.filters}
      <ResourceList resource={resource} open={open} />
      {dialogs}
    </Page>
  );
}

/** Whoever deletes what somebody else has just deleted has what they wanted; the list is fetched again. */
async function gone(removal: Promise<unknown>, refetch: () => Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
    await refetch();
  }
}

interface ListProps<R> {
  resource: Resource<R>;
  open: OpenDialog<R>;
}

function ResourceList<R extends object>({ resource, open }: ListProps<R>) {
  const { query, sizes, columns: columnsFor, searchIn, emptyText, icon, addLabel, caption, rowId } = resource;
  const [state, change] = useListState(sizes);
  // The columns of a resource never change while its page is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const columns = useMemo(() => columnsFor(open), [open]);
  const rows = useMemo(() => matching(query.data ?? [], state.search, searchIn), [query.data, state.search, searchIn]);
  if (query.isPending) return <Loading />;
  if (query.isError) return <LoadProblem error={query.error} retry={() => void query.refetch()} />;
  if (query.data.length === 0)
    return (
      <Empty text={emptyText} icon={icon}>
        <AddButton first label={addLabel} add={open.add} />
      </Empty>
    );
  return (
    <>
      <SearchBox value={state.search} search={(search) => change({ search }, { replace: true })} />
      {rows.length === 0 ? (
        <Empty text={uiTexts.nothingFound(state.search)} />
      ) : (
        <DataTable {...{ caption, columns, rows, rowId, state, change, sizes }} />
      )}
    </>
  );
}

/** Rows in which every word of the search stands somewhere. */
export function matching<R>(rows: readonly R[], search: string, textOf: (row: R) => string): readonly R[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = textOf(row).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
