import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../scripts/find-browser.ts';
import { LOGIN } from './product.ts';

export interface PhoneProfile {
  kilobitsPerSecond: number;
  roundTripMs: number;
  /** Slows the processor down by this factor; 1 is this machine. */
  cpu: number;
}

export const STD: PhoneProfile = { kilobitsPerSecond: 1600, roundTripMs: 150, cpu: 4 };
/** A cheap phone on a crowded cell. */
export const LOW: PhoneProfile = { kilobitsPerSecond: 700, roundTripMs: 300, cpu: 6 };

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

/** `at`: when the request left, in milliseconds since 1970. */
export type BrowserRequest = { url: string; kind: string; at: number };

export interface BrowserTab {
  page: Page;
  /** Straight to the browser: Playwright's own ways run code in the page, which a slow phone would feel. */
  session: CDPSession;
  requests: BrowserRequest[];
}

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  return work(browser).finally(() => browser.close());
}

export async function inTab<T>(
  browser: Browser,
  use: (tab: BrowserTab) => Promise<T>,
  { profile, desk = false }: { profile?: PhoneProfile | undefined; desk?: boolean } = {},
): Promise<T> {
  const context = await browser.newContext(desk ? DESK : PHONE);
  try {
    await context.addInitScript(OBSERVERS);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const requests = await listen(session);
    if (profile) await slowDown(session, profile);
    return await use({ page, session, requests });
  } finally {
    await context.close();
  }
}

export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/pravesh/login`);
  await page.locator('input[name=email]').fill(LOGIN.email);
  await page.locator('input[name=password]').fill(LOGIN.password);
  await page.locator('button[type=submit]').click();
}

async function listen(session: CDPSession): Promise<BrowserRequest[]> {
  const requests: BrowserRequest[] = [];
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, type, wallTime }) => {
    if (request.url.startsWith('http')) requests.push({ url: request.url, kind: type ?? '', at: wallTime * 1000 });
  });
  return requests;
}

export async function slowDown(
  session: CDPSession,
  { kilobitsPerSecond, roundTripMs, cpu }: PhoneProfile,
): Promise<void> {
  const bytesPerSecond = (kilobitsPerSecond * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

const OBSERVERS = `
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

/** Times are milliseconds since the navigation, `qrAt` since 1970; 0 means not yet. */
export interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: [start: number, duration: number][];
  firstTicketAt: number;
  qrAt: number;
}

export const readSeen = (session: CDPSession): Promise<Seen> => evaluateIn(session, 'globalThis.praveshSeen');

export async function evaluateIn<T>(session: CDPSession, expression: string): Promise<T> {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as T;
}
