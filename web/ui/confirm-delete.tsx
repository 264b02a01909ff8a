import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/notice.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { Themed } from '#web/ui/themed.tsx';
import { useToasts } from '#web/ui/toasts.tsx';

interface ConfirmProps {
  /** What is deleted, by the name its people know it by. */
  name: string;
  /** Instead of naming it in the question; the name then stands below. */
  question?: string;
  remove: () => Promise<unknown>;
  close: () => void;
}

/** Asks before something is deleted that cannot be brought back. */
export function ConfirmDeleteDialog({ name, question, remove, close }: ConfirmProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const toasts = useToasts();
  const title = useId();
  const confirm = async () => {
    setBusy(true);
    try {
      await remove();
      toasts.success(uiTexts.deleted(name));
      close();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <Themed>
      <Dialog
        open
        onClose={busy ? undefined : close}
        aria-labelledby={title}
        maxWidth="xs"
        fullWidth
        role="alertdialog"
        slotProps={{ paper: { className: 'ask' } }}
      >
        <DialogTitle id={title}>{question ?? uiTexts.deleteTitle(name)}</DialogTitle>
        <DialogContent>
          {problem && <Problem>{problem}</Problem>}
          <p className="plain">
            {question && <strong>{name}. </strong>}
            {uiTexts.deleteText}
          </p>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={busy}>
            {uiTexts.keep}
          </Button>
          <Button variant="contained" color="error" onClick={confirm} loading={busy}>
            {uiTexts.delete}
          </Button>
        </DialogActions>
      </Dialog>
    </Themed>
  );
}
