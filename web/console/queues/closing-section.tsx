import { useState } from 'react';
import type { Station } from '#contract/queues/model.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { ConfirmActionDialog } from '#web/console/kit/parts/dialogs/confirm-action.tsx';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import type { DeskActions, DeskQueue } from './queries.ts';
import { closingTexts as texts } from './words.ts';

interface ClosingProps {
  queue: DeskQueue;
  station: Pick<Station, 'closed' | 'waiting'> | undefined;
  desk: DeskActions;
}

/** Closes a queue for today: nobody gets a new token, those who wait are served. It can be opened again. */
export function Closing({ queue, station, desk }: ClosingProps) {
  const [asks, setAsks] = useState(false);
  const toasts = useToasts();
  const send = (closed: boolean) =>
    desk.act({ close: queue, closed }, () => toasts.success(closed ? texts.closed : texts.opened));
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
        </>
      ) : (
        <Button variant="outlined" onClick={() => setAsks(true)}>
          {texts.close}
        </Button>
      )}
      {asks && (
        <ConfirmActionDialog
          title={texts.question}
          text={texts.follows(station?.waiting ?? 0)}
          word={texts.close}
          act={async () => send(true)}
          close={() => setAsks(false)}
        />
      )}
    </section>
  );
}
