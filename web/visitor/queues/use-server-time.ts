import { useEffect, useState } from 'react';
import { KEPT } from '#web/shared/worker-rules.ts';

/**
 * The server's time from here on, whatever this television thinks it is; `at` is what the server said just now, `first` what
 * the page began with. Null on a page that was kept, until the server says the time.
 */
export function serverClock(at: string, first: string): (() => Date) | null {
  const page = document.documentElement;
  // A state that the device had kept is not the server's word either.
  if (page.hasAttribute(KEPT) && [first, page.dataset.heardAt].includes(at)) return null;
  const ahead = Date.parse(at) - Date.now();
  return () => new Date(Date.now() + ahead);
}

/**
 * The server's time in these words, told anew each second; `at` is what the server said last. It begins with `start`, and says
 * nothing while the time is not known.
 */
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
