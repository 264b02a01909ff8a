import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame.tsx';

/** A dialog that only shows something; Esc, the cross and a press beside it close it. */
export const ViewDialog = ({ title, close, children }: { title: string; close: () => void; children: ReactNode }) => (
  <DialogFrame
    title={title}
    className="record-dialog"
    cross={{ act: close }}
    onClose={close}
    content={{ dividers: true }}
  >
    {children}
  </DialogFrame>
);
