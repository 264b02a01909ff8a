import { useEffect, useReducer } from 'react';
import { timeText } from '#contract/kernel/dates/texts.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice, shownAtOnce } from '#web/ui/notice.tsx';
import type { WaitingState } from '#web/visitor/platform/patience.ts';

/** While a booking is retried: since when, next attempt, and a way to stop. */
export function WaitingNotice({ since, next, why, stop }: WaitingState) {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((next - Date.now()) / 1000));
  return (
    <Notice icon={<span className="spin" aria-hidden="true" />} ref={shownAtOnce}>
      <b role="alert">{say('ui.waiting', { why })}</b>
      <p className="num">{say('ui.tries', { since: timeText(since), seconds })}</p>
      <Button variant="outlined" onClick={stop}>
        {say('ui.stopTrying')}
      </Button>
    </Notice>
  );
}
