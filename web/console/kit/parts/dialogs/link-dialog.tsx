import { TextField } from '#web/console/kit/forms/field.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { useCopy } from '#web/console/kit/tables/choice/copying.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface LinkDialogProps {
  title: string;
  text: string;
  link: string;
  close: () => void;
}

export function LinkDialog({ title, text, link, close }: LinkDialogProps) {
  const copy = useCopy();
  return (
    <DialogFrame
      title={title}
      close={close}
      body={{ className: 'stack' }}
      actions={
        <>
          <Button onClick={close}>{uiTexts.done}</Button>
          <Button variant="contained" color="secondary" onClick={() => copy(link, uiTexts)}>
            {uiTexts.copy}
          </Button>
        </>
      }
    >
      <p className="plain">{text}</p>
      <TextField label={uiTexts.link} value={link} change={() => undefined} />
    </DialogFrame>
  );
}
