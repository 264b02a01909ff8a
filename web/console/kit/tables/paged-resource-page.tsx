import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Loading, LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import type { ListPage } from '#web/console/platform/client.ts';
import { MOST_CHOSEN } from './choice/choice.ts';
import { useChoosing } from './choice/choosing.tsx';
import type { Identified } from './columns.ts';
import { DataTable } from './data-table.tsx';
import { useLastPage, useListState } from './filters/list-state.ts';
import { ListHead } from './list-tools.tsx';
import { type ListProps, NoRecords, ResourceFrame, type Screen, usePresent } from './resource-page.tsx';

export interface PagedResource<R> extends Screen<R> {
  sizes: readonly number[];
  /** Use `useListState` with the same sizes. */
  query: UseQueryResult<ListPage<R>, Error>;
  loadingText?: string;
  everyRow: (most: number) => Promise<readonly R[]>;
}

export const PagedResourcePage = <R extends Identified>(resource: PagedResource<R>) => (
  <ResourceFrame resource={resource}>{(open) => <PagedList resource={resource} open={open} />}</ResourceFrame>
);

function PagedList<R extends Identified>({ resource, open }: ListProps<R, PagedResource<R>>) {
  const {
    texts,
    query,
    sizes,
    columns: columnsFor,
    loadingText,
    many,
    nameOf,
    everyRow,
    removeAtOnce: atOnce,
  } = resource;
  const [state, change] = useListState(sizes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns never change while the page is open.
  const columns = useMemo(() => columnsFor(open), [open]);
  const { title } = texts;
  const matching = { total: query.data?.total ?? 0, rows: () => everyRow(MOST_CHOSEN) };
  const choosing = useChoosing({ many, nameOf, atOnce, columns, title, matching });
  const present = usePresent(query.data?.rows);
  const total = (query.data?.total ?? 0) - ((query.data?.rows.length ?? 0) - present.length);
  const beyond = useLastPage(state, change, query.isSuccess && !query.isPlaceholderData ? total : undefined);
  if (query.isPending || beyond) return <Loading text={loadingText} />;
  if (query.isError) return <LoadProblem error={query.error} retry={() => void query.refetch()} />;
  if (total === 0) return <NoRecords resource={resource} open={open} />;
  return (
    <>
      <ListHead table={texts.caption} />
      <DataTable
        columns={columns}
        rows={present}
        state={state}
        change={change}
        sizes={sizes}
        total={total}
        caption={texts.caption}
        {...choosing}
      />
    </>
  );
}
