import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { anOwner, PASSWORD } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { startProduct } from './product.ts';
import { beSignedIn, openMore, openScreen, signIn, typeLogin } from './staff.ts';

const product = startProduct();
const { visit } = openBrowser();

const NEW = 'another password';

/** Through the menu at the end of the top bar. */
async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
}

it('a forgotten password: the admin hands a link over, the owner opens it and signs in', async () => {
  const admin = await anAdmin(product);
  const owner = await anOwner(product, { name: 'Lotus Parks' });
  const desk = await visit({ device: 'desktop' });
  await beSignedIn(desk, product, admin.email);
  await desk.goto(`${product.url}/app/organisations`);
  await openMore(desk, 'Lotus Parks');
  await desk.getByRole('button', { name: 'Reset password of Lotus Parks' }).click();
  await desk.getByRole('button', { name: 'Send the link' }).click();
  const link = await desk.getByLabel('Link', { exact: true }).inputValue();
  const page = await visit();
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.waitForURL(/\/pravesh\/login$/);
  await page.goto(link);
  await page.getByText('This link was used or is over.').waitFor();
  expect(await page.getByLabel('New password', { exact: true }).isVisible()).toBe(false);
  await page.goto(`${product.url}/pravesh/login`);
  await typeLogin(page, owner.email, NEW);
  await page.waitForURL(/\/app\/park$/);
});

it('an owner changes the password: the phone that was signed in is out, this desk stays; then everything ends', async () => {
  const owner = await anOwner(product);
  const [phone, desk] = [await visit(), await visit({ device: 'desktop' })];
  for (const page of [phone, desk]) await signIn(page, product, 'login', owner.email);
  await openAccount(desk);
  await desk.getByLabel('Current password').fill(PASSWORD);
  await desk.getByLabel('New password', { exact: true }).fill(NEW);
  await desk.getByRole('button', { name: 'Change password' }).click();
  await desk.getByText('Your password is changed. Every other place is signed out.').waitFor();
  await phone.reload();
  await phone.getByText('Your session is over. Please sign in again.').waitFor();
  await openScreen(desk, 'User');
  await openAccount(desk);
  await desk.getByRole('button', { name: 'Sign out everywhere' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await desk.waitForURL(/\/pravesh\/login$/);
});

it('an organisation that the admin switches off is out at its next step, and its park sells nothing, until both are back', async () => {
  const admin = await anAdmin(product);
  const owner = await anOwner(product, { name: 'Rose Parks' });
  const { _id: parkId } = await aPark(product, owner, { parkName: 'Rose Garden' });
  const page = await visit();
  await signIn(page, product, 'login', owner.email);
  const desk = await visit({ device: 'desktop' });
  await beSignedIn(desk, product, admin.email);
  await desk.goto(`${product.url}/app/organisations`);
  await desk.getByRole('switch', { name: 'Rose Parks is active' }).click();
  await desk.getByRole('button', { name: 'Switch it off' }).click();
  await desk.getByText('Rose Parks is switched off.').waitFor();
  await page.reload();
  await page.getByText('Your session is over. Please sign in again.').waitFor();
  const visitor = await visit({ scripts: false });
  await visitor.goto(`${product.url}/ticketbooking/${parkId}`);
  await visitor.getByText('This Rose Garden is currently inactive.').waitFor();

  await desk.getByRole('switch', { name: 'Rose Parks is active' }).click();
  await desk.getByText('Rose Parks is switched on.').waitFor();
  await typeLogin(page, owner.email);
  await page.waitForURL(/\/app\/park$/);
  // The server remembers for two seconds what a park sells.
  const sells = async () => {
    await visitor.reload();
    return visitor.locator('form [name=mobile]').isVisible();
  };
  await expect.poll(sells, { timeout: PATIENCE_MS }).toBe(true);
});
