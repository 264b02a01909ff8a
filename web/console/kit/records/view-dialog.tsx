import type { ReactNode } from 'react';
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
