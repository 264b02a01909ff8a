import { useBlocker } from 'react-router';
import { ConfirmAction } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { discardUnsaved, isUnsaved } from '#web/console/platform/keeping/unsaved.ts';

const { leave: texts } = uiTexts;

export const LeaveQuestion = ({ leave, stay }: { leave: () => void; stay: () => void }) => (
  <ConfirmAction
    title={texts.title}
    text={texts.text}
    word={texts.discard}
    keep={texts.stay}
    color="error"
    act={async () => leave()}
    close={stay}
  />
);

/** Asks before a link, Back or forward leaves unsaved input. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  const leave = () => {
    discardUnsaved();
    blocker.proceed?.();
  };
  // The question closes after either answer.
  const stay = () => isUnsaved() && blocker.reset?.();
  return blocker.state === 'blocked' && <LeaveQuestion leave={leave} stay={stay} />;
}
