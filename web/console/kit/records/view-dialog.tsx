import type { ReactNode } from 'react';
import { DialogFrame } from '#web/console/kit/parts/dialogs/dialog-frame.tsx';
import { Button } from '#web/ui/button.tsx';

interface ViewDialogProps {
  title: string;
  close: () => void;
  full?: boolean;
  children: ReactNode;
}

/** Esc, the close button and a click on the backdrop close it. */
export const ViewDialog = ({ title, close, full, children }: ViewDialogProps) => (
  <DialogFrame title={title} fills={full ? 'everywhere' : 'phones'} cross={{ act: close }} close={close}>
    {children}
  </DialogFrame>
);

interface FactsProps {
  title: string;
  word: string;
  close: () => void;
  actions?: ReactNode;
  children: ReactNode;
}

export const FactsDialog = ({ title, word, close, actions, children }: FactsProps) => (
  <DialogFrame
    title={title}
    close={close}
    // A scrolling body must be reachable by keyboard.
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
