import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import FileUp from 'lucide-react/icons/file-up';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AppError } from '#contract/kernel/errors.ts';
import { foldedText } from '#contract/kernel/typed-text.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { Empty, Loading, LoadProblem } from '#web/console/kit/parts/notice.tsx';
import { Page } from '#web/console/kit/parts/page.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import {
  AddButton,
  type OpenDialog,
  type RecordActions,
  useAskedToAdd,
  useRecordDialogs,
} from '#web/console/kit/records/record-dialogs.tsx';
import { removals, removeLater } from '#web/console/platform/keeping/removals.ts';
import type { RecordMutations } from '#web/console/platform/records.ts';
import { recordPath } from '#web/shared/paths.ts';
import type { Many } from './choice/bulk-actions.ts';
import { useChoosing } from './choice/choosing.tsx';
import type { Column, Identified } from './columns.ts';
import { DataTable } from './data-table.tsx';
import { ColumnFilters, narrowed } from './filters/column-filters.tsx';
import { PAGE_SIZES, useListState } from './filters/list-state.ts';
import { SearchBox } from './filters/search-box.tsx';
import { useTypedSearch } from './filters/typed-search.ts';
import { ListHead } from './list-tools.tsx';

/** The words of a management screen: of its head, its Add button, its table, and of a list that is empty. */
interface ResourceTexts extends Record<'title' | 'add' | 'caption', string> {
  /** Says that a list is empty; that there is no data unless said. */
  none?: string;
  lead?: ReactNode;
  /** This stands below the words of an empty list: what will stand here, and what for. */
  teach?: string;
}

/** A management screen as data, whether its list comes whole or a page at a time. */
export interface Screen<R> extends Omit<RecordActions<R>, 'remove'> {
  texts: ResourceTexts;
  icon?: LucideIcon;
  /** PAGE_SIZES unless said. */
  sizes?: readonly number[];
  query: Pick<UseQueryResult, 'refetch'>;
  /** The columns, given what they need to open the dialogs; the same as long as the screen is open. */
  columns: (open: OpenDialog<R>) => Column<R>[];
  remove?: RecordMutations<never>['remove'];
  /** They are added from a file here; absent: they are not. */
  importAt?: string;
  /** Several of them at once can be dealt with so. */
  many?: Many<R>;
  /** Filters stand above the list, whatever it holds; what they are set to stands in the address. */
  filters?: ReactNode;
}

export interface ResourceScreen<R> extends Screen<R> {
  query: UseQueryResult<R[], Error>;
  /** Words of a row, for the search box. */
  searchIn: (row: R) => string;
}

/** A management screen: a table, a search box, one dialog to add and to change, a question before something is deleted. */
export const ResourcePage = <R extends Identified>(resource: ResourceScreen<R>) => (
  <ResourceFrame resource={resource}>{(open) => <ResourceList resource={resource} open={open} />}</ResourceFrame>
);

interface FrameProps<R> {
  resource: Screen<R>;
  /** The list. */
  children: (open: OpenDialog<R>) => ReactNode;
}

/** The frame stands around the list of a management screen. */
export function ResourceFrame<R extends Identified>({ resource, children }: FrameProps<R>) {
  const { texts, filters, importAt } = resource;
  const { open, dialogs } = useRecordDialogs({ ...resource, remove: useRemove(resource) });
  useAskedToAdd(open.add);
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

/** Deletes a record in ten seconds, unless that is taken back; or at once, where the screen says so. */
function useRemove<R extends Identified>({ remove, removeAtOnce, nameOf, query }: Screen<R>) {
  const cache = useQueryClient();
  const toasts = useToasts();
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

/** Leaves out the rows that count as gone: deleted, and not yet sent or told by the list. */
export function usePresent<R extends Identified>(rows: readonly R[] | undefined): readonly R[] {
  const { gone: ids } = useSyncExternalStore(removals.subscribe, removals.now);
  return useMemo(() => (rows ?? []).filter(({ id }) => !ids.has(id)), [rows, ids]);
}

/** Somebody may have deleted it already: then who deletes it has what they wanted; the list is fetched again. */
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

/** The column that names the rows leads to their pages, where they have some. */
function leading<R extends Identified>([first, ...rest]: readonly Column<R>[], pages?: string): Column<R>[] {
  if (!first || !pages) return first ? [first, ...rest] : [];
  const led = (say: Column<R>['cell']) => (row: R) => <Link to={recordPath(pages, row.id)}>{say(row)}</Link>;
  return [{ ...first, cell: led(first.cell), ...(first.brief && { brief: led(first.brief) }) }, ...rest];
}

/** An empty list offers the first step. */
export const NoRecords = <R,>({ resource: { texts, icon, importAt }, open }: ListProps<R, Screen<R>>) => (
  <Empty text={texts.none ?? uiTexts.noRows} hint={texts.teach} icon={icon}>
    <AddButton first label={texts.add} add={open.add} />
    {importAt && <ImportLink to={importAt} />}
  </Empty>
);

/** Rows in which every word of the search stands somewhere. */
export function matching<R>(rows: readonly R[], search: string, textOf: (row: R) => string): readonly R[] {
  const words = foldedText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = foldedText(textOf(row));
    return words.every((word) => text.includes(word));
  });
}

/** Leads from a list to where its records are added from a file. */
const ImportLink = ({ to }: { to: string }) => (
  <Button variant="outlined" startIcon={<FileUp aria-hidden size={18} />} component={Link} to={to}>
    {uiTexts.import}
  </Button>
);
