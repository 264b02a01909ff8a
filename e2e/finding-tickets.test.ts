import { expect, it } from 'vitest';
import { aBranch, bookLoan } from '#server/appointments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { axeFindsOnAnyScreen } from './axe.ts';
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
  const problem = page.locator('.problem-summary li');
  await show.click();
  await problem.waitFor();
  expect(await problem.allTextContents()).toEqual(['mobile number required']);
  await expect.poll(() => page.title()).toMatch(/^Error: /);
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

it('leads from home to a token whose page is lost', async () => {
  const branch = await aBranch(product, await anOwner(product, { registrationType: 'loan' }), {
    branchName: 'Sahyog Bank',
  });
  const mobile = aMobile();
  const { number } = await bookLoan(product, branch, { mobile }).then(({ json }) => ({ number: json.tokenNumber }));
  const page = await visit();
  await page.goto(`${product.url}/home`);
  await page.getByRole('link', { name: 'Get QR' }).first().click();
  await seeHeading(page, 'Get your QR code');
  await page.getByLabel('Where did you book?').selectOption(branch._id);
  await page.getByRole('button', { name: 'Find my booking' }).click();
  await seeHeading(page, 'Find your token');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Show my tokens' }).click();
  await page.getByText('Here is your token.').waitFor();
  await page.getByRole('heading', { level: 2, name: `Token ${number}` }).waitFor();
  expect(await axeFindsOnAnyScreen(page, 'token-found')).toEqual([]);
  await page.getByRole('link', { name: 'Open the whole page' }).click();
  await page.waitForURL(/\/loanappointment\//);
});
