import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { aVenue } from './venue.ts';
import { answerLater, bookFamilyOutOf, LATER_MINUTES, readShownPass, seeHeading, statusPlace } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

const payNow = (page: Page) => page.getByRole('button', { name: 'Pay ₹250', exact: true });

/** A visitor with two adults and a child on the bank's page. */
async function atTheBank() {
  const { park } = await aVenue(product);
  const page = await visit();
  await bookFamilyOutOf(page, product, park._id);
  return { page, park, order: (await page.locator('#order').textContent()) ?? '' };
}

/** Goes from the status page of a booking that is not paid to the bank again, with this order. */
async function tryAgain(page: Page, order: string): Promise<void> {
  await payNow(page).click();
  await page.locator('#pay-success').waitFor();
  expect(await page.locator('#order').textContent()).toBe(order);
}

/** Pays from the status page of a booking that is not paid, and expects the ticket of that same booking. */
async function payAgain(page: Page, order: string): Promise<void> {
  const before = await statusPlace(page);
  await tryAgain(page, order);
  await page.locator('#pay-success').click();
  await seeHeading(page, 'Your ticket is ready');
  expect(await statusPlace(page)).toEqual(before);
  expect((await readShownPass(page, product)).pass.bookingId).toBe(before.bookingId);
}

const REFUSALS = [
  ['failure', 'The payment did not go through'],
  ['abort', 'The payment was stopped'],
  ['timeout', 'The payment did not go through'],
] as const;

it('says that the bank refused, that the payment was stopped or timed out, keeps the places, and lets the same booking be paid again each time', async () => {
  const { page, order } = await atTheBank();
  for (const [at, [outcome, heading]] of REFUSALS.entries()) {
    if (at > 0) await tryAgain(page, `${order}-${at + 1}`);
    await page.locator(`#pay-${outcome}`).click();
    await seeHeading(page, heading);
    await page.getByText(/^If money left your account, it comes back by itself/).waitFor();
    expect(await page.locator('main').textContent()).not.toContain('charged');
    await page.getByText(/^Your places are held until \d{1,2}:\d\d [ap]m\.$/).waitFor();
    expect(await page.locator('.qr').count()).toBe(0);
  }
  await payAgain(page, `${order}-4`);
});

it('asks not to pay again while the bank is slow, says by itself that it refused, and shows the ticket by itself when it says yes', async () => {
  const { page, order } = await atTheBank();
  for (const [outcome, heading] of [
    ['failure', 'The payment did not go through'],
    ['success', 'Your ticket is ready'],
  ] as const) {
    if (outcome === 'success') await tryAgain(page, `${order}-2`);
    await answerLater(page, outcome);
    await seeHeading(page, 'Your payment is being confirmed');
    await page.getByText('Do not pay again.', { exact: true }).waitFor();
    expect(await payNow(page).count()).toBe(0);
    await product.wait(LATER_MINUTES);
    await seeHeading(page, heading);
  }
  expect((await readShownPass(page, product)).pass.bookingId).toBe(order);
});

it('says “not paid yet” to a visitor who pressed Back on the bank’s page, in each language, and pays the same booking', async () => {
  const { page, park, order } = await atTheBank();
  await page.goBack();
  await seeHeading(page, 'Book your tickets', 2);
  const status = `${product.url}/paymentstatus/${order}/${park._id}`;
  for (const [language, heading, words] of [
    ['hi', 'अभी पैसा नहीं दिया गया', 'इस बुकिंग का पैसा अभी नहीं दिया गया है।'],
    ['te', 'ఇంకా డబ్బు కట్టలేదు', 'ఈ బుకింగ్‌కు ఇంకా డబ్బు కట్టలేదు.'],
    ['en', 'Not paid yet', 'This booking is not paid yet.'],
  ] as const) {
    await page.goto(`${status}?lang=${language}`);
    await seeHeading(page, heading);
    await page.getByText(words).waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/do not pay again|being checked|We are asking/i);
  }
  await product.wait(1);
  await payAgain(page, `${order}-2`);
});

it('shows the ticket to a visitor who paid, whose window was lost, and who opens the page later', async () => {
  const { page, park, order } = await atTheBank();
  await page.locator('#faults summary').click();
  await page.getByLabel('Browser is lost').check();
  await page.locator('#pay-success').click();
  await page.locator('#nothing-sent').waitFor();
  await page.goto(`${product.url}/paymentstatus/${order}/${park._id}`);
  await seeHeading(page, 'Your ticket is ready');
  await readShownPass(page, product);
});
