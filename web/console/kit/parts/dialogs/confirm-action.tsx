import { type ReactNode, useState } from 'react';
import { useUnsaved } from '#web/console/kit/forms/unsaved-changes.tsx';
import { Button } from '#web/console/kit/parts/button.tsx';
import { Problem } from '#web/console/kit/parts/notice.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface ConfirmProps {
  title: string;
  /** The text says what follows from it. */
  text: ReactNode;
  /** The button that does it says this, and the one that leaves all as it is. */
  word: string;
  keep?: string;
  color?: 'secondary' | 'error';
  act: () => Promise<unknown>;
  close: () => void;
  /** Something typed or chosen below would be lost: leaving it asks first. */
  unsaved?: boolean;
  /** Throws away what of that is kept on the device. */
  forget?: () => void;
  /** More is asked here, below the text. */
  children?: ReactNode;
}

/** Asks before something is done that cannot be taken back, or that others notice at once. Closes when it is done; a refusal is told here. */
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
      className="ask small"
      role="alertdialog"
      close={busy ? undefined : () => leave(close)}
      body={{ className: children ? 'stack' : undefined }}
      actions={
        <>
          <Button onClick={() => leave(close)} disabled={busy}>
            {keep}
          </Button>
          <Button variant="contained" color={color} onClick={() => void confirm()} loading={busy}>
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
  /** This names what is deleted, as its people know it. */
  name: string;
  /** It is asked instead of naming it in the question; the name then stands below. */
  question?: string;
  /** It can be taken back for a while; the caller says when it is gone. */
  later?: boolean;
  remove: () => Promise<unknown>;
  close: () => void;
}

/** Asks before something is deleted that cannot be brought back. */
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
