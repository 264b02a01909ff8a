import type { Browser, Locator, Page } from 'playwright-core';
import { inTab, LOW } from './pages-browser.ts';
import { readSeen } from './pages-observers.ts';
import { median, repeat } from './pages-timing.ts';

/** A visitor's hands: each field that must be typed and each tap is counted. */
export interface Effort {
  fields: number;
  taps: number;
}

/** Books two adults the shortest way, up to the gateway's page; answers what it took. */
async function bookTwoAdults(page: Page, url: string): Promise<Effort> {
  const effort: Effort = { fields: 0, taps: 0 };
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

export const effortOfBooking = (browser: Browser, url: string): Promise<Effort> =>
  inTab(browser, ({ page }) => bookTwoAdults(page, url));

export interface Arrival {
  /** From the moment the gateway sends the browser back to us. */
  sinceReturn: number;
  /** From the tap on the gateway's own button, its page in between included. */
  sinceTap: number;
}

/** From the gateway's success to a QR code that can be seen, on the slow phone; medians in milliseconds. */
export async function timeQr(browser: Browser, url: string): Promise<Arrival> {
  const arrivals = await repeat(() => payOnce(browser, url));
  return {
    sinceReturn: median(arrivals.map(({ sinceReturn }) => sinceReturn)),
    sinceTap: median(arrivals.map(({ sinceTap }) => sinceTap)),
  };
}

function payOnce(browser: Browser, url: string): Promise<Arrival> {
  return inTab(browser, async ({ page, session, requests, throttle }) => {
    await bookTwoAdults(page, url);
    await throttle(LOW);
    await page.locator('#pay-success').tap();
    await page.waitForURL('**/paymentstatus/**', { timeout: 60_000 });
    await page.waitForFunction('globalThis.praveshSeen.qrAt > 0', undefined, { timeout: 60_000 });
    const { qrAt } = await readSeen(session);
    const leftAt = (part: string): number => requests.find((asked) => asked.url.includes(part))?.at ?? Number.NaN;
    return { sinceReturn: qrAt - leftAt('/api/return'), sinceTap: qrAt - leftAt('/ccav/decide') };
  });
}
