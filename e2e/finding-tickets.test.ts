import { expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { aVenue } from './venue.ts';
import { aMobile, bookFamilyOutOf, readShownPass, seeHeading } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

it('finds a paid ticket by its mobile number, and says plainly what is wrong with a number', async () => {
  const { park } = await aVenue(product);
  const mobile = aMobile();
  const page = await visit();
  await bookFamilyOutOf(page, product, park._id, mobile);
  await page.locator('#pay-success').click();
  await seeHeading(page, 'Your ticket is ready');
  const { text } = await readShownPass(page, product);

  await page.goto(`${product.url}/getqr/${park._id}`);
  const show = page.getByRole('button', { name: 'Show my tickets' });
  const problem = page.locator('.summary li');
  await show.click();
  await problem.waitFor();
  expect(await problem.allTextContents()).toEqual(['mobile number required']);
  expect(await page.title()).toMatch(/^Error: /);
  await page.getByLabel('Mobile number').fill('98765 4321');
  await show.click();
  await page.getByText('Please enter valid mobile number').first().waitFor();
  expect(await problem.allTextContents()).toEqual(['Please enter valid mobile number']);
  expect(await page.getByLabel('Mobile number').inputValue()).toBe('98765 4321');
  await problem.getByRole('link').click();
  await page.locator('input[name=mobile]:focus').waitFor();

  await page.getByLabel('Mobile number').fill(mobile);
  await show.click();
  await page.getByText('Here is your ticket.').waitFor();
  expect((await readShownPass(page, product)).text).toBe(text);
  expect(page.url()).not.toContain(mobile);
  await page.getByRole('link', { name: 'Open the whole ticket' }).click();
  await seeHeading(page, 'Your ticket is ready');
});

it('answers a number without tickets and one with an unpaid booking alike', async () => {
  const { park } = await aVenue(product);
  const unpaid = aMobile();
  const page = await visit();
  await bookFamilyOutOf(page, product, park._id, unpaid);
  const answers: (string | null)[] = [];
  for (const mobile of [unpaid, aMobile()]) {
    await page.goto(`${product.url}/getqr/${park._id}`);
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Show my tickets' }).click();
    answers.push(await page.locator('.found').textContent());
  }
  expect(answers).toEqual(Array(2).fill('We found no paid ticket of this mobile number for today or later.'));
});
