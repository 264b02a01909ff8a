import Plus from 'lucide-react/icons/plus';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#web/console/kit/parts/button.tsx';
import { ConfirmDelete } from '#web/console/kit/parts/dialogs/lazy-dialogs.tsx';
import { recordPath } from '#web/shared/paths.ts';

/** A dialog is given the record to change, or null for a new one. */
export interface RecordDialogProps<R> {
  record: R | null;
  close: () => void;
}

/** These can be done with the records of a screen. */
export interface RecordActions<R> {
  /** Adds and changes a record over the list; absent where that has a page of its own. */
  dialog?: ComponentType<RecordDialogProps<R>>;
  /** The address of the list, below which each record has its page. */
  pages?: string;
  /** Names a record in questions. */
  nameOf: (record: R) => string;
  remove?: (record: R) => Promise<unknown>;
  /** The question before a record is deleted; unless given, it names the record. */
  removeQuestion?: string;
  /** Deleting one may not be possible: this dialog says so instead; null: nothing stands in the way. */
  instead?: (record: R, close: () => void) => Promise<ReactNode>;
  /** It is asked about and deleted at once: it is somebody's access. Else it can be taken back for ten seconds, and is asked about only where there is a question. */
  removeAtOnce?: boolean;
}

/** Opens the dialogs of a screen; stays the same as long as the screen is open. */
export interface OpenDialog<R> {
  add: () => void;
  edit: (record: R) => void;
  remove: (record: R) => Promise<void>;
}

type Opened<R> =
  | { what: 'edit'; record: R | null }
  | { what: 'remove'; record: R }
  | { what: 'instead'; dialog: ReactNode }
  | null;

/** The one dialog, or the pages, to add and to change; and the question before something is deleted. */
export function useRecordDialogs<R extends { id: string }>(
  actions: RecordActions<R>,
): {
  open: OpenDialog<R>;
  dialogs: ReactNode;
} {
  const { dialog: Dialog, pages, remove, instead, nameOf, removeQuestion, removeAtOnce } = actions;
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened<R>>(null);
  const close = () => setOpened(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `navigate` is another function each time and does the same.
  const open = useMemo(
    () => ({
      add: () => (pages ? void navigate(recordPath(pages)) : setOpened({ what: 'edit', record: null })),
      edit: (record: R) => (pages ? void navigate(recordPath(pages, record.id)) : setOpened({ what: 'edit', record })),
      remove: async (record: R) => {
        const dialog = await instead?.(record, close);
        if (dialog) setOpened({ what: 'instead', dialog });
        else if (removeAtOnce || removeQuestion) setOpened({ what: 'remove', record });
        else void remove?.(record);
      },
    }),
    [pages],
  );
  const dialogs = (
    <>
      {opened?.what === 'edit' && Dialog && <Dialog record={opened.record} close={close} />}
      {opened?.what === 'instead' && opened.dialog}
      {opened?.what === 'remove' && remove && (
        <ConfirmDelete
          name={nameOf(opened.record)}
          question={removeQuestion}
          later={!removeAtOnce}
          remove={() => remove(opened.record)}
          close={close}
        />
      )}
    </>
  );
  return { open, dialogs };
}

/** Opens the dialog that adds for a person who asked for it, by the palette; not again after a reload. */
export function useAskedToAdd(add: () => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isAsked = (state as { add?: boolean } | null)?.add === true;
  useEffect(() => {
    if (!isAsked) return;
    add();
    void navigate(pathname + search, { replace: true });
  }, [isAsked, add, navigate, pathname, search]);
}

/** Adds a record: beside the title, or where a list is still empty. */
export const AddButton = ({ label, add, first = false }: { label: string; add: () => void; first?: boolean }) => (
  <Button
    variant={first ? 'outlined' : 'contained'}
    color={first ? 'primary' : 'secondary'}
    startIcon={<Plus size={first ? 18 : 20} />}
    onClick={add}
  >
    {label}
  </Button>
);
