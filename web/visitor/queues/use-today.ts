import { useEffect, useState } from 'preact/hooks';
import { formatLocalTime } from '#contract/kernel/dates/dates.ts';
import type { BoardNow } from '#contract/queues/page.ts';
import { boardAt } from '#contract/queues/rules.ts';
import { serverClock } from './board-head-section.tsx';

/**
 * Shows a board as it is now by the server's clock: one that had no news since midnight calls nobody of the day before, and a
 * pause that should be over promises no time.
 */
export function useToday(board: BoardNow): BoardNow {
  const { at } = board;
  const [first] = useState(at);
  const [time, setTime] = useState('');
  useEffect(() => {
    const now = serverClock(at, first);
    const tell = () => setTime(now ? formatLocalTime(now()) : '');
    tell();
    const timer = setInterval(tell, 1000);
    return () => clearInterval(timer);
  }, [at, first]);
  return boardAt(board, time);
}
