import { useEffect, useState } from 'preact/hooks';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import type { BoardNow } from '#contract/queues/page.ts';
import { boardOn } from '#contract/queues/rules.ts';
import { serverClock } from './board-head-section.tsx';

/** Shows a board as it is today by the server's clock: one that had no news since midnight calls nobody of the day before. */
export function useToday(board: BoardNow): BoardNow {
  const { at, day } = board;
  const [first] = useState(at);
  const [today, setToday] = useState(day);
  useEffect(() => {
    const now = serverClock(at, first);
    const tell = () => setToday(now ? dayOf(now()) : day);
    tell();
    const timer = setInterval(tell, 1000);
    return () => clearInterval(timer);
  }, [at, first, day]);
  return boardOn(board, today);
}
