import { useEffect, useState } from 'react';
import { formatLocalTime } from '#contract/kernel/dates/dates.ts';
import type { BoardNow } from '#contract/queues/page.ts';
import { boardAt } from '#contract/queues/rules.ts';
import { KEPT } from '#web/shared/worker-rules.ts';

/** Independent of the television's clock. `at`: the last state; `first`: the page. Null offline. */
export function serverClock(at: string, first: string): (() => Date) | null {
  const page = document.documentElement;
  // A state stored on the device is not the server's word either.
  if (page.hasAttribute(KEPT) && [first, page.dataset.heardAt].includes(at)) return null;
  const ahead = Date.parse(at) - Date.now();
  return () => new Date(Date.now() + ahead);
}

/** Updated each second; `at` is the server's last word. Begins with `start`; empty while the time is unknown. */
export function useServerTime(at: string, start: string, said: (now: Date) => string): string {
  const [first] = useState(at);
  const [time, setTime] = useState(start);
  useEffect(() => {
    const now = serverClock(at, first);
    const tell = () => setTime(now ? said(now()) : '');
    tell();
    const timer = setInterval(tell, 1000);
    return () => clearInterval(timer);
  }, [at, first, said]);
  return time;
}

/** Corrects a stale board by server time: no calls of yesterday, and no promise after a pause's end. */
export const useToday = (board: BoardNow): BoardNow => boardAt(board, useServerTime(board.at, '', formatLocalTime));
