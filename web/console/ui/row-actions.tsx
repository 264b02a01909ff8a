import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Column } from './columns.ts';
import { RowButton } from './row-button.tsx';
import { uiTexts } from './texts.ts';

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
export const deleteColumn = <R,>(remove: (row: R) => void, nameOf: NameOf<R>): Column<R> => ({
  id: 'delete',
  header: uiTexts.delete,
  action: true,
  cell: (row) => (
    <RowButton icon={Trash2} label={uiTexts.deleteNamed(nameOf(row))} word={uiTexts.delete} act={() => remove(row)} />
  ),
});

/** The columns Edit and Delete beside each other. */
export const changeColumns = <R,>(open: { edit: (row: R) => void; remove: (row: R) => void }, nameOf: NameOf<R>) => [
  editColumn(open.edit, nameOf),
  deleteColumn(open.remove, nameOf),
];
