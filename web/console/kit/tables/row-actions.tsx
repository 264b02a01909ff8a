import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Column } from './columns.ts';
import { RowButton } from './row-button.tsx';

type NameOf<R> = (row: R) => string;

/** The column Edit: opens the dialog of its row. */
export const editColumn = <R,>(edit: (row: R) => void, nameOf: NameOf<R>): Column<R> => ({
  id: 'edit',
  header: uiTexts.edit,
  action: true,
  cell: (row) => (
    <RowButton icon={Pencil} label={uiTexts.editNamed(nameOf(row))} word={uiTexts.edit} act={() => edit(row)} />
  ),
});

/** The column Delete: asks about its row. */
export const deleteColumn = <R,>(remove: (row: R) => Promise<void>, nameOf: NameOf<R>): Column<R> => ({
  id: 'delete',
  header: uiTexts.delete,
  action: true,
  cell: (row) => <DeleteButton name={nameOf(row)} remove={() => remove(row)} />,
});

function DeleteButton({ name, remove }: { name: string; remove: () => Promise<void> }) {
  const { busy, start } = useBusyAction(remove);
  return <RowButton icon={Trash2} label={uiTexts.deleteNamed(name)} word={uiTexts.delete} busy={busy} act={start} />;
}

/** The columns Edit and Delete beside each other. */
export const changeColumns = <R,>(
  open: { edit: (row: R) => void; remove: (row: R) => Promise<void> },
  nameOf: NameOf<R>,
) => [editColumn(open.edit, nameOf), deleteColumn(open.remove, nameOf)];
