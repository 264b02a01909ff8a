import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { anOwner, PASSWORD } from '#server/organisations/factory.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { openMore, saveButton, seeCell, signIn } from './staff.ts';

const product = startProduct();
const { visit } = openBrowser();

const MOBILE = '9000000777';

async function save(page: Page, saved: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(saved, { exact: true }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Answers the text of the code that this button saves. */
async function codeOf(page: Page, button: string): Promise<string | undefined> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readQr(await readFile(await download.path()))?.text;
}

async function enterCounter(page: Page, code?: string): Promise<void> {
  await page.goto(`${product.url}/bank/branchuser`);
  if (code !== undefined) {
    await page.getByRole('button', { name: 'Sign in with a branch code' }).click();
    await page.getByLabel('Branch code').fill(code);
  }
  await page.getByLabel('Mobile number').fill(MOBILE);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

it('takes a bank from its first branch to a counter that is staffed, and shuts that counter out when it is switched off', async () => {
  const bank = await anOwner(product, { registrationType: 'loan' });
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', bank.email);
  await page.waitForURL(/\/app\/branch$/);
  await page.getByRole('button', { name: 'Add Branch' }).first().click();
  await page.getByLabel('Branch Name').fill('Abids Main');
  await page.getByLabel('Branch Code').fill('HYD-1');
  await page.getByLabel('Counter number').fill('1');
  await page.getByLabel('Officer name').fill('Sunil Das');
  await page.getByLabel('Officer mobile').fill('9876500001');
  await saveButton(page).click();
  await page.getByText('Branch Added Successfully.', { exact: true }).waitFor();
  await page.getByText('Nobody can call tokens yet: add a counter that can sign in.').waitFor();
  await page.getByRole('link', { name: 'Open its counters' }).click();
  await page.getByRole('button', { name: 'Add Counter' }).first().click();
  await page.getByLabel('Counter Number').fill('1');
  await page.getByLabel('User Name').fill('Desk 1');
  await page.getByRole('dialog').getByLabel('Mobile').fill(MOBILE);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await save(page, 'Counter Added Successfully.');
  await page.goto(`${product.url}/app/branch`);
  await seeCell(page, 'Abids Main', 'Branch Code', 'HYD-1');
  expect(await codeOf(page, 'Download QR code of Abids Main')).toMatch(/\/loanbooking\/[0-9a-z]{26}\/abids-main$/);
  await openMore(page, 'Abids Main');
  await page.getByRole('link', { name: '1 counter of Abids Main' }).click();
  const link = await codeOf(page, 'Download QR code of Desk 1');
  expect(link).toMatch(new RegExp(`^${product.url}/loanbooking/[0-9a-z]{26}$`));

  const desk = await visit();
  await enterCounter(desk, 'HYD-9');
  await desk.getByText('Something is wrong with your login or password :(').waitFor();
  await enterCounter(desk, 'hyd-1');
  await desk.waitForURL(/\/app\/counterdetails$/);
  await desk.getByRole('link', { name: 'Your counter' }).click();
  await desk.getByText('Sunil Das').waitFor();
  expect(await codeOf(desk, 'Download QR code')).toBe(link);

  await page.getByRole('switch', { name: 'Desk 1 is active' }).click();
  await page.getByText('Status Updated Successfully.').waitFor();
  await desk.reload();
  await desk.getByText('Your session is over. Please sign in again.').waitFor();
  await enterCounter(desk);
  await desk.getByText('Something is wrong with your login or password :(').waitFor();
});
