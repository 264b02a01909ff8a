import type { ReactNode } from 'react';
import { Button } from '#web/console/kit/parts/button.tsx';
import { DialogFrame } from '#web/console/kit/parts/dialogs/dialog-frame.tsx';

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
