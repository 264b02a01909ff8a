import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { aBooking } from '#server/bookings/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser, sizes } from './browser.ts';
import { brokenWords } from './layout.ts';
import { startProduct } from './product.ts';
import { signIn } from './staff.ts';

const product = startProduct();
const { visit } = openBrowser();

let parks: Owner;
let clinics: Owner;

beforeAll(async () => {
  parks = await anOwner(product);
  clinics = await anOwner(product, { registrationType: 'doctor' });
  for (const parkName of ['Lotus Garden', 'Chowmahalla Palace Gardens and Deer Park']) {
    const park = await aPark(product, parks, { parkName });
    for (const adults of [2, 3, 5]) await aBooking(product, park, { adults });
  }
  // Earlier days for the charts, each with its own number of bookings.
  await product.database.asOwner(
    `insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise,
       total_paise, gateway, created_at)
     select lpad(day || 'x' || n, 18, '0') || right(organisation_id, 8), kind, organisation_id, park_id, '8000000000', visit_date - day, 1, 'paid', 45000, 0, 45000,
       gateway, created_at - day * interval '1 day'
     from (select * from booking limit 1) one, generate_series(1, 13) day, generate_series(1, 1 + day * 7 % 5) n`,
  );
  for (const clinicName of ['Nayan Eye Care', 'Sanjeevani Skin and Hair Clinic', 'Asha Dental'])
    await aRecord(product, clinics, '/clinic', FORMS.clinic({ clinicName }));
  const bank = await anOwner(product, { registrationType: 'loan' });
  await aRecord(product, bank, '/branch', FORMS.branch({ branchName: 'Clock Tower' }));
});

/** The figure of a tile of the days that were chosen. */
const figure = (page: Page, name: string) =>
  page
    .locator('.tiles .card')
    .filter({ has: page.locator('dt').getByText(name, { exact: true }) })
    .locator('b');

it('who opens the dashboard of an area signs in there first, and is back at it; the logo and the menu lead home, and no tile breaks a word on a phone', async () => {
  const page = await visit({ device: 'desktop' });
  await page.goto(`${product.url}/lotus/dashboard`);
  await page.waitForURL(/\/lotus\/login\?from=%2Flotus%2Fdashboard$/);
  await page.getByLabel('Email').fill(parks.email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/\/lotus\/dashboard$/);
  await page.locator('.strip').getByText('₹2,000', { exact: true }).waitFor();
  await figure(page, 'Money').waitFor();
  await page.setViewportSize(sizes.phone);
  expect(await brokenWords(page.locator('.tiles dt'))).toEqual([]);
  await page.setViewportSize(sizes.desktop);
  await page.getByRole('link', { name: 'Park', exact: true }).click();
  await page.getByRole('heading', { name: 'Park', level: 1 }).waitFor();
  await page.getByRole('link', { name: /Admin Play money$/ }).click();
  await page.waitForURL(/\/lotus\/dashboard$/);
});

it('after signing in the way is the product’s own; at home days are chosen, a chart is read by keys and as a table, and a figure leads to its report and back', async () => {
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', parks.email, '/app');
  await page.waitForURL(/\/pravesh\/dashboard$/);
  await page.getByRole('link', { name: '28 days', exact: true }).click();
  await page.waitForURL(/\?days=28$/);
  await page.getByRole('button', { name: /^Charts and shares/ }).click();
  const chart = page.getByRole('figure').filter({ hasText: 'Bookings by day' });
  await chart.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  const said = chart.getByRole('status');
  expect(await said.textContent()).toMatch(/^\w{3}, \d+ \w{3}.+ \d+.+ 0$/);
  const day = (await said.locator('b').textContent()) ?? '';
  await chart.getByRole('button', { name: 'Bookings by day: show as a table' }).click();
  await page.getByRole('table', { name: 'Bookings by day' }).getByRole('row', { name: day }).waitFor();
  const asTable = page.getByRole('button', { name: /: show as a table$/ });
  while ((await asTable.count()) > 0) await asTable.first().click();
  const found = await axeFindsOnAnyScreen(page, 'dashboard-tables');
  const money = (await figure(page, 'Money').textContent()) ?? '';
  await page
    .getByRole('region', { name: /^Figures of the days/ })
    .getByRole('link', { name: 'Money', exact: true })
    .click();
  await page.waitForURL(/\/app\/report\?from=[\d-]+&to=[\d-]+$/);
  await page.getByText(`Grand Total ${money}`).waitFor();
  await page.goBack();
  await page.waitForURL(/\/pravesh\/dashboard\?days=28$/);
  await figure(page, 'Money').getByText(money, { exact: true }).waitFor();
  expect(found).toEqual([]);
});

it('axe finds nothing on the pages that a sign-in area has for visitors', async () => {
  const page = await visit();
  const found: string[] = [];
  for (const [name, path] of [
    ['chooser-clinics', '/pravesh/doctorbooking'],
    ['chooser-found', '/pravesh/doctorbooking?q=eye'],
    ['chooser-nothing', '/pravesh/loanbooking?q=nothing+like+it'],
    ['chooser-empty', '/pravesh/exbhitionbooking'],
  ] as const) {
    await page.goto(`${product.url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    found.push(...(await axeFindsOnAnyScreen(page, name)));
  }
  expect(found).toEqual([]);
});
