import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { aVenue } from './venue.ts';
import { aMobile, choose, readShownPass, seeHeading, typeMobile } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

/** A park with a coupon of ten percent for orders of ₹200 and more, and one for a free visit. */
async function aShop() {
  const venue = await aVenue(product, { parkName: 'Lotus Garden', isEnabledCoupon: true });
  const add = (fields: object) => aRecord(product, venue.owner, '/coupon', FORMS.coupon(venue.park._id, fields));
  const large = { isMinimumOrderAmount: true, minimumOrderAmount: 200 };
  await add({ couponCode: 'WELCOME10', couponName: 'Welcome', ...large });
  await add({ couponCode: 'GUEST', couponName: 'Our guest', discountValue: 100 });
  return { ...venue, url: `${product.url}/ticketbooking/${venue.park._id}` };
}

const seeBar = (page: Page, words: RegExp) => page.locator('.total-bar p').filter({ hasText: words }).waitFor();
const summary = (page: Page) => page.getByText('Have a coupon?', { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const problem = (page: Page, words: string) => page.locator('.coupon .error', { hasText: words }).waitFor();
/** Why a coupon that is kept takes nothing off. */
const reason = (page: Page, words: string) => page.locator('.applied .hint', { hasText: words }).waitFor();

async function applyCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Coupon code').fill(code);
  await press(page, 'Apply');
}

it('takes a coupon off, follows the basket, and charges what the page said', async () => {
  const shop = await aShop();
  const page = await visit();
  await page.goto(shop.url);
  await choose(page, { Adult: 2 });
  await summary(page).tap();
  await press(page, 'Apply');
  await problem(page, 'Please enter a coupon code');
  await applyCode(page, 'nope');
  await problem(page, 'Invalid coupon code');
  await applyCode(page, ' welcome10 ');
  await page.locator('.applied', { hasText: 'Welcome − ₹20' }).waitFor();
  await seeBar(page, /₹200\s*₹180/);

  await page.getByRole('button', { name: 'Take one away: Adult' }).tap();
  await reason(page, 'This coupon needs an order of at least ₹200.');
  await seeBar(page, /1 ticket\s*₹100$/);
  await page.getByRole('button', { name: 'Take one away: Adult' }).tap();
  await reason(page, 'Choose your tickets, and we take it off.');
  await choose(page, { Adult: 3 });
  await page.locator('.applied', { hasText: '− ₹30' }).waitFor();

  await typeMobile(page, aMobile());
  await page.getByRole('button', { name: 'Pay ₹270', exact: true }).tap();
  await page.locator('#amount').waitFor();
  expect(await page.locator('#amount').textContent()).toBe('₹270.00');
  await page.locator('#pay-success').tap();
  await seeHeading(page, 'Your ticket is ready');
  expect((await readShownPass(page, product)).pass.people).toBe(3);
  expect(await page.locator('.receipt').textContent()).toMatch(/Coupon WELCOME10\s*− ₹30\s*Total\s*₹270/);
});
