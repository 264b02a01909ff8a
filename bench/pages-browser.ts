import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../scripts/find-browser.ts';
import { OBSERVERS } from './pages-observers.ts';

/** A phone and its link, as the browser plays them. */
export interface Profile {
  name: string;
  /** Of the link, both ways. */
  kilobitsPerSecond: number;
  /** Added to each request. */
  roundTripMs: number;
  /** How many times slower than this machine. */
  cpu: number;
}

/** Lighthouse's mobile profile. */
export const STD: Profile = { name: 'std', kilobitsPerSecond: 1600, roundTripMs: 150, cpu: 4 };
/** A cheap phone on a crowded cell. */
export const LOW: Profile = { name: 'low', kilobitsPerSecond: 700, roundTripMs: 300, cpu: 6 };

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

/** One tab of a browser that has never been here, and what it has asked the network for so far. */
export interface Tab {
  page: Page;
  /** Straight to the browser: playwright's own ways run code in the page, which a slow phone would feel. */
  session: CDPSession;
  requests: Asked[];
  throttle(profile: Profile): Promise<void>;
}

export interface Asked {
  url: string;
  /** Chromium's own word: Document, Script, Stylesheet, Image, Fetch. */
  kind: string;
  /** When it left, in milliseconds since 1970. */
  at: number;
}

export async function openBrowser(): Promise<Browser> {
  const { executablePath, args } = await findBrowser();
  return chromium.launch({ executablePath, args });
}

/** Runs `use` in a fresh tab with an empty cache: a phone, unless asked for a desk. */
export async function inTab<T>(
  browser: Browser,
  use: (tab: Tab) => Promise<T>,
  { profile, desk = false, dark = false }: { profile?: Profile; desk?: boolean; dark?: boolean } = {},
): Promise<T> {
  const context = await browser.newContext({ ...(desk ? DESK : PHONE), colorScheme: dark ? 'dark' : 'light' });
  try {
    await context.addInitScript(OBSERVERS);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const requests = await listen(session);
    const throttle = (slow: Profile): Promise<void> => slowDown(session, slow);
    if (profile) await throttle(profile);
    return await use({ page, session, requests, throttle });
  } finally {
    await context.close();
  }
}

async function listen(session: CDPSession): Promise<Asked[]> {
  const requests: Asked[] = [];
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, type, wallTime }) => {
    if (request.url.startsWith('http')) requests.push({ url: request.url, kind: type ?? '', at: wallTime * 1000 });
  });
  return requests;
}

async function slowDown(session: CDPSession, { kilobitsPerSecond, roundTripMs, cpu }: Profile): Promise<void> {
  const bytesPerSecond = (kilobitsPerSecond * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
