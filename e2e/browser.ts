import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findBrowser } from '../scripts/find-browser.ts';
import { headStart, shiftTime } from './running-clock.ts';

export type Device = 'phone' | 'desktop';
export type Scheme = 'light' | 'dark';

export interface Visit {
  device?: Device;
  scheme?: Scheme;
  /** False: a browser without JavaScript. */
  scripts?: boolean;
  /** Language and zone of the device; of India unless said. */
  abroad?: { locale: string; timezoneId: string };
  /** Messages that go away by themselves after some seconds stay as long as a test looks at them. */
  lingering?: boolean;
}

export interface Journeys {
  /** A new browser profile with one page, closed after the test. */
  visit(wishes?: Visit): Promise<Page>;
}

/** A page of a journey is open for seconds: what V8 would optimise for long-lived ones costs more than it brings. */
const SHORT_LIVED = '--js-flags=--no-opt';

const AT_HOME = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' };

/** Longest wait for anything on a page. */
export const PATIENCE_MS = 30_000;

/** In CSS pixels. */
export const sizes: Record<Device, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};

/**
 * The console's lines about a refused call, a call while a test has taken the network away, and a page that is left while
 * its socket is being opened: the journeys that cause them look at the page, not there. Nor does it matter where a page is
 * loaded again while its worker begins: the browser then asks its own cache for a file a second time.
 */
const CAUSED =
  /^Failed to load resource: the server responded with a status of 4\d\d|: net::ERR_INTERNET_DISCONNECTED$|: WebSocket is closed before the connection is established\.$|cross-world service worker resource mismatch\.$/;

/**
 * One Chromium for a test file. After each test all its pages are closed, and the test fails if any of them broke the
 * content security policy, threw, or complained in the console.
 */
export function openBrowser(args: string[] = []): Journeys {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  /** Complaints of the test that runs: those that come while its pages are closed belong to no other. */
  let complaints: string[] = [];
  beforeAll(async () => {
    const found = await findBrowser();
    browser = await chromium.launch({ ...found, args: [...found.args, SHORT_LIVED, ...args] });
  });
  afterEach(async () => {
    const found = [...complaints];
    complaints = [];
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(found, 'complaints of the browser').toEqual([]);
  });
  afterAll(() => browser?.close());
  return {
    async visit({ device = 'phone', scheme = 'light', scripts = true, lingering = false, abroad = AT_HOME } = {}) {
      const context = await browser.newContext({
        viewport: sizes[device],
        hasTouch: device === 'phone',
        isMobile: device === 'phone',
        colorScheme: scheme,
        javaScriptEnabled: scripts,
        ...abroad,
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE_MS);
      if (scripts) await reportViolations(context, complaints);
      if (headStart() > 0) await context.addInitScript(shiftTime, headStart());
      if (lingering) await context.addInitScript(slowDown);
      const page = await context.newPage();
      listen(page, complaints);
      return page;
    },
  };
}

/** The event says more than the console does, and comes also where a page catches errors itself. */
async function reportViolations(context: BrowserContext, complaints: string[]): Promise<void> {
  await context.exposeFunction('reportViolation', (words: string) => void complaints.push(words));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (words: string) => void };
      reportViolation(`content security policy: ${violatedDirective} refused ${blockedURI} on ${documentURI}`);
    });
  });
}

/** Runs in the page: timers of some seconds, which take messages away, take minutes. */
function slowDown(): void {
  const inTime = globalThis.setTimeout;
  const later = (act: () => void, ms = 0) => inTime(act, ms > 2000 && ms < 10_000 ? 600_000 : ms);
  Object.assign(globalThis, { setTimeout: later });
}

function listen(page: Page, complaints: string[]): void {
  const where = (): string => new URL(page.url()).pathname;
  page.on('console', (message) => {
    const bad = message.type() === 'error' || message.type() === 'warning';
    if (bad && !CAUSED.test(message.text())) complaints.push(`${where()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${where()}: ${error.message}`));
  page.on('response', (response) => {
    const address = response.url();
    if (response.status() >= 500 || (response.status() === 404 && /\/assets\/|favicon/.test(address)))
      complaints.push(`${where()}: ${response.status()} of ${address}`);
  });
}
