import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Column } from '#web/ui/columns.ts';
import { ConfirmDelete } from '#web/ui/confirm-delete-lazy.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { useListState } from '#web/ui/list-state.ts';
import { Empty, Loading, LoadProblem } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { uiTexts } from '#web/ui/texts.ts';

/** What a dialog is given: the record to change, or null for a new one. */
export interface RecordDialogProps<R> {
  record: R | null;
  close: () => void;
}

export interface Resource<R> {
  title: string;
  lead?: ReactNode;
  addLabel: string;
  caption: string;
  emptyText: string;
  icon?: ReactNode;
  sizes: readonly number[];
  query: UseQueryResult<R[], Error>;
  /** The columns, given what they need to open the dialogs. */
  columns: (open: { edit: (row: R) => void; remove: (row: R) => void }) => Column<R>[];
  rowId: (row: R) => string;
  /** Words of a row, for the search box and for naming it in questions. */
  nameOf: (row: R) => string;
  searchIn: (row: R) => string;
  dialog: ComponentType<RecordDialogProps<R>>;
  remove?: (row: R) => Promise<unknown>;
}

type Opened<R> = { what: 'edit'; record: R | null } | { what: 'remove'; record: R } | null;

/** A management screen: a table, a search box, one dialog to add and to change, a question before something is deleted. */
export function ResourcePage<R extends object>({ resource }: { resource: Resource<R> }) {
  const { title, lead, addLabel, dialog: Dialog, remove, nameOf } = resource;
  const [opened, setOpened] = useState<Opened<R>>(null);
  const close = () => setOpened(null);
  const add = () => setOpened({ what: 'edit', record: null });
  const addButton = (
    <Button variant="contained" color="secondary" startIcon={<Plus size={20} />} onClick={add}>
      {addLabel}
    </Button>
  );
  return (
    <Page title={title} lead={lead} action={addButton}>
      <ResourceList resource={resource} open={setOpened} add={add} />
      <Suspense>
        {opened?.what === 'edit' && <Dialog record={opened.record} close={close} />}
        {opened?.what === 'remove' && remove && (
          <ConfirmDelete name={nameOf(opened.record)} remove={() => remove(opened.record)} close={close} />
        )}
      </Suspense>
    </Page>
  );
}

interface ListProps<R> {
  resource: Resource<R>;
  open: (opened: Opened<R>) => void;
  add: () => void;
}

function ResourceList<R extends object>({ resource, open, add }: ListProps<R>) {
  const { query, sizes, columns: columnsFor, searchIn, emptyText, icon, addLabel, caption, rowId } = resource;
  const [state, change] = useListState(sizes);
  // The columns of a resource never change while its page is open: `open` is a state setter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const columns = useMemo(
    () =>
      columnsFor({
        edit: (record) => open({ what: 'edit', record }),
        remove: (record) => open({ what: 'remove', record }),
      }),
    [],
  );
  const rows = useMemo(() => matching(query.data ?? [], state.search, searchIn), [query.data, state.search, searchIn]);
  if (query.isPending) return <Loading />;
  if (query.isError) return <LoadProblem error={query.error} retry={() => void query.refetch()} />;
  if (query.data.length === 0)
    return (
      <Empty text={emptyText} icon={icon}>
        <Button variant="outlined" startIcon={<Plus size={18} />} onClick={add}>
          {addLabel}
        </Button>
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
