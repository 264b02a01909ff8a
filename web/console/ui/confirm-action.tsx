import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Problem } from './notice.tsx';
import { uiTexts } from './texts.ts';
import { Themed } from './themed.tsx';

interface ConfirmProps {
  title: string;
  /** What follows from it. */
  text: ReactNode;
  /** On the button that does it, and on the one that leaves all as it is. */
  word: string;
  keep?: string;
  color?: 'secondary' | 'error';
  act: () => Promise<unknown>;
  close: () => void;
  /** What else is asked, below the text. */
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
  children,
}: ConfirmProps) {
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
        <DialogContent className={children ? 'stack' : undefined}>
          {problem && <Problem>{problem}</Problem>}
          <p className="plain">{text}</p>
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={busy}>
            {keep}
          </Button>
          <Button variant="contained" color={color} onClick={() => void confirm()} loading={busy}>
            {word}
          </Button>
        </DialogActions>
      </Dialog>
    </Themed>
  );
}
