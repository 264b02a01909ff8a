import { type ReactNode, useState } from 'react';
import { useUnsaved } from '#web/console/kit/forms/form.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/notice.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface ConfirmProps {
  title: string;
  text: ReactNode;
  word: string;
  keep?: string;
  color?: 'secondary' | 'error';
  act: () => Promise<unknown>;
  close: () => void;
  unsaved?: boolean;
  forget?: () => void;
  children?: ReactNode;
}

/** For what cannot be undone or others notice at once. Closes on success; an error is shown in the dialog. */
export function ConfirmActionDialog({
  title,
  text,
  word,
  keep = uiTexts.cancel,
  color = 'secondary',
  act,
  close,
  unsaved = false,
  forget,
  children,
}: ConfirmProps) {
  const { leave, question } = useUnsaved(unsaved, forget);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const confirm = async () => {
    setBusy(true);
    try {
      await act();
      close();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <DialogFrame
      title={title}
      size={444}
      role="alertdialog"
      close={busy ? undefined : () => leave(close)}
      body={{ className: children ? 'stack' : undefined }}
      actions={
        <>
          <Button onClick={() => leave(close)} disabled={busy}>
            {keep}
          </Button>
          <Button variant="contained" color={color} onClick={() => void confirm()} busy={busy}>
            {word}
          </Button>
        </>
      }
    >
      {problem && <Problem>{problem}</Problem>}
      <p className="plain">{text}</p>
      {children}
      {question}
    </DialogFrame>
  );
}

interface ConfirmDeleteProps {
  name: string;
  question?: string;
  /** The deletion can be undone for a while, and the caller reports it. */
  later?: boolean;
  remove: () => Promise<unknown>;
  close: () => void;
}

export function ConfirmDeleteDialog({ name, question, later = false, remove, close }: ConfirmDeleteProps) {
  const toasts = useToasts();
  const act = async () => {
    await remove();
    if (!later) toasts.success(uiTexts.deleted(name));
  };
  const text = (
    <>
      {question && <strong>{name}. </strong>}
      {later ? uiTexts.undo.can : uiTexts.deleteText}
    </>
  );
  const title = question ?? uiTexts.deleteTitle(name);
  return (
    <ConfirmActionDialog
      title={title}
      text={text}
      act={act}
      close={close}
      word={uiTexts.delete}
      keep={uiTexts.keep}
      color="error"
    />
  );
}
