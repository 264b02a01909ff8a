import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { uiTexts } from './texts.ts';
import { Themed } from './themed.tsx';

/** A dialog that only shows something; Esc, the cross and a press beside it close it. */
export function ViewDialog({ title, close, children }: { title: string; close: () => void; children: ReactNode }) {
  const heading = useId();
  return (
    <Themed>
      <Dialog
        open
        fullWidth
        maxWidth="sm"
        onClose={close}
        aria-labelledby={heading}
        slotProps={{ paper: { className: 'record-dialog' } }}
      >
        <DialogTitle id={heading} component="h2">
          {title}
          <IconButton label={uiTexts.close} act={close}>
            <X size={20} />
          </IconButton>
        </DialogTitle>
        <DialogContent dividers>{children}</DialogContent>
      </Dialog>
    </Themed>
  );
}
