import type { LucideIcon } from 'lucide-react';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Column } from './columns.ts';

type NameOf<R> = (row: R) => string;

export const editColumn = <R,>(edit: (row: R) => void, nameOf: NameOf<R>): Column<R> => ({
  id: 'edit',
  header: uiTexts.edit,
  action: true,
  cell: (row) => (
    <RowButton icon={Pencil} label={uiTexts.editNamed(nameOf(row))} word={uiTexts.edit} act={() => edit(row)} />
  ),
});

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

export const changeColumns = <R,>(
  open: { edit: (row: R) => void; remove: (row: R) => Promise<void> },
  nameOf: NameOf<R>,
) => [editColumn(open.edit, nameOf), deleteColumn(open.remove, nameOf)];

interface RowButtonProps {
  icon: LucideIcon;
  label: string;
  word: string;
  busy?: boolean;
  act: () => void;
}

export function RowButton({ icon: Icon, label, word, busy = false, act }: RowButtonProps) {
  return (
    <IconButton className="row-button" label={label} busy={busy} act={act}>
      <Icon size={18} />
      <span>{word}</span>
    </IconButton>
  );
}
