import { ConfirmActionDialog } from '#web/console/kit/parts/dialogs/confirm-action.tsx';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import type { DeskQueue } from './queries.ts';
import type { DeskActions } from './use-desk-actions.ts';
import { closingTexts as texts } from './words.ts';

interface CloseProps {
  queue: DeskQueue;
  waiting: number;
  canClear: boolean;
  desk: DeskActions;
  closed: () => void;
  close: () => void;
}

/** Closes a queue for today: no new tokens; who waits is served, moved or refunded. It can be reopened. */
export function CloseQuestion({ queue, waiting, canClear, desk, closed, close }: CloseProps) {
  const send = () =>
    desk.act({ close: queue, closed: true }, () => {
      toasts.success(texts.closed);
      closed();
    });
  return (
    <ConfirmActionDialog
      title={texts.question}
      text={texts.follows(waiting, canClear)}
      word={texts.close}
      act={async () => send()}
      close={close}
    />
  );
}
