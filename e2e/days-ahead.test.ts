import { expect, it } from 'vitest';
import { addDays, dayOf, formatDay, weekdayOf } from '#contract/kernel/dates/dates.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { aVenue } from './venue.ts';
import { alive, aMobile, choose, goToPay, seeHeading, typeMobile } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const WEEKEND = { name: 'Weekend', weekdays: ['sat', 'sun'], prices: [{ category: 'adult', price: 150 }] };
const priceOn = (day: string) => (['sat', 'sun'].includes(weekdayOf(day)) ? 150 : 100);

it('sells a day of another month by keyboard, at the price of that day', async () => {
  const today = dayOf(product.clock.now());
  const { park } = await aVenue(product, { advanceDays: 60, dayPrices: [WEEKEND] });
  const page = await visit();
  await page.goto(`${product.url}/ticketbooking/${park._id}`);
  await alive(page);
  const day = addDays(today, 38);
  await page.getByRole('radio', { name: `${formatDay(today)}, ₹${priceOn(today)}` }).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.locator(`input[value="${day}"]:focus:checked`).waitFor();
  await page
    .getByText(MONTH.format(new Date(day)))
    .first()
    .waitFor();
  await choose(page, { Adult: 2 });
  await typeMobile(page, aMobile());
  await goToPay(page, `₹${2 * priceOn(day)}.00`);
  await page.locator('#pay-success').click();
  await seeHeading(page, 'Your ticket is ready');
  await page.getByText(formatDay(day)).first().waitFor();
});

it('sells a day of another month without scripts', async () => {
  const day = addDays(dayOf(product.clock.now()), 38);
  const { park } = await aVenue(product, { advanceDays: 60, dayPrices: [WEEKEND] });
  const page = await visit({ scripts: false });
  await page.goto(`${product.url}/ticketbooking/${park._id}`);
  expect(await page.locator('.month-turn').isVisible(), 'buttons that would do nothing').toBe(false);
  await page.locator(`input[value="${day}"]`).check({ force: true });
  await page.getByLabel('Adult', { exact: true }).fill('1');
  await page.getByLabel('Mobile number').fill(aMobile());
  await page.locator('.book button[type=submit]').click();
  await seeHeading(page, `Pay ₹${priceOn(day)} to get your ticket`);
});

const SLOTS = ['09:00', '10:00', '11:00'].map((from, at) => ({
  from,
  until: `${10 + at}:00`,
  capacity: at === 1 ? 2 : 50,
}));

it('sells a time slot of another day, with and without scripts, and the ticket says it; a full one is told', async () => {
  const tomorrow = addDays(dayOf(product.clock.now()), 1);
  const { park } = await aVenue(product, { advanceDays: 2, slots: SLOTS });
  const page = await visit();
  await page.goto(`${product.url}/ticketbooking/${park._id}`);
  await alive(page);
  await page.locator(`input[value="${tomorrow}"]`).check({ force: true });
  await page.getByRole('radio', { name: /^10:00 am to 11:00 am.*2 left/ }).check({ force: true });
  await choose(page, { Adult: 2 });
  await typeMobile(page, aMobile());
  await goToPay(page, '₹200.00');
  await page.locator('#pay-success').click();
  await seeHeading(page, 'Your ticket is ready');
  await page
    .getByText(`${formatDay(tomorrow)}, 10:00 am to 11:00 am`)
    .first()
    .waitFor();
  const plain = await visit({ scripts: false });
  await plain.goto(`${product.url}/ticketbooking/${park._id}`);
  await plain.locator(`input[value="${tomorrow}"]`).check({ force: true });
  for (const [from, told] of [
    ['10:00', `Sold out for 10:00 am to 11:00 am, ${formatDay(tomorrow)}.`],
    ['11:00', 'Pay ₹100 to get your ticket'],
  ] as const) {
    await plain.locator(`noscript input[value="${from}"]`).check({ force: true });
    await plain.getByLabel('Adult', { exact: true }).fill('1');
    await plain.getByLabel('Mobile number').fill(aMobile());
    await plain.locator('.book button[type=submit]').click();
    await plain.getByText(told).first().waitFor();
  }
});
