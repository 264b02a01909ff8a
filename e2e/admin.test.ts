import { beforeAll, expect, it } from 'vitest';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
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
  await aPark(product, deccan, { parkName: 'Sarovar' });
  await aPark(product, pune, { parkName: 'Parvati Hill' });
});

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
