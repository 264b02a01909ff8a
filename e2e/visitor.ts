import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readPass } from '#contract/passes/rules.ts';
import { counting } from '#server/testing/counting.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { PATIENCE_MS } from './browser.ts';
import type { Product } from './product.ts';

const next = counting();

/** Somebody's mobile number that nobody had before. */
export const aMobile = (): string => `98765${10_000 + next()}`;

/**
 * Waits until the scripts of the page that is shown have taken over what the server sent. Before that a button of theirs
 * does nothing, a form goes the way without scripts, and what is typed is not heard.
 */
export async function alive(page: Page): Promise<void> {
  await page.locator('#live[data-on]').waitFor();
}

/** Waits until the phone has kept the page that is shown, for when there is no network. */
export async function keptOnPhone(page: Page): Promise<void> {
  const isThere = () =>
    page.evaluate(async () => {
      const path = location.pathname;
      return (await caches.match(path, { cacheName: `page ${path}` })) !== undefined;
    });
  await expect.poll(isThere, { timeout: PATIENCE_MS }).toBe(true);
}

/** Taps + until so many are chosen: `{ Adult: 2 }`. */
export async function choose(page: Page, quantities: Record<string, number>): Promise<void> {
  await alive(page);
  for (const [label, quantity] of Object.entries(quantities)) {
    for (let tap = 0; tap < quantity; tap += 1)
      await page.getByRole('button', { name: `Add one: ${label}`, exact: true }).click();
  }
}

export const typeMobile = (page: Page, mobile: string): Promise<void> => page.getByLabel('Mobile number').fill(mobile);

/** Presses the pay button, whatever it says, and expects the bank's page with this amount. */
export async function goToPay(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: /^(Pay ₹|Continue to pay)/ }).click();
  await page.locator('#amount').waitFor();
  expect(await page.locator('#amount').textContent()).toBe(amount);
}

/** From the booking page to the bank's, with two adults and a child. */
export async function bookFamilyOutOf(page: Page, product: Product, parkId: string, mobile = aMobile()): Promise<void> {
  await page.goto(`${product.url}/ticketbooking/${parkId}`);
  await choose(page, { Adult: 2, Child: 1 });
  await typeMobile(page, mobile);
  await goToPay(page, '₹250.00');
}

/**
 * On the bank's page, or in the wallet's checkout: says that the bank is slow, and what it answers when `product.wait` has
 * let this many minutes pass. Half a minute, as the sandbox has it, may be over before a test has looked.
 */
export async function answerLater(bank: Page | FrameLocator, outcome: 'success' | 'failure'): Promise<void> {
  await bank.getByLabel('Seconds until the later answer').fill(String(60 * LATER_MINUTES));
  await bank.locator(`#pay-awaited-${outcome}`).click();
}

/** Minutes; less than a place is held. */
export const LATER_MINUTES = 5;

/** The heading of the payment status page, once it is the given one and the whole page has come. */
export async function seeHeading(page: Page, words: string, level = 1): Promise<void> {
  await page.getByRole('heading', { level, name: words, exact: true }).waitFor();
  await page.waitForLoadState();
}

/** Answers the address of a ticket's page, and the two ids in it. */
export async function statusPlace(page: Page): Promise<{ bookingId: string; parkId: string }> {
  await page.waitForURL(/\/paymentstatus\//);
  const [, , bookingId = '', parkId = ''] = new URL(page.url()).pathname.split('/');
  return { bookingId, parkId };
}

/**
 * Reads the QR code twice, as sent and as painted on the screen, and checks the signature of what it says. Answers the
 * code's picture as a PNG.
 */
export async function readShownPass(page: Page, { deps }: Product) {
  const image = page.locator('.ticket .qr img').first();
  await image.waitFor();
  const sent = (await image.getAttribute('src')) ?? '';
  const text = readQr(sent)?.text ?? '';
  const painted = readQr(await image.screenshot());
  expect(painted?.text, 'the code on the screen').toBe(text);
  const read = readPass(text);
  if (!read) throw new Error(`the QR code holds no pass: ${text}`);
  expect(text).toBe(`${read.signed}/${deps.passKey.sign(read.signed)}`);
  return { text, pass: read.pass, png: Buffer.from(sent.slice(sent.indexOf(',') + 1), 'base64') };
}
