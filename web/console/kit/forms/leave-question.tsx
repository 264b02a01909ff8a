import { DialogFrame } from '#web/console/kit/parts/dialogs/dialog-frame.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Button } from '#web/ui/button.tsx';

const { leave: texts } = uiTexts;

export const LeaveQuestionDialog = ({ leave, stay }: { leave: () => void; stay: () => void }) => (
  <DialogFrame
    title={texts.title}
    size={444}
    role="alertdialog"
    close={stay}
    actions={
      <>
        <Button onClick={stay}>{texts.stay}</Button>
        <Button variant="contained" color="error" onClick={leave}>
          {texts.discard}
        </Button>
      </>
    }
  >
    <p className="plain">{texts.text}</p>
  </DialogFrame>
);
