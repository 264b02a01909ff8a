import type { Browser, CDPSession } from 'playwright-core';
import { inTab, type Profile } from './pages-browser.ts';
import { evaluateIn, readSeen } from './pages-observers.ts';
import type { Paints } from './pages-score.ts';

/** How long after the load event long tasks and shifts are still counted. */
const SETTLE_MS = 3000;
/** How often an impatient visitor taps "+". */
const TAP_EVERY_MS = 50;
const TAP_WITHIN_MS = 30_000;
const RUNS = 5;

export interface Timing {
  lcp: number;
  tapReady: number;
  tbt: number;
  cls: number;
  requests: number;
}

/** Medians of five loads and five impatient visits, each in a browser that has never been here. */
export async function timePage(browser: Browser, url: string, profile: Profile): Promise<Timing> {
  const loads = await repeat(() => load(browser, url, profile));
  const visits = await repeat(() => tapUntilReady(browser, url, profile));
  return {
    lcp: median(loads.map(({ lcp }) => lcp)),
    tbt: median(loads.map(({ tbt }) => tbt)),
    cls: median(loads.map(({ cls }) => cls)),
    tapReady: median(visits.map(({ tapReady }) => tapReady)),
    requests: median(visits.map(({ requests }) => requests)),
  };
}

/** The same of a page where nobody taps: the medians that Lighthouse's mark is made of. */
export async function timeLoad(browser: Browser, url: string, profile: Profile): Promise<Paints> {
  const loads = await repeat(() => load(browser, url, profile));
  const of = (name: keyof Paints): number => median(loads.map((one) => one[name]));
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
}

/** Runs one after the other: two at once would slow each other down. */
export async function repeat<T>(once: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let run = 0; run < RUNS; run += 1) all.push(await once());
  return all;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A load that nobody touches: a tap would end the search for the largest paint. */
function load(browser: Browser, url: string, profile: Profile) {
  return inTab(
    browser,
    async ({ page, session }) => {
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForTimeout(SETTLE_MS);
      const { fcp, lcp, cls, longTasks } = await readSeen(session);
      // Total blocking time: what each task after the first paint takes beyond 50 ms.
      const late = longTasks.filter(([start]) => start >= fcp);
      return { fcp, lcp, cls, tbt: late.reduce((sum, [, duration]) => sum + duration - 50, 0) };
    },
    { profile },
  );
}

/** The middle of the first "+" in sight, from the page's upper left corner; null while there is none. */
const FIRST_PLUS = `
(() => {
  const box = document.querySelector('.stepper button:last-of-type')?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
})()`;

/** Real taps on "+" from the moment it can be seen, until one of them counts. */
function tapUntilReady(browser: Browser, url: string, profile: Profile) {
  return inTab(
    browser,
    async ({ page, session, requests }) => {
      await page.goto(url, { waitUntil: 'commit' });
      const deadline = Date.now() + TAP_WITHIN_MS;
      while (Date.now() < deadline) {
        const plus = await evaluateIn<Point | null>(session, FIRST_PLUS);
        if (plus) await tapAt(session, plus);
        const { firstTicketAt } = await readSeen(session);
        if (firstTicketAt > 0) return { tapReady: firstTicketAt, requests: requests.length };
        await page.waitForTimeout(TAP_EVERY_MS);
      }
      throw new Error(`no tap on "+" counted within ${TAP_WITHIN_MS} ms`);
    },
    { profile },
  );
}

interface Point {
  x: number;
  y: number;
}

async function tapAt(session: CDPSession, point: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
