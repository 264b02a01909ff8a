import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addDays, dayOf, formatDay } from '#contract/kernel/dates/dates.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { startProduct } from './product.ts';
import { aVenue, type Venue } from './venue.ts';
import { alive, aMobile, choose, goToPay, typeMobile } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

const today = () => dayOf(product.clock.now());
const press = (page: Page) => page.getByRole('button', { name: /^(Pay ₹|Continue to pay)/ }).click();
const seeProblem = (page: Page, ...words: string[]) =>
  expect.poll(() => page.locator('.problem-summary li').allTextContents(), { timeout: PATIENCE_MS }).toEqual(words);
const seeFocus = (page: Page, selector: string) => page.locator(`${selector}:focus`).waitFor();

async function open(page: Page, { park }: Venue): Promise<void> {
  await page.goto(`${product.url}/ticketbooking/${park._id}`);
  await alive(page);
}

/** Changes the park as its owner, while a visitor has the page open. */
async function change({ park, owner }: Venue, fields: object): Promise<void> {
  const { status, text } = await product.call(
    'PUT',
    `/park/${park._id}`,
    { ...park, ...fields },
    { token: owner.token },
  );
  if (status !== 200) throw new Error(`the park was not changed: ${text}`);
}

it('tells all problems in the order of the product, moves the focus to them and leads to the first field', async () => {
  const venue = await aVenue(product, {
    isEnabledCustomBookingDates: true,
    bookingDates: [addDays(today(), 1), addDays(today(), 2)],
  });
  const page = await visit();
  await open(page, venue);
  await press(page);
  const rest = ['You need to select atleast one field', 'Please select a booking date to continue.'];
  await seeProblem(page, 'Please enter mobile number', ...rest);
  await seeFocus(page, '.problem-summary');
  await expect.poll(() => page.title(), { timeout: PATIENCE_MS }).toMatch(/^Error: /);
  await page.locator('.problem-summary a').first().click();
  await seeFocus(page, 'input[name=mobile]');

  await typeMobile(page, '98765');
  await press(page);
  await seeProblem(page, 'Please enter valid mobile number', ...rest);
  await typeMobile(page, aMobile());
  await press(page);
  await seeProblem(page, ...rest);
  await seeFocus(page, '.problem-summary');
  await choose(page, { Adult: 1 });
  await press(page);
  await seeProblem(page, 'Please select a booking date to continue.');
  await page.getByLabel(formatDay(addDays(today(), 2))).check({ force: true });
  await goToPay(page, '₹100.00');
});

it('allows one Family, shows the add-on beside it, and takes the add-on away with it', async () => {
  const venue = await aVenue(product, { family: true, familyFee: 400, familyAddon: true, familyAddonFee: 70 });
  const page = await visit();
  await open(page, venue);
  const addon = page.getByRole('button', { name: 'Add one: Family Addon' });
  expect(await addon.count()).toBe(0);
  await choose(page, { Family: 1 });
  // Playwright takes aria-disabled for disabled; a thumb does not.
  await page.getByRole('button', { name: 'Add one: Family', exact: true }).click({ force: true });
  await page.getByText('Only one Family ticket can be purchased per transaction.').first().waitFor();
  expect(await page.getByLabel('Family', { exact: true }).inputValue()).toBe('1');
  await choose(page, { 'Family Addon': 2 });
  await page.getByRole('button', { name: 'Pay ₹540', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Take one away: Family', exact: true }).click();
  await addon.waitFor({ state: 'detached' });
  await choose(page, { Family: 1 });
  await page.getByRole('button', { name: 'Pay ₹400', exact: true }).waitFor();
  await page.getByLabel('Family', { exact: true }).fill('7');
  await expect.poll(() => page.getByLabel('Family', { exact: true }).inputValue(), { timeout: PATIENCE_MS }).toBe('1');
});

it('charges nothing and shows today’s prices in the page when they changed while it was open', async () => {
  const venue = await aVenue(product);
  const page = await visit();
  await open(page, venue);
  await choose(page, { Adult: 1 });
  await typeMobile(page, aMobile());
  await change(venue, { adultFee: 120 });
  await press(page);
  await page.getByRole('alert').getByText('Nothing was charged.').waitFor();
  await page.getByText('₹120 each').waitFor();
  expect(await page.getByLabel('Adult', { exact: true }).inputValue()).toBe('1');
  await page.getByRole('button', { name: 'Pay ₹120', exact: true }).waitFor();
  await goToPay(page, '₹120.00');
});

it('sells the last places once: the second visitor is told how many are left, then that all are sold', async () => {
  const venue = await aVenue(product, { dailyCapacity: 3 });
  const [first, second] = [await visit(), await visit()];
  for (const page of [first, second]) {
    await open(page, venue);
    await choose(page, { Adult: 2 });
    await typeMobile(page, aMobile());
  }
  await goToPay(first, '₹200.00');
  await press(second);
  await second
    .getByText(`Only 1 place is left for ${formatDay(today())}.`)
    .first()
    .waitFor();
  await second.getByRole('button', { name: 'Take one away: Adult' }).click();
  await goToPay(second, '₹100.00');
  await second.goto(`${product.url}/ticketbooking/${venue.park._id}`);
  await second.locator('.notice').getByText('No places left').waitFor();
});

it('finds the tickets, the day and the number again on the way Back from the page of payment', async () => {
  const [one, other] = [addDays(today(), 1), addDays(today(), 2)];
  const venue = await aVenue(product, { isEnabledCustomBookingDates: true, bookingDates: [one, other] });
  const page = await visit();
  await open(page, venue);
  await page.getByLabel(formatDay(other)).check({ force: true });
  await choose(page, { Adult: 2, Child: 1 });
  await typeMobile(page, aMobile());
  await goToPay(page, '₹250.00');
  await page.goBack();
  await alive(page);
  await expect
    .poll(() => page.getByRole('radio', { name: formatDay(other) }).isChecked(), { timeout: PATIENCE_MS })
    .toBe(true);
  await goToPay(page, '₹250.00');
});
