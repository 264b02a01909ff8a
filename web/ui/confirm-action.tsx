import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/notice.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { Themed } from '#web/ui/themed.tsx';

interface ConfirmProps {
  title: string;
  /** What follows from it. */
  text: string;
  /** On the button that does it. */
  word: string;
  act: () => Promise<unknown>;
  close: () => void;
}

/** Asks before something is done that others notice at once. Closes when it is done; a refusal is told here. */
export function ConfirmActionDialog({ title, text, word, act, close }: ConfirmProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const heading = useId();
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
    <Themed>
      <Dialog
        open
        onClose={busy ? undefined : close}
        aria-labelledby={heading}
        maxWidth="xs"
        fullWidth
        role="alertdialog"
        slotProps={{ paper: { className: 'ask' } }}
      >
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent>
          {problem && <Problem>{problem}</Problem>}
          <p className="plain">{text}</p>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={busy}>
            {uiTexts.cancel}
          </Button>
          <Button variant="contained" color="secondary" onClick={() => void confirm()} loading={busy}>
            {word}
          </Button>
        </DialogActions>
      </Dialog>
    </Themed>
  );
}
