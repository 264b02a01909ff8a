import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { findBrowser } from '../scripts/find-browser.ts';
import { headStart, shiftTime } from './running-clock.ts';

export type Device = 'phone' | 'desktop';
export type Scheme = 'light' | 'dark';

export interface Visit {
  device?: Device;
  scheme?: Scheme;
  /** False: a browser without JavaScript. */
  scripts?: boolean;
  /** Default: India. */
  abroad?: { locale: string; timezoneId: string };
  lingering?: boolean;
}

export interface Journeys {
  /** A new browser profile with one page, closed after the test. */
  visit(wishes?: Visit): Promise<Page>;
}

/** A page of a journey is open for seconds: V8's optimisations cost more than they bring. */
const SHORT_LIVED = '--js-flags=--no-opt';

const AT_HOME = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' };

export const PATIENCE_MS = 30_000;

export const sizes: Record<Device, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};

/**
 * Journeys cause these on purpose: a refused call, a call without network, and a page that is left while its socket
 * opens. A page that is loaded again while its worker begins asks the browser's cache for a file twice.
 * On a busy machine a script runs later than Chromium expects of a preload, which the build's manifest names.
 */
const CAUSED =
  /^Failed to load resource: the server responded with a status of 4\d\d|: net::ERR_INTERNET_DISCONNECTED$|: WebSocket is closed before the connection is established\.$|cross-world service worker resource mismatch\.$|but not used within a few seconds/;

/** One Chromium for all test files of a process with the same arguments: a start costs a second of a core. */
const running = new Map<string, Promise<Browser>>();

export async function browserWith(args: readonly string[]): Promise<Browser> {
  const key = args.join(' ');
  const open = await running.get(key);
  if (open?.isConnected()) return open;
  const launched = launch(args);
  running.set(key, launched);
  return launched;
}

/** Ends with the process, by the pipe between them; the signals of the process belong to vitest. */
async function launch(args: readonly string[]): Promise<Browser> {
  const found = await findBrowser();
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  return chromium.launch({ ...found, ...signals, args: [...found.args, SHORT_LIVED, ...args] });
}

/** A test fails if any of its pages broke the content security policy, threw, or complained in the console. */
export function openBrowser(args: string[] = []): Journeys {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  /** Complaints that come while pages are closed belong to no other test. */
  let complaints: string[] = [];
  beforeAll(async () => {
    browser = await browserWith(args);
  });
  afterEach(async () => {
    const found = [...complaints];
    complaints = [];
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(found, 'complaints of the browser').toEqual([]);
  });
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

/** Also where a page catches errors itself; the console says less. */
async function reportViolations(context: BrowserContext, complaints: string[]): Promise<void> {
  await context.exposeFunction('reportViolation', (words: string) => void complaints.push(words));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (words: string) => void };
      reportViolation(`content security policy: ${violatedDirective} refused ${blockedURI} on ${documentURI}`);
    });
  });
}

/** Runs in the page: timers of some seconds, which take messages away, last minutes. */
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
