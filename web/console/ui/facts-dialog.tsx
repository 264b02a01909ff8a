import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Themed } from './themed.tsx';
import '#web/console/ui/styles/facts.css';

interface FactsProps {
  title: string;
  /** On the button that closes it. */
  word: string;
  close: () => void;
  /** Buttons beside the one that closes: what can be done. On phones they stand one above the other. */
  actions?: ReactNode;
  children: ReactNode;
}

/** All about one thing, to be read; what can be done about it stands at its foot. */
export function FactsDialog({ title, word, close, actions, children }: FactsProps) {
  const heading = useId();
  return (
    <Themed>
      <Dialog
        open
        onClose={close}
        aria-labelledby={heading}
        maxWidth="sm"
        fullWidth
        slotProps={{ paper: { className: 'ask facts' } }}
      >
        <DialogTitle id={heading}>{title}</DialogTitle>
        {/* What scrolls must be in reach of the keyboard. */}
        <DialogContent className="stack" tabIndex={0}>
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{word}</Button>
          {actions}
        </DialogActions>
      </Dialog>
    </Themed>
  );
}
