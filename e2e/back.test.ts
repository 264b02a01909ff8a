import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addDays, dayOf, formatDay } from '#contract/kernel/dates/dates.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { aBatchWithoutKeys } from '#server/enrolments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { aVenue, aWalletVenue } from './venue.ts';
import { alive, aMobile, bookFamilyOutOf, choose, goToPay, seeHeading, typeMobile } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

/** Every booking of a park or a batch. */
const bookingsOf = async (offeringId: string): Promise<unknown[]> =>
  product.database.asOwner('select id from booking where park_id = $1 or batch_id = $1', [offeringId]);

/** Goes Back until `heading` is there: a browser also stops at pages that lead on by themselves. */
async function backTo(page: Page, heading: string): Promise<void> {
  // A page that was the answer to a form is refused here (ERR_CACHE_MISS): the browser would ask to send it again.
  await page.goBack();
  await seeHeading(page, heading);
}

/** Books at a park of a wallet, up to the checkout over the form. */
async function bookByWallet() {
  const id = (await aWalletVenue(product)).park._id;
  const page = await visit();
  await page.goto(`${product.url}/ticketbooking/${id}`);
  await choose(page, { Adult: 2, Child: 1 });
  await typeMobile(page, aMobile());
  await page.getByRole('button', { name: 'Pay ₹250', exact: true }).click();
  return { page, id };
}

it('leads Back from a ticket paid by card to the ticket, and makes no second order', async () => {
  const { park } = await aVenue(product);
  const page = await visit();
  await bookFamilyOutOf(page, product, park._id);
  await page.locator('#pay-success').click();
  await seeHeading(page, 'Your ticket is ready');
  const ticket = page.url();
  // From the bank's page, and from the form.
  for (let times = 0; times < 2; times += 1) {
    await backTo(page, 'Your ticket is ready');
    expect(page.url()).toBe(ticket);
  }
  expect(await bookingsOf(park._id)).toHaveLength(1);
});

it('leads Back to the form after a refused payment, where the same press pays the same booking', async () => {
  const { park } = await aVenue(product);
  const page = await visit();
  const mobile = aMobile();
  await bookFamilyOutOf(page, product, park._id, mobile);
  await page.goBack();
  await seeHeading(page, 'Book your tickets', 2);
  await alive(page);
  await typeMobile(page, mobile);
  await product.wait(1);
  await goToPay(page, '₹250.00');
  expect(await bookingsOf(park._id)).toHaveLength(1);
  await page.locator('#pay-success').click();
  await seeHeading(page, 'Your ticket is ready');
});

it('leads Back from a ticket paid over the form by a wallet to the ticket', async () => {
  const { page, id } = await bookByWallet();
  await page.frameLocator('#paytm-checkoutjs iframe').locator('#pay-success').click();
  await seeHeading(page, 'Your ticket is ready');
  await backTo(page, 'Your ticket is ready');
  expect(await bookingsOf(id)).toHaveLength(1);
});

it('leads Back from a place that cost nothing to the place', async () => {
  const owner = await anOwner(product, { registrationType: 'coaching' });
  const batch = await aBatchWithoutKeys(product, owner, { fee: '0' });
  const page = await visit();
  await page.goto(`${product.url}/coachingbooking/${batch._id}`);
  await alive(page);
  await page.getByLabel('Student’s name').fill('Ananya');
  await typeMobile(page, aMobile());
  await page.locator('.book button[type=submit]').click();
  await seeHeading(page, 'You are in');
  await backTo(page, 'You are in');
  expect(await bookingsOf(batch._id)).toHaveLength(1);
});

it('meets no form that is to be sent again without scripts, and pays nothing twice', async () => {
  const { park } = await aVenue(product);
  const page = await visit({ scripts: false });
  await page.goto(`${product.url}/ticketbooking/${park._id}`);
  await page.getByLabel('Adult', { exact: true }).fill('1');
  await typeMobile(page, aMobile());
  await page.locator('.book button[type=submit]').click();
  await seeHeading(page, 'Pay ₹100 to get your ticket');
  await page.getByRole('button', { name: 'Pay ₹100' }).click();
  await page.locator('#pay-success').click();
  await page.locator('#continue').click();
  await seeHeading(page, 'Your ticket is ready');
  const ticket = page.url();
  // The gateway's answer, its page, and the page before it.
  for (const _ of 'ab') {
    await page.goBack();
    await page.locator('#continue').waitFor();
  }
  await page.goBack();
  await seeHeading(page, 'Your ticket is ready');
  expect(page.url()).toBe(ticket);
  await page.goBack();
  await seeHeading(page, 'Book your tickets', 2);
  expect(await bookingsOf(park._id)).toHaveLength(1);
});

it('leads Back from a ticket to what a mobile number found, also without scripts and without a network', async () => {
  const { park } = await aVenue(product);
  await aBooking(product, park);
  const page = await visit({ scripts: false });
  await page.goto(`${product.url}/getqr/${park._id}`);
  await typeMobile(page, '9876543210');
  await page.getByRole('button', { name: 'Show my tickets' }).click();
  await page.getByRole('link', { name: 'Open the whole ticket' }).click();
  await seeHeading(page, 'Your ticket is ready');
  await page.context().setOffline(true);
  await backTo(page, 'Get your QR code');
  await page.getByText('Here is your ticket.').waitFor();
});

it('goes Back from the wallet’s own page, where the same booking was paid again, past no form of ours', async () => {
  const { page } = await bookByWallet();
  await page.frameLocator('#paytm-checkoutjs iframe').locator('#pay-failure').click();
  await seeHeading(page, 'The payment did not go through');
  const status = page.url();
  await page.getByRole('button', { name: 'Pay ₹250', exact: true }).click();
  await page.locator('#pay-success').waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(page.url()).toBe(status);
});

it('finds the tickets, the day and the number again on the way Back from the page of payment', async () => {
  const today = dayOf(product.clock.now());
  const [one, other] = [addDays(today, 1), addDays(today, 2)];
  const { park } = await aVenue(product, { isEnabledCustomBookingDates: true, bookingDates: [one, other] });
  const page = await visit();
  await page.goto(`${product.url}/ticketbooking/${park._id}`);
  await alive(page);
  await page.getByLabel(formatDay(other)).check({ force: true });
  await choose(page, { Adult: 2, Child: 1 });
  await typeMobile(page, aMobile());
  await goToPay(page, '₹250.00');
  await page.goBack();
  await alive(page);
  await expect.poll(() => page.getByRole('radio', { name: formatDay(other) }).isChecked()).toBe(true);
  await goToPay(page, '₹250.00');
});
