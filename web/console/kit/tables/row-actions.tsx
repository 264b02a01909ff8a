import type { LucideIcon } from 'lucide-react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { createContext, Fragment, type ReactNode, use, useState } from 'react';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { Popover } from '#web/console/kit/parts/dialogs/popover.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Column, Identified } from './columns.ts';

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

/** One button for all else that can be done with a row; the product's own columns of buttons stand before it. */
export const moreColumn = <R extends Identified>(nameOf: NameOf<R>, acts: readonly Column<R>[]): Column<R> => ({
  id: 'more',
  header: uiTexts.more,
  action: true,
  blank: (row) => actsFor(row, acts).length === 0,
  cell: (row) => <More name={nameOf(row)} row={row} acts={actsFor(row, acts)} />,
});

const actsFor = <R,>(row: R, acts: readonly Column<R>[]) => acts.filter(({ blank }) => !blank?.(row));

type Dialog = (close: () => void) => ReactNode;

const DialogContext = createContext<(dialog: Dialog) => void>(() => undefined);

/** Opens a dialog within `RowDialogs` for a button of More, which is gone as soon as it is pressed. */
export const useRowDialog = () => use(DialogContext);

function More<R>({ name, row, acts }: { name: string; row: R; acts: readonly Column<R>[] }) {
  if (acts.length === 0) return null;
  const title = uiTexts.moreOf(name);
  const target = (
    <button type="button" className="icon-button row-button" aria-label={title}>
      <Ellipsis aria-hidden size={18} />
      <span>{uiTexts.more}</span>
    </button>
  );
  return (
    <RowDialogs>
      <Popover title={title} target={target} once>
        {() => (
          <ul className="row-acts">
            {acts.map(({ id, cell }) => (
              <li key={id}>{cell(row)}</li>
            ))}
          </ul>
        )}
      </Popover>
    </RowDialogs>
  );
}

export function RowDialogs({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<{ show: Dialog; key: number } | null>(null);
  return (
    <DialogContext value={(show) => setDialog((before) => ({ show, key: (before?.key ?? 0) + 1 }))}>
      {children}
      {dialog && <Fragment key={dialog.key}>{dialog.show(() => setDialog(null))}</Fragment>}
    </DialogContext>
  );
}

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
