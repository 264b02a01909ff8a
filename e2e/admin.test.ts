import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { startProduct } from './product.ts';
import { openScreen, seeCell, signIn } from './staff.ts';

const product = startProduct();
const { visit } = openBrowser();

let admin: Awaited<ReturnType<typeof anAdmin>>;
let deccan: Owner;

beforeAll(async () => {
  admin = await anAdmin(product);
  deccan = await anOwner(product, { name: 'Deccan Parks' });
  const pune = await anOwner(product, { name: 'Pune Parks', personName: 'Meena Kulkarni' });
  const clinics = await anOwner(product, { name: 'City Clinics', registrationType: 'doctor' });
  const park = await aPark(product, deccan, { parkName: 'Sarovar' });
  await product.call('PUT', `/park/${park._id}`, { ...park, adultFee: 120 }, { token: deccan.token });
  const more = {
    status: false,
    camera: true,
    cameraFee: 40,
    note: 'Ring 9876543210 for groups',
    bookingDates: [addDays(dayOf(new Date()), 60)],
  };
  await product.call('PUT', `/park/${park._id}`, { ...park, ...more }, { token: deccan.token });
  await aPark(product, pune, { parkName: 'Parvati Hill' });
  await aRecord(product, clinics, '/clinic', FORMS.clinic());
});

const rows = (page: Page) => page.getByRole('table').locator('tbody').first().getByRole('row');

it('shows the admin whose a record is, narrows to one organisation, and adds a record for it', async () => {
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', admin.email, '/app/park');
  await seeCell(page, 'Sarovar', 'Organisation', 'Deccan Parks');
  await seeCell(page, 'Parvati Hill', 'Organisation', 'Pune Parks');
  await page.getByLabel('Organisation').selectOption({ label: 'Deccan Parks' });
  await page.getByText('Parvati Hill').waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.get('organisation')).toBe(deccan.organisationId);

  await openScreen(page, 'User');
  await page.getByRole('button', { name: 'Add User' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Please choose the organisation.').waitFor();
  const areOffered = (...parks: string[]) =>
    expect
      .poll(() => dialog.getByLabel('Park').locator('option').allTextContents(), { timeout: PATIENCE_MS })
      .toEqual(['Choose a park', ...parks]);
  await areOffered();
  await dialog.getByLabel('Organisation').selectOption({ label: 'Deccan Parks' });
  await areOffered('Sarovar');
  await dialog.getByLabel('Name').fill('Ravi Kumar');
  await dialog.getByLabel('Phone').fill('9876500000');
  await dialog.getByLabel('Email').fill('ravi@parks.example');
  await dialog.getByLabel('Password').fill('let me in please');
  await dialog.getByLabel('Park').selectOption({ label: 'Sarovar' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('User Added Successfully.', { exact: true }).waitFor();
  await seeCell(page, 'Ravi Kumar', 'Organisation', 'Deccan Parks');
});

it('tells the owner who changed what, and the admin of which organisation', async () => {
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', deccan.email, '/app/activity');
  await page.getByText('Changed the park Sarovar: Adult fee ₹100 → ₹120').waitFor();
  await page.getByText('Registered the organisation Deccan Parks').waitFor();
  expect(await page.getByText('Parvati Hill').count()).toBe(0);
  await page.getByText(/Changed the park Sarovar: .*Status/).click();
  await page.getByText('Ring ••••••3210 for groups').waitFor();
  await page.getByLabel('What').selectOption({ label: 'Organisation' });
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('Sarovar').first().waitFor({ state: 'detached' });
  await expect.poll(() => rows(page).count(), { timeout: PATIENCE_MS }).toBe(1);

  const above = await visit({ device: 'desktop', scheme: 'dark' });
  await signIn(above, product, 'login', admin.email, '/app/activity');
  await seeCell(above, 'Added the park Parvati Hill', 'Organisation', 'Pune Parks');
  await above.getByLabel('Organisation').selectOption({ label: 'City Clinics' });
  await above.getByRole('button', { name: 'Search' }).click();
  await above.getByText('Added the park Parvati Hill').waitFor({ state: 'detached' });
  await above.getByText(/^Added the clinic /).waitFor();
  await above.getByText(/^Added Dr Meera Nair to the clinic /).waitFor();
});
