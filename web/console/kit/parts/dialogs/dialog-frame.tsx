import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent, { type DialogContentProps } from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { IconButton } from '#web/console/kit/parts/icon-button.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Themed } from '#web/console/kit/parts/themed.tsx';

interface DialogFrameProps extends Pick<DialogProps, 'onClose' | 'role' | 'maxWidth' | 'fullScreen' | 'onKeyDown'> {
  title: string;
  /** Of its paper: see dialogs.css. */
  className: string;
  /** A cross beside the title. */
  cross?: { act: () => void; disabled?: boolean };
  /** Of the part that scrolls. */
  content?: DialogContentProps;
  /** The buttons at its foot. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The one dialog of the console: named by its title, its middle scrolls, its buttons stand at its foot. */
export function DialogFrame({ title, className, cross, content, actions, children, ...dialog }: DialogFrameProps) {
  const heading = useId();
  return (
    <Themed>
      <Dialog open fullWidth maxWidth="sm" aria-labelledby={heading} slotProps={{ paper: { className } }} {...dialog}>
        <DialogTitle id={heading} component="h2">
          {title}
          {cross && (
            <IconButton label={uiTexts.close} {...cross}>
              <X size={20} />
            </IconButton>
          )}
        </DialogTitle>
        <DialogContent {...content}>{children}</DialogContent>
        {actions && <DialogActions>{actions}</DialogActions>}
      </Dialog>
    </Themed>
  );
}
