import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser } from './browser.ts';
import { troublesOfLargeText } from './large-text.ts';
import { startProduct } from './product.ts';
import { signIn } from './staff.ts';

const product = startProduct();
const { visit } = openBrowser();

let admin: Owner;
let deccan: Owner;

beforeAll(async () => {
  admin = await anAdmin(product);
  deccan = await anOwner(product, { name: 'Deccan Parks', mobileNumber1: '9123456780' });
  await aPark(product, deccan, { parkName: 'Sarovar' });
  await aPark(product, deccan, { parkName: 'Lumbini Gardens', published: false });
});

/** From the palette by the telephone number to the page of the organisation. */
async function findDeccan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByRole('combobox', { name: 'Find anything' }).fill('91234 56780');
  await page.getByRole('option', { name: /^Deccan Parks/ }).click();
  await page.getByRole('link', { name: 'Lumbini Gardens' }).waitFor();
  await page.getByText('Registered the organisation Deccan Parks').waitFor();
}

it('lets the admin on a phone find who is stuck, look as the owner, change nothing, and leave', async () => {
  const page = await visit();
  await signIn(page, product, 'login', admin.email, '/app/organisations');
  await page.getByRole('link', { name: 'Deccan Parks' }).waitFor();
  await findDeccan(page);
  await page.getByRole('button', { name: 'Look as the owner' }).click();
  await page.getByText('You are looking at the console of Deccan Parks.').waitFor();
  await page.getByText('Sarovar').first().waitFor();
  await page.goto(`${product.url}/app/park`);
  await page.getByText('You are looking at the console of Deccan Parks.').waitFor();
  await page.goto(`${product.url}/app/profileregistration`);
  await page.getByLabel('Location').fill('Pune');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('You are only looking at this console, so nothing can be changed here.').waitFor();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('button', { name: 'Look as the owner' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/app/organisations/${deccan.organisationId}`);
});

it('can be read and operated by everybody on the page of an organisation, also with large text, and under the bar', async () => {
  const page = await visit({ device: 'phone' });
  await signIn(page, product, 'login', admin.email, `/app/organisations/${deccan.organisationId}`);
  await page.getByText('Registered the organisation Deccan Parks').waitFor();
  expect(await axeFindsOnAnyScreen(page, 'organisation')).toEqual([]);
  // What its entries hold behind their lines is not in sight.
  await page.getByRole('region', { name: 'Activity' }).evaluate((section) => section.remove());
  expect(await troublesOfLargeText(page, 360)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Look as the owner' }).click();
  await page.waitForURL(/\/app\/park$/);
  // Nothing else stands there: the account is not theirs.
  await page.goto(`${product.url}/app/account`);
  await page.getByText('You are looking at the console of Deccan Parks.').waitFor();
  expect(await axeFindsOnAnyScreen(page, 'look')).toEqual([]);
});

it('tells the owner in Activity who looked', async () => {
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', deccan.email, '/app/activity');
  await page.getByText('Looked at the console of Deccan Parks, without changing anything').first().waitFor();
});
