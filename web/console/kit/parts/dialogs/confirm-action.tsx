import { type ReactNode, useState } from 'react';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
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
  /** From `useUnsaved`, if the dialog has input. */
  leaving?: { leave: (go: () => void) => void; question: ReactNode };
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
  leaving = { leave: (go) => go(), question: null },
  children,
}: ConfirmProps) {
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
      close={busy ? undefined : () => leaving.leave(close)}
      body={{ className: children ? 'stack' : undefined }}
      actions={
        <>
          <Button onClick={() => leaving.leave(close)} disabled={busy}>
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
      {leaving.question}
    </DialogFrame>
  );
}
