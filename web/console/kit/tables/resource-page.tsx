import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import FileUp from 'lucide-react/icons/file-up';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AppError } from '#contract/kernel/errors.ts';
import { foldedText } from '#contract/kernel/typed-text.ts';
import { Page } from '#web/console/kit/parts/page.tsx';
import { Empty, Loading, LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import {
  AddButton,
  type OpenDialog,
  type RecordActions,
  useAsked,
  useRecordDialogs,
} from '#web/console/kit/records/record-dialogs.tsx';
import { removals, removeLater } from '#web/console/platform/keeping/removals.ts';
import type { RecordMutations } from '#web/console/platform/records.ts';
import { recordPath } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import type { Many } from './choice/bulk-actions.ts';
import { useChoosing } from './choice/choosing.tsx';
import type { Column, Identified } from './columns.ts';
import { DataTable } from './data-table.tsx';
import { ColumnFilters, narrowed } from './filters/column-filters.tsx';
import { PAGE_SIZES, useListState } from './filters/list-state.ts';
import { SearchBox } from './filters/search-box.tsx';
import { useTypedSearch } from './filters/typed-search.ts';
import { ListHead } from './list-tools.tsx';

interface ResourceTexts extends Record<'title' | 'add' | 'caption', string> {
  none?: string;
  lead?: ReactNode;
  teach?: string;
}

export interface Screen<R> extends Omit<RecordActions<R>, 'remove'> {
  texts: ResourceTexts;
  icon?: LucideIcon;
  sizes?: readonly number[];
  query: Pick<UseQueryResult, 'refetch'>;
  /** Memoised per screen: the result must not change while it is open. */
  columns: (open: OpenDialog<R>) => Column<R>[];
  remove?: RecordMutations<never>['remove'];
  importAt?: string;
  many?: Many<R>;
  filters?: ReactNode;
}

export interface ResourceScreen<R> extends Screen<R> {
  query: UseQueryResult<R[], Error>;
  searchIn: (row: R) => string;
}

export const ResourcePage = <R extends Identified>(resource: ResourceScreen<R>) => (
  <ResourceFrame resource={resource}>{(open) => <ResourceList resource={resource} open={open} />}</ResourceFrame>
);

interface FrameProps<R> {
  resource: Screen<R>;
  children: (open: OpenDialog<R>) => ReactNode;
}

export function ResourceFrame<R extends Identified>({ resource, children }: FrameProps<R>) {
  const { texts, filters, importAt } = resource;
  const { open, dialogs } = useRecordDialogs({ ...resource, remove: useRemove(resource) });
  useAsked(open);
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      action={
        <div className="row page-actions">
          {importAt && <ImportLink to={importAt} />}
          <AddButton label={texts.add} add={open.add} />
        </div>
      }
    >
      {filters}
      {children(open)}
      {dialogs}
    </Page>
  );
}

function useRemove<R extends Identified>({ remove, removeAtOnce, nameOf, query }: Screen<R>) {
  const cache = useQueryClient();
  if (!remove) return undefined;
  return async (record: R) => {
    const name = nameOf(record);
    const send = () => gone(remove(cache, record.id), query.refetch);
    if (removeAtOnce) return send();
    removeLater({
      ids: [record.id],
      text: uiTexts.undo.text(name),
      send,
      done: () => toasts.success(uiTexts.deleted(name)),
      refused: ({ message }) => toasts.failure(uiTexts.undo.refused(name, message)),
    });
  };
}

/** Hides rows whose deletion is pending or not yet reflected by the list. */
export function usePresent<R extends Identified>(rows: readonly R[] | undefined): readonly R[] {
  const { gone: ids } = useSyncExternalStore(removals.subscribe, removals.now);
  return useMemo(() => (rows ?? []).filter(({ id }) => !ids.has(id)), [rows, ids]);
}

/** NOT_FOUND counts as success: somebody else deleted it first. The list is refetched. */
async function gone(removal: Promise<unknown>, refetch: () => Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
    await refetch();
  }
}

export interface ListProps<R, Of extends Screen<R> = ResourceScreen<R>> {
  resource: Of;
  open: OpenDialog<R>;
}

function ResourceList<R extends Identified>({ resource, open }: ListProps<R>) {
  const {
    texts,
    query,
    sizes = PAGE_SIZES,
    columns: columnsFor,
    searchIn,
    many,
    nameOf,
    pages,
    removeAtOnce: atOnce,
  } = resource;
  const { state, change, box } = useTypedSearch(...useListState(sizes));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns never change while the page is open.
  const columns = useMemo(() => leading(columnsFor(open), pages), [open]);
  const present = usePresent(query.data);
  const [params] = useSearchParams();
  const rows = useMemo(
    () => matching(narrowed(present, columns, params), state.search, searchIn),
    [present, columns, params, state.search, searchIn],
  );
  const { title } = texts;
  const matched = { total: rows.length, rows: () => rows };
  const choosing = useChoosing({
    many,
    nameOf,
    atOnce,
    columns,
    title,
    all: query.data && present,
    matching: matched,
  });
  if (query.isPending) return <Loading />;
  if (query.isError) return <LoadProblem error={query.error} retry={() => void query.refetch()} />;
  if (present.length === 0) return <NoRecords resource={resource} open={open} />;
  return (
    <>
      <ListHead table={texts.caption}>
        <SearchBox {...box} />
        <ColumnFilters columns={columns} rows={present} />
      </ListHead>
      {rows.length === 0 ? (
        <Empty text={uiTexts.nothingFound(state.search)} />
      ) : (
        <DataTable
          columns={columns}
          rows={rows}
          among={present}
          state={state}
          change={change}
          sizes={sizes}
          caption={texts.caption}
          {...choosing}
        />
      )}
    </>
  );
}

function leading<R extends Identified>([first, ...rest]: readonly Column<R>[], pages?: string): Column<R>[] {
  if (!first || !pages) return first ? [first, ...rest] : [];
  const led = (say: Column<R>['cell']) => (row: R) => <Link to={recordPath(pages, row.id)}>{say(row)}</Link>;
  return [{ ...first, cell: led(first.cell), ...(first.brief && { brief: led(first.brief) }) }, ...rest];
}

export const NoRecords = <R,>({ resource: { texts, icon, importAt }, open }: ListProps<R, Screen<R>>) => (
  <Empty text={texts.none ?? uiTexts.noRows} hint={texts.teach} icon={icon}>
    <AddButton first label={texts.add} add={open.add} />
    {importAt && <ImportLink to={importAt} />}
  </Empty>
);

export function matching<R>(rows: readonly R[], search: string, textOf: (row: R) => string): readonly R[] {
  const words = foldedText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = foldedText(textOf(row));
    return words.every((word) => text.includes(word));
  });
}

const ImportLink = ({ to }: { to: string }) => (
  <Button variant="outlined" startIcon={<FileUp aria-hidden size={18} />} component={Link} to={to}>
    {uiTexts.import}
  </Button>
);
