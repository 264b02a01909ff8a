import type { FrameLocator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aClinic } from '#server/appointments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { aWalletVenue, PAID_BY_WALLET, takeWallet } from './venue.ts';
import { alive, aMobile, choose, readShownPass, seeHeading, statusPlace, typeMobile } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

const pay = (page: Page) => page.getByRole('button', { name: 'Pay ₹250', exact: true });
const checkoutOf = (page: Page): FrameLocator => page.frameLocator('#paytm-checkoutjs iframe');
const press = (page: Page, outcome: string) => checkoutOf(page).locator(`#pay-${outcome}`).click();
const orderIn = (page: Page) => checkoutOf(page).locator('#order').textContent();

async function openCheckout(page: Page): Promise<void> {
  await pay(page).click();
  await checkoutOf(page).locator('#amount').waitFor();
  expect(await checkoutOf(page).locator('#amount').textContent()).toBe('₹250.00');
}

/** A visitor with two adults and a child, and the checkout open over the booking page. */
async function atTheCheckout() {
  const parkId = (await aWalletVenue(product)).park._id;
  const page = await visit();
  await page.goto(`${product.url}/ticketbooking/${parkId}`);
  await choose(page, { Adult: 2, Child: 1 });
  await typeMobile(page, aMobile());
  await openCheckout(page);
  return { page, parkId };
}

async function seeTicket(page: Page, parkId: string): Promise<void> {
  await seeHeading(page, 'Your ticket is ready');
  const { pass } = await readShownPass(page, product);
  expect(await statusPlace(page)).toEqual({ bookingId: pass.bookingId, parkId });
  expect(pass).toMatchObject({ parkId, people: 3 });
}

it('frees the button when the checkout is closed; opened again at once it has the same order, later another try, which sells the ticket', async () => {
  const { page, parkId } = await atTheCheckout();
  const order = await orderIn(page);
  for (const again of [order, `${order}-2`]) {
    await press(page, 'close');
    const told = page.getByRole('alert');
    await told.waitFor();
    const words = await told.locator('b, p').allTextContents();
    expect(words.join(' ')).toBe('You closed the payment. Nothing was charged. You can pay again.');
    await page.locator('#paytm-checkoutjs').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Pay ₹250', exact: true, disabled: false }).waitFor();
    if (again !== order) await product.wait(1);
    await openCheckout(page);
    expect(await orderIn(page), 'the same booking').toBe(again);
  }
  await press(page, 'success');
  await seeTicket(page, parkId);
});

it('says that the bank refused, and lets the same booking be paid from its page', async () => {
  const { page, parkId } = await atTheCheckout();
  const order = await orderIn(page);
  await press(page, 'failure');
  await seeHeading(page, 'The payment did not go through');
  await page.getByText(/^If money left your account, it comes back by itself/).waitFor();
  await pay(page).click();
  await page.locator('#pay-success').waitFor();
  expect(await page.locator('#order').textContent()).toBe(`${order}-2`);
  // The token that opens the payment is nowhere that logs and histories keep.
  expect(page.url()).toContain(`orderId=${order}-2`);
  expect(page.url()).not.toMatch(/token/i);
  await page.locator('#pay-success').click();
  await seeTicket(page, parkId);
});

it('asks the server when the session expires, and shows the booking form, and no checkout, to who comes back', async () => {
  const { page } = await atTheCheckout();
  await press(page, 'timeout');
  await seeHeading(page, 'The payment did not go through');
  await page.goBack();
  await seeHeading(page, 'Book your tickets', 2);
  expect(await page.locator('#paytm-checkoutjs').count()).toBe(0);
});

it('believes the server and not a forged answer of the checkout', async () => {
  const { page } = await atTheCheckout();
  await checkoutOf(page).locator('#faults summary').click();
  await checkoutOf(page).getByLabel('Tamper with the return').selectOption('recut');
  await press(page, 'failure');
  await seeHeading(page, 'The payment did not go through');
});

it('sells a ticket without JavaScript on the wallet’s own page', async () => {
  const parkId = (await aWalletVenue(product)).park._id;
  const page = await visit({ scripts: false });
  await page.goto(`${product.url}/ticketbooking/${parkId}`);
  await page.getByLabel('Adult', { exact: true }).fill('2');
  await page.getByLabel('Child', { exact: true }).fill('1');
  await typeMobile(page, aMobile());
  await page.locator('.book button[type=submit]').click();
  await seeHeading(page, 'Pay ₹250 to get your ticket');
  await pay(page).click();
  await page.locator('#pay-success').click();
  await page.locator('#continue').click();
  await seeTicket(page, parkId);
});

it('goes to the wallet’s own page where its script is blocked', async () => {
  const parkId = (await aWalletVenue(product)).park._id;
  const page = await visit();
  await page.route('**/merchantpgpui/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(`${product.url}/ticketbooking/${parkId}`);
  await choose(page, { Adult: 2, Child: 1 });
  await typeMobile(page, aMobile());
  await pay(page).click();
  await page.locator('#pay-success').click();
  await seeTicket(page, parkId);
});

it('gives a token of a clinic that is paid by wallet', async () => {
  const owner = await anOwner(product, { registrationType: 'doctor' });
  const clinic = await aClinic(product, owner, PAID_BY_WALLET);
  await takeWallet(product, owner, clinic._id);
  const page = await visit();
  await page.goto(`${product.url}/doctorbooking/${clinic._id}`);
  await alive(page);
  await page.getByLabel('Patient’s name').fill('Meera');
  await typeMobile(page, aMobile());
  await page.locator('.book button[type=submit]').click();
  await press(page, 'close');
  await page.getByText('You closed the payment.').waitFor();
  await page.locator('.book button[type=submit]').click();
  await press(page, 'success');
  await page.waitForURL(/\/doctorappointment\//);
  await page.locator('h1', { hasText: '1' }).waitFor();
});
