import Plus from 'lucide-react/icons/plus';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ConfirmAction } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { recordPath } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import type { RecordDialogProps } from './record-form.tsx';

export interface RecordActions<R> {
  /** Absent if records have pages of their own. */
  dialog?: ComponentType<RecordDialogProps<R>>;
  pages?: string;
  nameOf: (record: R) => string;
  remove?: (record: R) => Promise<unknown>;
  /** Replaces the default question, which names the record. */
  removeQuestion?: string;
  /** Returns a dialog to show if the record cannot be deleted, else null. */
  instead?: (record: R, close: () => void) => Promise<ReactNode>;
  /** For access rights: asks and deletes. Else undo for ten seconds; asks only with `removeQuestion`. */
  removeAtOnce?: boolean;
}

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
        <RemoveQuestion
          name={nameOf(opened.record)}
          question={removeQuestion}
          isFinal={removeAtOnce}
          remove={() => remove(opened.record)}
          close={close}
        />
      )}
    </>
  );
  return { open, dialogs };
}

interface RemoveQuestionProps {
  name: string;
  question: string | undefined;
  isFinal: boolean | undefined;
  remove: () => Promise<unknown>;
  close: () => void;
}

function RemoveQuestion({ name, question, isFinal, remove, close }: RemoveQuestionProps) {
  const text = isFinal ? uiTexts.deleteText : uiTexts.undo.can;
  const act = async () => {
    await remove();
    // What can be undone is reported when it is sent.
    if (isFinal) toasts.success(uiTexts.deleted(name));
  };
  return (
    <ConfirmAction
      title={question ?? uiTexts.deleteTitle(name)}
      text={
        <>
          {question && <strong>{name}. </strong>}
          {text}
        </>
      }
      word={uiTexts.delete}
      keep={uiTexts.keep}
      color="error"
      act={act}
      close={close}
    />
  );
}

/** Opens the dialog for which the palette led here; not again after a reload. */
export function useAsked<R>({ add, edit }: OpenDialog<R>): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { add: isAsked, edit: record } = (state ?? {}) as { add?: boolean; edit?: R };
  useEffect(() => {
    if (!isAsked && !record) return;
    if (record) edit(record);
    else add();
    void navigate(pathname + search, { replace: true });
  }, [isAsked, record, add, edit, navigate, pathname, search]);
}

export const AddButton = ({ label, add, first = false }: { label: string; add: () => void; first?: boolean }) => (
  <Button
    variant={first ? 'outlined' : 'contained'}
    color={first ? undefined : 'secondary'}
    startIcon={<Plus size={first ? 18 : 20} />}
    onClick={add}
  >
    {label}
  </Button>
);
