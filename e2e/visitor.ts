import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readPass } from '#contract/passes/rules.ts';
import { counting } from '#server/testing/counting.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { PATIENCE_MS } from './browser.ts';
import type { Product } from './product.ts';

const next = counting();

export const aMobile = (): string => `98765${10_000 + next()}`;

/** Until the page's scripts have taken over, a button of theirs does nothing, and a form is sent without scripts. */
export async function alive(page: Page): Promise<void> {
  await page.locator('#live[data-on]').waitFor();
}

export async function keptOnPhone(page: Page): Promise<void> {
  const isThere = () =>
    page.evaluate(async () => {
      const path = location.pathname;
      return (await caches.match(path, { cacheName: `page ${path}` })) !== undefined;
    });
  await expect.poll(isThere, { timeout: PATIENCE_MS }).toBe(true);
}

export async function choose(page: Page, quantities: Record<string, number>): Promise<void> {
  await alive(page);
  for (const [label, quantity] of Object.entries(quantities)) {
    for (let tap = 0; tap < quantity; tap += 1)
      await page.getByRole('button', { name: `Add one: ${label}`, exact: true }).click();
  }
}

export const typeMobile = (page: Page, mobile: string): Promise<void> => page.getByLabel('Mobile number').fill(mobile);

export async function goToPay(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: /^(Pay ₹|Continue to pay)/ }).click();
  await page.locator('#amount').waitFor();
  expect(await page.locator('#amount').textContent()).toBe(amount);
}

export async function bookFamilyOutOf(page: Page, product: Product, parkId: string, mobile = aMobile()): Promise<void> {
  await page.goto(`${product.url}/ticketbooking/${parkId}`);
  await choose(page, { Adult: 2, Child: 1 });
  await typeMobile(page, mobile);
  await goToPay(page, '₹250.00');
}

/**
 * The bank answers when `product.wait` has let LATER_MINUTES pass: the sandbox's half a minute may be over before a
 * test has looked.
 */
export async function answerLater(bank: Page | FrameLocator, outcome: 'success' | 'failure'): Promise<void> {
  await bank.getByLabel('Seconds until the later answer').fill(String(60 * LATER_MINUTES));
  await bank.locator(`#pay-awaited-${outcome}`).click();
}

/** Less than a place is held. */
export const LATER_MINUTES = 5;

/** Waits for the heading, and for the whole page. */
export async function seeHeading(page: Page, words: string, level = 1): Promise<void> {
  await page.getByRole('heading', { level, name: words, exact: true }).waitFor();
  await page.waitForLoadState();
}

export async function statusPlace(page: Page): Promise<{ bookingId: string; parkId: string }> {
  await page.waitForURL(/\/paymentstatus\//);
  const [, , bookingId = '', parkId = ''] = new URL(page.url()).pathname.split('/');
  return { bookingId, parkId };
}

/** As sent and as painted on the screen, with the signature. Returns the code's picture as a PNG. */
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
