import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readQr } from '#server/testing/read-qr.ts';
import { demoMerchants } from '../sandbox/merchants.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { backToList, openScreen, saveButton, saveRecord, seeCell, sellKind, typeLogin } from './staff.ts';
import { bookFamilyOutOf, readShownPass, seeHeading } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

const EMAIL = 'asha@parks.example';
const SECRET = 'correct horse battery';

/** Opens the dialog of the screen, fills it, saves it, and waits for the words of success. */
async function add(
  page: Page,
  button: string,
  fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
  saved: string,
) {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText(saved, { exact: true }).waitFor();
  await dialog.waitFor({ state: 'detached' });
}

async function downloaded(page: Page, button: string): Promise<{ name: string; png: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), png: await readFile(await download.path()) };
}

/** Width and height stand in the first chunk of every PNG. */
const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

it('takes an owner from registering to a park that sells, with keys, an inspector, QR code and poster', async () => {
  const page = await visit({ device: 'desktop' });
  await page.goto(`${product.url}/app/user`);
  await page.waitForURL(/\/pravesh\/login\?from=/);
  await page.getByRole('link', { name: 'get registerd' }).click();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByText('orgnaization name is required').waitFor();
  await page.getByLabel('Organisation name').fill('Deccan Parks');
  await page.getByLabel('Location').fill('Hyderabad');
  await page.getByLabel('Your name').fill('Asha Rao');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Mobile number', { exact: true }).fill('9876543210');
  await page.getByLabel('Password').fill(SECRET);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL(/\/app\/park$/);
  await page.getByText('Registration Successfully.').waitFor();
  await page.getByText('No park data available').waitFor();

  await page.getByRole('button', { name: 'Add Park' }).first().click();
  await saveButton(page).click();
  await page.getByText('park name is required').first().waitFor();
  await page.getByLabel('Park Name').fill('Lotus Garden');
  await page.getByLabel('Location').fill('Hyderabad');
  await page.getByLabel('MID').fill('900001');
  await sellKind(page, 'Adult', '100');
  await sellKind(page, 'Child', '50');
  expect(await page.getByRole('checkbox', { name: 'Family Addon', exact: true }).count()).toBe(0);
  await sellKind(page, 'Family', '500');
  await page.getByRole('checkbox', { name: 'Family Addon', exact: true }).waitFor();
  await page.getByLabel('Family', { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.getByText('Park Added Successfully.', { exact: true }).waitFor();
  const parkId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await backToList(page);
  await seeCell(page, 'Lotus Garden', 'Child Fee', '₹50');

  await openScreen(page, 'Configuration');
  const { merchantId, accessCode, workingKey } = demoMerchants[0] as (typeof demoMerchants)[number];
  await add(
    page,
    'Add Configuration',
    async (dialog) => {
      await dialog.getByLabel('Park').selectOption({ label: 'Lotus Garden' });
      await dialog.getByLabel('MID').fill(merchantId);
      await dialog.getByLabel('Access Key').fill(accessCode);
      await dialog.getByLabel('Working Key').fill(workingKey);
    },
    'Configuration Added Successfully.',
  );
  expect(await page.content()).not.toContain(workingKey);
  await page.getByRole('button', { name: 'Test these keys: Lotus Garden' }).click();
  await page.getByText('The sandbox knows these keys.', { exact: false }).waitFor();

  await openScreen(page, 'Park');
  await page.getByRole('button', { name: 'Edit Lotus Garden' }).click();
  await saveRecord(page, 'Park Updated Successfully.');
  const { name, png } = await downloaded(page, 'Download QR-Code of Lotus Garden');
  expect(name).toMatch(/\.png$/);
  expect(readQr(png)?.text).toMatch(new RegExp(`^${product.url}/ticketbooking/${parkId}`));
  const poster = await downloaded(page, 'Download Poster of Lotus Garden');
  expect(sizeOf(poster.png)).toEqual([600, 800]);
  expect(readQr(poster.png)?.text).toBe(readQr(png)?.text);

  await openScreen(page, 'User');
  await add(
    page,
    'Add User',
    async (dialog) => {
      await dialog.getByLabel('Name').fill('Ravi Kumar');
      await dialog.getByLabel('Phone').fill('9876500000');
      await dialog.getByLabel('Email').fill('ravi@parks.example');
      await dialog.getByLabel('Password').fill('let me in please');
      await dialog.getByLabel('Park').selectOption({ label: 'Lotus Garden' });
    },
    'User Added Successfully.',
  );

  const visitor = await visit();
  await bookFamilyOutOf(visitor, product, parkId);
  await visitor.locator('#pay-success').click();
  await seeHeading(visitor, 'Your ticket is ready');
  expect((await readShownPass(visitor, product)).pass.people).toBe(3);
});

it('brings somebody who was signed out back to where they were going', async () => {
  const page = await visit({ device: 'desktop' });
  const email = 'meena@parks.example';
  await product.call('POST', '/profileregistration/add', {
    registrationType: 'park',
    location: 'Pune',
    name: 'Pune Parks',
    personName: 'Meena',
    email,
    mobileNumber1: '9876543211',
    password: SECRET,
  });
  await page.goto(`${product.url}/app/user?size=100`);
  await page.waitForURL(/login/);
  await typeLogin(page, email, SECRET);
  await page.waitForURL(`${product.url}/app/user?size=100`);
  await page.getByRole('heading', { level: 1, name: 'User' }).waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(/\/pravesh\/login$/);
  await page.goto(`${product.url}/app/park`);
  await page.waitForURL(/login/);
});

it('who has no network as the sign-in page comes is told so, keeps what was typed, and signs in once it is back', async () => {
  const page = await visit({ device: 'phone' });
  const lost = /\/api\//;
  await page.route(lost, (route) => route.abort('internetdisconnected'));
  await page.goto(`${product.url}/pravesh/login`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(SECRET);
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await login.click();
  await page.getByRole('alert').getByText('We could not reach the server.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(EMAIL);
  await page.unroute(lost);
  await login.click();
  await page.waitForURL(/\/app\/park$/);
});

it('keeps a wrong password out with the words of the server, and stays on the form', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto(`${product.url}/pravesh/login`);
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await login.waitFor();
  expect(await login.isDisabled()).toBe(true);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await login.click();
  await page.getByRole('alert').getByText(/\w/).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/pravesh/login');
});
