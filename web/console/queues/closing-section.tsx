import { useState } from 'react';
import type { Station } from '#contract/queues/model.ts';
import { ConfirmActionDialog } from '#web/console/kit/parts/dialogs/confirm-action.tsx';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Clearing } from './clearing-form.tsx';
import type { DeskQueue, DeskToken } from './queries.ts';
import type { DeskActions } from './use-desk-actions.ts';
import type { Live } from './use-live.ts';
import { closingTexts as texts } from './words.ts';

interface ClosingProps {
  queue: DeskQueue;
  station: Pick<Station, 'closed' | 'waiting'> | undefined;
  desk: DeskActions;
  live: Live;
  /** Tokens that can be moved or refunded here; empty at a counter, which may not. */
  waiting: readonly DeskToken[];
}

/** Closes a queue for today: no new tokens; waiting ones are served, moved or refunded. It can be reopened. */
export function Closing({ queue, station, desk, live, waiting }: ClosingProps) {
  const [asks, setAsks] = useState<'close' | 'clear' | null>(null);
  const toasts = useToasts();
  const send = (closed: boolean) =>
    desk.act({ close: queue, closed }, () => {
      toasts.success(closed ? texts.closed : texts.opened);
      if (closed && waiting.length > 0) setAsks('clear');
    });
  return (
    <section className="card pause" aria-label={texts.title}>
      {station?.closed ? (
        <>
          <p className="pause-now">
            <b>{texts.closed}</b> {texts.closedHint}
          </p>
          <Button variant="contained" onClick={() => send(false)}>
            {texts.open}
          </Button>
          {waiting.length > 0 && (
            <Button variant="outlined" onClick={() => setAsks('clear')}>
              {texts.clear}
            </Button>
          )}
        </>
      ) : (
        <Button variant="outlined" onClick={() => setAsks('close')}>
          {texts.close}
        </Button>
      )}
      {asks === 'close' && (
        <ConfirmActionDialog
          title={texts.question}
          text={texts.follows(station?.waiting ?? 0, waiting.length > 0)}
          word={texts.close}
          act={async () => send(true)}
          close={() => setAsks((now) => (now === 'close' ? null : now))}
        />
      )}
      {asks === 'clear' && <Clearing waiting={waiting} live={live} close={() => setAsks(null)} />}
    </section>
  );
}
