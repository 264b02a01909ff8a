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

it('has no button that would do nothing where there are no scripts, and every day of each month', async () => {
  const day = addDays(dayOf(product.clock.now()), 38);
  const { park } = await aVenue(product, { advanceDays: 60, dayPrices: [WEEKEND] });
  const page = await visit({ scripts: false });
  await page.goto(`${product.url}/ticketbooking/${park._id}`);
  expect(await page.locator('.month-turn').isVisible()).toBe(false);
  await page.locator(`input[value="${day}"]`).check({ force: true });
});
