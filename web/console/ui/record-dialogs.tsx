import Plus from 'lucide-react/icons/plus';
import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDelete } from './lazy-dialogs.tsx';

/** What a dialog is given: the record to change, or null for a new one. */
export interface RecordDialogProps<R> {
  record: R | null;
  close: () => void;
}

/** What can be done with the records of a screen. */
export interface RecordActions<R> {
  dialog: ComponentType<RecordDialogProps<R>>;
  /** Names a record in questions. */
  nameOf: (record: R) => string;
  remove?: (record: R) => Promise<unknown>;
  /** The question before a record is deleted; unless given, it names the record. */
  removeQuestion?: string;
}

/** Opens the dialogs of a screen; stays the same as long as the screen is open. */
export interface OpenDialog<R> {
  add: () => void;
  edit: (record: R) => void;
  remove: (record: R) => void;
}

type Opened<R> = { what: 'edit'; record: R | null } | { what: 'remove'; record: R } | null;

/** The one dialog to add and to change, and the question before something is deleted. */
export function useRecordDialogs<R extends object>(
  actions: RecordActions<R>,
): {
  open: OpenDialog<R>;
  dialogs: ReactNode;
} {
  const { dialog: Dialog, remove, nameOf, removeQuestion } = actions;
  const [opened, setOpened] = useState<Opened<R>>(null);
  const close = () => setOpened(null);
  const open = useMemo(
    () => ({
      add: () => setOpened({ what: 'edit', record: null }),
      edit: (record: R) => setOpened({ what: 'edit', record }),
      remove: (record: R) => setOpened({ what: 'remove', record }),
    }),
    [],
  );
  const dialogs = (
    <Suspense>
      {opened?.what === 'edit' && <Dialog record={opened.record} close={close} />}
      {opened?.what === 'remove' && remove && (
        <ConfirmDelete
          name={nameOf(opened.record)}
          question={removeQuestion}
          remove={() => remove(opened.record)}
          close={close}
        />
      )}
    </Suspense>
  );
  return { open, dialogs };
}

/** Adds a record: beside the title, or where a list is still empty. */
export const AddButton = ({ label, add, first = false }: { label: string; add: () => void; first?: boolean }) =>
  first ? (
    <Button variant="outlined" startIcon={<Plus size={18} />} onClick={add}>
      {label}
    </Button>
  ) : (
    <Button variant="contained" color="secondary" startIcon={<Plus size={20} />} onClick={add}>
      {label}
    </Button>
  );
