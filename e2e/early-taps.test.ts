import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { aVenue } from './venue.ts';
import { alive, seeHeading } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

/** Holds the page's scripts back until they are let go. */
async function heldBack(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Runs in the page: taps + of the first kind three times as soon as something was painted, and notes what the field says. */
function tapThrice(): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    const plus = document.querySelector<HTMLButtonElement>('.stepper button:last-of-type');
    for (let tap = 0; tap < 3; tap += 1) plus?.click();
    const shown = plus?.parentElement?.querySelector('input')?.value ?? '';
    Object.assign(globalThis, { shown });
  }).observe({ type: 'paint', buffered: true });
}

it('counts three taps on + at the first paint, while the scripts are still on their way', async () => {
  const { park } = await aVenue(product);
  const page = await visit();
  const letScriptsCome = await heldBack(page);
  await page.addInitScript(tapThrice);
  await page.goto(`${product.url}/ticketbooking/${park._id}`, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(() => (globalThis as unknown as { shown?: string }).shown);
  expect(await shown.jsonValue()).toBe('3');
  letScriptsCome();
  await alive(page);
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
