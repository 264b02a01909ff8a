import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Browser, Locator, Page } from 'playwright-core';
import {
  type BrowserRequest,
  type BrowserTab,
  evaluateIn,
  inTab,
  LOW,
  type PhoneProfile,
  readSeen,
  signIn,
  slowDown,
} from '../browser.ts';
import { median, ROUNDS, sumOf } from '../harness.ts';

/** Long tasks and shifts are counted for this long after the load event. */
const SETTLE_MS = 3000;
/** An impatient visitor taps "+" once in this time. */
const TAP_EVERY_MS = 50;
const TAP_WITHIN_MS = 30_000;

/** Medians of visits one after the other: two at once would slow each other down. */
async function visits<T extends Record<string, number>>(
  browser: Browser,
  profile: PhoneProfile | undefined,
  visit: (tab: BrowserTab) => Promise<T>,
): Promise<T> {
  const all: T[] = [];
  for (let run = 0; run < ROUNDS; run += 1) all.push(await inTab(browser, visit, { profile }));
  return Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => [name, median(all.map((one) => one[name] ?? Number.NaN))]),
  ) as T;
}

/** A tap would end the search for the largest paint. Milliseconds, except the shift. */
export const timeLoad = (browser: Browser, url: string, profile: PhoneProfile) =>
  visits(browser, profile, async ({ page, session }) => {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    const { fcp, lcp, cls, longTasks } = await readSeen(session);
    // Total blocking time: what each task after the first paint takes beyond 50 ms.
    const late = longTasks.filter(([start]) => start >= fcp);
    return { fcp, lcp, cls, tbt: sumOf(late, ([, duration]) => duration - 50) };
  });

const FIRST_PLUS = `
(() => {
  const box = document.querySelector('.stepper button:last-of-type')?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
})()`;

/** Real taps on "+" until one of them counts; and the requests until then. */
export const timeTaps = (browser: Browser, url: string, profile: PhoneProfile) =>
  visits(browser, profile, async ({ page, session, requests }) => {
    await page.goto(url, { waitUntil: 'commit' });
    for (const end = Date.now() + TAP_WITHIN_MS; Date.now() < end; await page.waitForTimeout(TAP_EVERY_MS)) {
      const plus = await evaluateIn<{ x: number; y: number } | null>(session, FIRST_PLUS);
      if (plus) {
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [plus] });
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      }
      const { firstTicketAt } = await readSeen(session);
      if (firstTicketAt > 0) return { tapReady: firstTicketAt, requests: requests.length };
    }
    throw new Error(`no tap on "+" counted within ${TAP_WITHIN_MS} ms`);
  });

/** The shortest way up to the gateway's page; returns each field that must be typed and each tap. */
async function bookTwoAdults(page: Page, url: string): Promise<{ fields: number; taps: number }> {
  const effort = { fields: 0, taps: 0 };
  const tap = async (target: Locator): Promise<void> => {
    await target.tap();
    effort.taps += 1;
  };
  await page.goto(url, { waitUntil: 'load' });
  const addAdult = page.getByRole('button', { name: 'Add one: Adult' });
  await tap(addAdult);
  await tap(addAdult);
  const mobile = page.locator('input[name=mobile]');
  await tap(mobile);
  await mobile.pressSequentially('9876543210');
  effort.fields += 1;
  await tap(page.locator('button[type=submit]'));
  await page.waitForURL('**/transaction/**');
  return effort;
}

export const effortOfBooking = (browser: Browser, url: string) =>
  inTab(browser, ({ page }) => bookTwoAdults(page, url));

/** Until a QR code is visible on the slow phone: since the gateway's redirect, and since the tap on its button. */
export const timeQr = (browser: Browser, url: string) =>
  visits(browser, undefined, async ({ page, session, requests }) => {
    await bookTwoAdults(page, url);
    await slowDown(session, LOW);
    await page.locator('#pay-success').tap();
    await page.waitForURL('**/paymentstatus/**', { timeout: 60_000 });
    await page.waitForFunction('globalThis.praveshSeen.qrAt > 0', undefined, { timeout: 60_000 });
    const { qrAt } = await readSeen(session);
    const leftAt = (part: string): number => requests.find((asked) => asked.url.includes(part))?.at ?? Number.NaN;
    return { sinceReturn: qrAt - leftAt('/api/return'), sinceTap: qrAt - leftAt('/ccav/decide') };
  });

/** In CSS pixels, the shorter side. Links within a sentence may be as low as their line (WCAG 2.5.8). */
const SMALLEST_TARGET = `
(() => {
  const inSentence = (control) =>
    control.matches('a') && getComputedStyle(control).display === 'inline' &&
    control.parentElement.textContent.trim().length > control.textContent.trim().length;
  const boxOf = (control) => (control.matches('[type=radio], [type=checkbox]') && control.closest('label') || control).getBoundingClientRect();
  const sizes = [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !inSentence(control))
    .map((control) => [control, boxOf(control)])
    .filter(([, { width, height, right, bottom }]) => width > 1 && height > 1 && right > 0 && bottom > 0)
    .map(([control, { width, height }]) => [Math.min(width, height), control.outerHTML.slice(0, 100)]);
  return sizes.toSorted(([a], [b]) => a - b)[0];
})()`;

export const smallestTarget = (browser: Browser, url: string) =>
  inTab(browser, async ({ page }) => {
    await page.goto(url, { waitUntil: 'load' });
    return page.evaluate<[side: number, html: string]>(SMALLEST_TARGET);
  });

/** Gzip size of a first load, in KB: scripts, and the document with all style sheets. */
export const weighPage = (browser: Browser, url: string) =>
  inTab(browser, async ({ page, requests }) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    return { script: await weigh(requests, ['Script']), markup: await weigh(requests, ['Document', 'Stylesheet']) };
  });

/** Gzip size, in KB, of all scripts from sign-in until this park is in the first table, with an empty cache. */
export const weighConsole = (browser: Browser, url: string, park: string): Promise<number> =>
  inTab(
    browser,
    async ({ page, requests }) => {
      await signIn(page, url);
      await page.waitForURL('**/app/park');
      await page.getByRole('table').getByText(park).first().waitFor();
      return weigh(requests, ['Script']);
    },
    { desk: true },
  );

/** In decimal KB, as networks count. */
async function weigh(requests: readonly BrowserRequest[], kinds: readonly string[]): Promise<number> {
  const urls = new Set(requests.filter(({ kind }) => kinds.includes(kind)).map(({ url }) => url));
  return sumOf(await Promise.all([...urls].map(gzipBytes)), (bytes) => bytes) / 1000;
}

async function gzipBytes(url: string): Promise<number> {
  const [answer] = (await once(get(url, { headers: { 'accept-encoding': 'gzip' } }), 'response')) as [IncomingMessage];
  if (answer.headers['content-encoding'] !== 'gzip') throw new Error(`${url} does not come as gzip`);
  return (await buffer(answer)).length;
}
