import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { aVenue } from './venue.ts';
import { aMobile, answerLater, LATER_MINUTES, readShownPass, seeHeading, statusPlace } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

/** By its element: its words are in a noscript, which Playwright does not read as a name. */
const press = (page: Page) => page.locator('.book button[type=submit]').click();

/** Fills the plain inputs of the booking page; what is not named stays as it is. */
async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
}

it('sells a ticket from the landing page to the QR code without JavaScript', async () => {
  const { park } = await aVenue(product);
  const page = await visit({ scripts: false });
  const mobile = aMobile();
  await page.goto(`${product.url}/home`);
  await page.getByLabel('Which park?').selectOption(park._id);
  await page.getByRole('button', { name: 'Book park tickets' }).click();
  await seeHeading(page, 'Book your tickets', 2);
  expect(await page.getByRole('button', { name: /^Add one/ }).count(), 'steppers that would do nothing').toBe(0);
  await fill(page, { Adult: '2', Child: '1', 'Mobile number': mobile });
  await press(page);
  await seeHeading(page, 'Pay ₹250 to get your ticket');
  await page.getByRole('button', { name: 'Pay ₹250' }).click();
  await page.locator('#pay-success').click();
  await page.locator('#continue').click();
  await seeHeading(page, 'Your ticket is ready');
  const { pass } = await readShownPass(page, product);
  expect(pass).toMatchObject({ parkId: park._id, people: 3 });

  await page.getByRole('link', { name: 'Get QR' }).first().click();
  await seeHeading(page, 'Get your QR code');
  await fill(page, { 'Mobile number': mobile });
  await page.getByRole('button', { name: 'Show my tickets' }).click();
  await page.getByText('Here is your ticket.').waitFor();
  expect((await readShownPass(page, product)).pass).toEqual(pass);
});

it('lets an awaited payment be looked at again with a link', async () => {
  const { park } = await aVenue(product);
  const page = await visit({ scripts: false });
  await page.goto(`${product.url}/ticketbooking/${park._id}`);
  await fill(page, { Adult: '1', 'Mobile number': aMobile() });
  await press(page);
  await page.getByRole('button', { name: 'Pay ₹100' }).click();
  await answerLater(page, 'success');
  await page.locator('#continue').click();
  await seeHeading(page, 'Your payment is being confirmed');
  const { bookingId } = await statusPlace(page);
  await product.wait(LATER_MINUTES);
  await page.getByRole('link', { name: 'Check again' }).click();
  await seeHeading(page, 'Your ticket is ready');
  expect((await readShownPass(page, product)).pass.bookingId).toBe(bookingId);
});
