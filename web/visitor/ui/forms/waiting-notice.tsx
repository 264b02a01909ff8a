import { useEffect, useReducer } from 'react';
import { formatTime } from '#contract/kernel/dates/dates.ts';
import type { WaitingState } from '#web/visitor/platform/patience.ts';
import { Button } from '../button.tsx';
import { shownAtOnce } from '../notice.tsx';
import { waitingTexts as texts } from '../words.ts';

/** While a booking is retried: since when, next attempt, and a way to stop. */
export function WaitingNotice({ since, next, why, stop }: WaitingState) {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="notice" ref={shownAtOnce}>
      <span className="spin" aria-hidden="true" />
      <div>
        <b role="alert">{texts[why]}</b>
        <p className="num">{texts.times(formatTime(since), Math.ceil((next - Date.now()) / 1000))}</p>
        <Button quiet onClick={stop}>
          {texts.stop}
        </Button>
      </div>
    </div>
  );
}
