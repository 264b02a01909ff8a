import type { ReactNode } from 'react';
import { Button } from '#web/console/kit/parts/button.tsx';
import { DialogFrame } from '#web/console/kit/parts/dialogs/dialog-frame.tsx';

interface ViewDialogProps {
  title: string;
  close: () => void;
  /** It takes the whole screen. */
  full?: boolean;
  children: ReactNode;
}

/** A dialog that only shows something; Esc, the cross and a press beside it close it. */
export const ViewDialog = ({ title, close, full, children }: ViewDialogProps) => (
  <DialogFrame title={title} className={`record-dialog ${full ? 'full' : ''}`} cross={{ act: close }} close={close}>
    {children}
  </DialogFrame>
);

interface FactsProps {
  title: string;
  /** The button that closes it says this. */
  word: string;
  close: () => void;
  /** Buttons beside the one that closes: what can be done. On phones they stand one above the other. */
  actions?: ReactNode;
  children: ReactNode;
}

/** All about one thing, to be read; what can be done about it stands at its foot. */
export const FactsDialog = ({ title, word, close, actions, children }: FactsProps) => (
  <DialogFrame
    title={title}
    className="ask facts"
    close={close}
    // A body that scrolls must be in reach of the keyboard.
    body={{ className: 'stack', tabIndex: 0 }}
    actions={
      <>
        <Button onClick={close}>{word}</Button>
        {actions}
      </>
    }
  >
    {children}
  </DialogFrame>
);
