import type { CDPSession } from 'playwright-core';

/**
 * Runs in every document before its own scripts, and only listens: paints, shifts, long tasks, the first line of the
 * basket that is switched on, and the first QR code that can be seen.
 */
export const OBSERVERS = `
{
  const seen = { fcp: 0, lcp: 0, cls: 0, longTasks: [], firstTicketAt: 0, qrAt: 0 };
  globalThis.praveshSeen = seen;
  const watch = (type, read) => new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.fcp = startTime; });
  watch('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime; });
  watch('layout-shift', ({ hadRecentInput, value }) => { if (!hadRecentInput) seen.cls += value; });
  watch('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]));
  new MutationObserver(() => {
    if (!seen.firstTicketAt && document.querySelector('.line.on')) seen.firstTicketAt = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  const lookForQr = () => {
    const image = document.querySelector('figure.qr img');
    if (image?.complete && image.naturalWidth > 0) seen.qrAt = performance.timeOrigin + performance.now();
    else requestAnimationFrame(lookForQr);
  };
  if (location.pathname.startsWith('/paymentstatus/')) requestAnimationFrame(lookForQr);
}`;

/** What the observers saw; times in milliseconds since the navigation, `qrAt` since 1970, 0 = not yet. */
export interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: [start: number, duration: number][];
  firstTicketAt: number;
  qrAt: number;
}

export const readSeen = (session: CDPSession): Promise<Seen> => evaluateIn(session, 'globalThis.praveshSeen');

/** What an expression is worth in the page as it stands now. */
export async function evaluateIn<T>(session: CDPSession, expression: string): Promise<T> {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as T;
}
