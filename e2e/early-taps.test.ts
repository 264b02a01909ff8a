import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { aVenue } from './venue.ts';
import { alive, seeHeading } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

/** 240 kbit/s, 800 ms to the server and back, and a sixth of this processor: an 8,000-rupee phone at the edge of its network. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytes = 240_000 / 8;
  const network = { offline: false, latency: 800, downloadThroughput: bytes, uploadThroughput: bytes };
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

interface Early {
  /** Milliseconds from the first paint to each tap. */
  taps: number[];
  /** The field said this after the last one. */
  shown: string;
  /** React had hydrated the page by then. */
  wasAlive: boolean;
}

/** Runs in the page: taps + of the first kind three times as soon as something was painted. */
function tapThrice(): void {
  const early: Early = { taps: [], shown: '', wasAlive: false };
  Object.assign(globalThis, { early });
  new PerformanceObserver((list) => {
    const painted = list.getEntriesByName('first-contentful-paint')[0]?.startTime;
    if (painted === undefined) return;
    const plus = document.querySelector<HTMLButtonElement>('.stepper button:last-of-type');
    for (let tap = 0; tap < 3; tap += 1) {
      plus?.click();
      early.taps.push(performance.now() - painted);
    }
    early.shown = plus?.parentElement?.querySelector('input')?.value ?? '';
    early.wasAlive = document.getElementById('live')?.hasAttribute('data-on') ?? false;
  }).observe({ type: 'paint', buffered: true });
}

it('counts three taps on + within 300 ms of the first paint, long before the scripts are there', async () => {
  const { park } = await aVenue(product);
  const page = await visit();
  await slowDown(page);
  await page.addInitScript(tapThrice);
  await page.goto(`${product.url}/ticketbooking/${park._id}`);
  await alive(page);
  const early = await page.evaluate(() => (globalThis as unknown as { early: Early }).early);
  expect(early).toMatchObject({ shown: '3', wasAlive: false });
  expect(Math.max(...early.taps)).toBeLessThanOrEqual(300);
  await page.getByRole('button', { name: 'Pay ₹300' }).waitFor();
  await page.getByRole('button', { name: 'Add one: Adult' }).tap();
  await page.getByRole('button', { name: 'Pay ₹400' }).waitFor();
  expect(await page.getByLabel('Adult', { exact: true }).inputValue()).toBe('4');
});

it('sends them with the browser’s own form where Pay is pressed before the scripts came', async () => {
  const { park } = await aVenue(product);
  const page = await visit();
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto(`${product.url}/ticketbooking/${park._id}`, { waitUntil: 'commit' });
  const plus = page.getByRole('button', { name: 'Add one: Adult' });
  for (let tap = 0; tap < 3; tap += 1) await plus.tap();
  await page.getByLabel('Mobile number').fill('9876543210');
  await page.locator('.book button[type=submit]').tap();
  await seeHeading(page, 'Pay ₹300 to get your ticket');
});

/** Holds the page's scripts back until they are let go. */
async function heldBack(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

it('keeps what was typed, ticked and tapped before the scripts came, also when the page is drawn again', async () => {
  const { park } = await aVenue(product, { advanceDays: 3 });
  const page = await visit();
  const letScriptsCome = await heldBack(page);
  await page.goto(`${product.url}/ticketbooking/${park._id}`, { waitUntil: 'commit' });
  const mobile = page.getByLabel('Mobile number');
  await mobile.fill('9876543210');
  const later = page.locator('input[name=visitDate]').nth(2);
  await later.check({ force: true });
  for (let tap = 0; tap < 2; tap += 1) await page.getByRole('button', { name: 'Add one: Adult' }).tap();
  letScriptsCome();
  await alive(page);
  await page.getByRole('button', { name: 'Pay ₹200' }).waitFor();
  await page.getByRole('button', { name: 'Add one: Child' }).tap();
  await page.getByRole('button', { name: 'Pay ₹250' }).waitFor();
  const shown = [await mobile.inputValue(), await later.isChecked()];
  expect([...shown, await page.getByLabel('Adult', { exact: true }).inputValue()]).toEqual(['9876543210', true, '2']);
  await page.getByRole('button', { name: 'Pay ₹250' }).tap();
  await page.locator('#amount').waitFor();
});
