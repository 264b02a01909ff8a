import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Listed } from '#web/console/platform/client.ts';
import { DataTable } from './data-table.tsx';
import { useListState } from './list-state.ts';
import { Empty, Loading, LoadProblem } from './notice.tsx';
import { Page } from './page.tsx';
import { AddButton, type OpenDialog, useRecordDialogs } from './record-dialogs.tsx';
import type { Resource } from './resource-page.tsx';

export interface PagedResource<R> extends Omit<Resource<R>, 'query' | 'searchIn'> {
  /** The page that the address asks for: see `useListState` with the same sizes. */
  query: UseQueryResult<Listed<R>, Error>;
  loadingText?: string;
}

/** A management screen whose list stays on the server, which sends one page of it at a time. */
export function PagedResourcePage<R extends object>({ resource }: { resource: PagedResource<R> }) {
  const { title, lead, addLabel, filters } = resource;
  const { open, dialogs } = useRecordDialogs(resource);
  return (
    <Page title={title} lead={lead} action={<AddButton label={addLabel} add={open.add} />}>
      {filters}
      <PagedList resource={resource} open={open} />
      {dialogs}
    </Page>
  );
}

function PagedList<R extends object>({ resource, open }: { resource: PagedResource<R>; open: OpenDialog<R> }) {
  const { query, sizes, columns: columnsFor, emptyText, icon, addLabel, caption, rowId, loadingText } = resource;
  const [state, change] = useListState(sizes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns never change while the page is open.
  const columns = useMemo(() => columnsFor(open), [open]);
  const last = Math.max(1, Math.ceil((query.data?.total ?? 0) / state.size));
  const beyond = query.isSuccess && !query.isPlaceholderData && state.page > last;
  // The last row of the last page was deleted, or an old address is opened: back to where there are rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is another function each time and does the same.
  useEffect(() => {
    if (beyond) change({ page: last }, { replace: true });
  }, [beyond, last]);
  if (query.isPending || beyond) return <Loading text={loadingText} />;
  if (query.isError) return <LoadProblem error={query.error} retry={() => void query.refetch()} />;
  const { rows, total } = query.data;
  if (total === 0)
    return (
      <Empty text={emptyText} icon={icon}>
        <AddButton first label={addLabel} add={open.add} />
      </Empty>
    );
  return <DataTable {...{ caption, columns, rows, rowId, state, change, sizes, total }} />;
}
