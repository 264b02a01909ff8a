import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import { uiTexts } from './texts.ts';
import { Themed } from './themed.tsx';
import { useToasts } from './toasts.tsx';

interface LinkDialogProps {
  title: string;
  text: string;
  link: string;
  close: () => void;
}

/** A link that is shown once, to be copied. */
export function LinkDialog({ title, text, link, close }: LinkDialogProps) {
  const toasts = useToasts();
  const heading = useId();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toasts.success(uiTexts.copied),
      (error: Error) => toasts.failure(error.message),
    );
  return (
    <Themed>
      <Dialog open aria-labelledby={heading} maxWidth="sm" fullWidth slotProps={{ paper: { className: 'ask' } }}>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent className="stack">
          <p className="plain">{text}</p>
          <TextField label={uiTexts.link} value={link} change={() => undefined} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{uiTexts.done}</Button>
          <Button variant="contained" color="secondary" onClick={() => void copy()}>
            {uiTexts.copy}
          </Button>
        </DialogActions>
      </Dialog>
    </Themed>
  );
}
