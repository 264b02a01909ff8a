import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import FileUp from 'lucide-react/icons/file-up';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { AppError } from '#contract/kernel/errors.ts';
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
import type { ListPage } from '#web/console/platform/client.ts';
import { removals, removeLater } from '#web/console/platform/keeping/removals.ts';
import type { RecordMutations } from '#web/console/platform/records.ts';
import { recordPath } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import type { Many } from './choice/bulk-actions.ts';
import { MOST_CHOSEN, useChoice } from './choice/use-choice.ts';
import type { Column, Identified } from './columns.ts';
import { DataTable } from './data-table.tsx';
import { useLastPage, useListState } from './filters/list-state.ts';
import { ListHead } from './list-tools.tsx';
import { SearchedTable } from './searched-table.tsx';

interface ResourceTexts extends Record<'title' | 'add' | 'caption', string> {
  none?: string;
  lead?: ReactNode;
  teach?: string;
}

export interface ResourceScreen<R> extends Omit<RecordActions<R>, 'remove'> {
  texts: ResourceTexts;
  icon?: LucideIcon;
  sizes?: readonly number[];
  /** Every row, or a page of them by `useListState` with the same sizes. */
  query: Pick<
    UseQueryResult<R[] | ListPage<R>, Error>,
    'data' | 'error' | 'isPending' | 'isPlaceholderData' | 'refetch'
  >;
  loadingText?: string;
  /** Memoised per screen: the result must not change while it is open. */
  columns: (open: OpenDialog<R>) => Column<R>[];
  remove?: RecordMutations<never>['remove'];
  importAt?: string;
  many?: Many<R>;
  filters?: ReactNode;
  /** Of a list that comes whole; defaults to the name. */
  searchIn?: (row: R) => string;
  /** Of a list that the server pages: the rows of all pages. */
  everyRow?: (most: number) => Promise<readonly R[]>;
}

export function ResourcePage<R extends Identified>(resource: ResourceScreen<R>) {
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
      <ResourceList resource={resource} open={open} />
      {dialogs}
    </Page>
  );
}

function useRemove<R extends Identified>({ remove, removeAtOnce, nameOf, query }: ResourceScreen<R>) {
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

/** NOT_FOUND counts as success: somebody else deleted it first. The list is refetched. */
async function gone(removal: Promise<unknown>, refetch: () => Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
    await refetch();
  }
}

interface ListProps<R> {
  resource: ResourceScreen<R>;
  open: OpenDialog<R>;
}

function ResourceList<R extends Identified>({ resource, open }: ListProps<R>) {
  const { texts, query, nameOf, searchIn = nameOf, everyRow, many, pages } = resource;
  const list = useListState(resource.sizes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns never change while the page is open.
  const columns = useMemo(() => leading(resource.columns(open), pages), [open]);
  const { rows, total } = usePresent(query.data);
  const choice = useChoice(nameOf, query.data && total === undefined ? rows : undefined);
  const [state, change] = list;
  const beyond = useLastPage(state, change, query.isPlaceholderData ? undefined : total);
  if (query.isPending || beyond) return <Loading text={resource.loadingText} />;
  if (query.error) return <LoadProblem error={query.error} retry={() => void query.refetch()} />;
  if ((total ?? rows.length) === 0) return <NoRecords resource={resource} open={open} />;
  const table = { caption: texts.caption, columns, rows };
  const choosing = many && { choice, many, columns, title: texts.title, atOnce: resource.removeAtOnce };
  if (total === undefined || !everyRow) return <SearchedTable {...{ ...table, list, searchIn, choosing }} />;
  const matching = { total, rows: () => everyRow(MOST_CHOSEN) };
  return (
    <>
      <ListHead table={texts.caption} />
      <DataTable {...{ ...table, state, change, total }} choosing={choosing && { ...choosing, matching }} />
    </>
  );
}

/** Hides rows whose deletion is pending or not yet reflected by the list. `total` is of a list that the server pages. */
function usePresent<R extends Identified>(data: R[] | ListPage<R> = []): { rows: readonly R[]; total?: number } {
  const { gone: ids } = useSyncExternalStore(removals.subscribe, removals.now);
  return useMemo(() => {
    const all = 'rows' in data ? data.rows : data;
    const rows = all.filter(({ id }) => !ids.has(id));
    return 'rows' in data ? { rows, total: data.total - (all.length - rows.length) } : { rows };
  }, [data, ids]);
}

function leading<R extends Identified>([first, ...rest]: readonly Column<R>[], pages?: string): Column<R>[] {
  if (!first || !pages) return first ? [first, ...rest] : [];
  const led = (say: Column<R>['cell']) => (row: R) => <Link to={recordPath(pages, row.id)}>{say(row)}</Link>;
  return [{ ...first, cell: led(first.cell), ...(first.brief && { brief: led(first.brief) }) }, ...rest];
}

const NoRecords = <R,>({ resource: { texts, icon, importAt }, open }: ListProps<R>) => (
  <Empty text={texts.none ?? uiTexts.noRows} hint={texts.teach} icon={icon}>
    <AddButton first label={texts.add} add={open.add} />
    {importAt && <ImportLink to={importAt} />}
  </Empty>
);

const ImportLink = ({ to }: { to: string }) => (
  <Button variant="outlined" startIcon={<FileUp aria-hidden size={18} />} component={Link} to={to}>
    {uiTexts.import}
  </Button>
);
