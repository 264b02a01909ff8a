import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { Problem } from '#web/ui/notice.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { useToasts } from '#web/ui/toasts.tsx';

interface ConfirmProps {
  /** What is deleted, by the name its people know it by. */
  name: string;
  remove: () => Promise<unknown>;
  close: () => void;
}

/** Asks before something is deleted that cannot be brought back. */
export function ConfirmDeleteDialog({ name, remove, close }: ConfirmProps) {
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
    <Dialog
      open
      onClose={busy ? undefined : close}
      aria-labelledby={title}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      slotProps={{ paper: { className: 'ask' } }}
    >
      <DialogTitle id={title}>{uiTexts.deleteTitle(name)}</DialogTitle>
      <DialogContent>
        {problem && <Problem>{problem}</Problem>}
        <p className="plain">{uiTexts.deleteText}</p>
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
  );
}
