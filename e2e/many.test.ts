import { expect, it } from 'vitest';
import { writeSheet } from '#web/console/platform/files/spreadsheet.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { signIn } from './staff.ts';
import { aVenue } from './venue.ts';

const product = startProduct();
const { visit } = openBrowser();

const FILE = [
  'Coupon Code;Coupon Name;Park;Discount Type;Discount Value;Valid Until',
  'diwali10;Diwali;Lotus Garden;Percentage;10;31/12/2099',
  'school50;Schools;Lotus Garden;Fixed amount;₹50;31/12/2099',
  'monsoon;Monsoon;Lotus Garden;Percentage;150;31/12/2099',
  'winter;Winter;Lotus Garden;Percentage;15;31/13/2099',
];

it('lets an owner import coupons, mend one row and skip another, then switch three off and remove them', async () => {
  const { owner } = await aVenue(product, { parkName: 'Lotus Garden', isEnabledCoupon: true });
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owner.email, '/app/coupon');
  await page.getByRole('link', { name: 'Import' }).first().click();
  const [buffer, mimeType] = [Buffer.from(`\uFEFF${FILE.join('\r\n')}`), 'text/csv'];
  await page.getByLabel('Choose a file').setInputFiles({ name: 'coupons.csv', mimeType, buffer });
  await page.getByText('2 to mend · 2 ready').waitFor();
  const wrong = page.getByRole('region', { name: 'Row 4' });
  await wrong.getByText('A percentage cannot be more than 100').waitFor();
  await wrong.getByLabel('Discount Value').fill('15');
  await page.getByRole('button', { name: 'Skip row 5' }).click();
  await page.getByRole('button', { name: 'Add 3 coupons' }).click();
  await page.getByText('Added: 3 coupons. · 1 skipped').waitFor();
  await page.getByRole('link', { name: 'Back to the list' }).click();

  await page.getByRole('checkbox', { name: 'Choose DIWALI10' }).click();
  await page.getByRole('checkbox', { name: 'Choose MONSOON' }).click();
  await page.getByRole('checkbox', { name: 'All on this page' }).click();
  const bar = page.getByRole('region', { name: 'What you have chosen' });
  await bar.getByText('3 coupons chosen').waitFor();
  await bar.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByText('Inactive now: 3 coupons.').waitFor();
  await page.getByRole('checkbox', { name: 'All on this page' }).click();
  await bar.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove 3 coupons?' });
  expect(await question.textContent()).toContain('DIWALI10');
  expect(await question.textContent()).toContain('You can undo this for ten seconds.');
  await question.getByRole('button', { name: 'Remove' }).click();
  const going = page.getByText('3 coupons are going to be removed.').locator('..');
  await going.getByRole('button', { name: 'Undo' }).click();
  await bar.getByText('3 coupons chosen').waitFor();
  await bar.getByRole('button', { name: 'Remove' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove them now' }).click();
  await page.getByText('Removed: 3 coupons.').waitFor();
  await page.getByText('No coupons found').waitFor();
});

it('reads an Excel file beside the page, which says in words that ten thousand rows are too many', async () => {
  const { owner } = await aVenue(product, { parkName: 'Rose Garden', isEnabledCoupon: true });
  const page = await visit({ device: 'phone' });
  await signIn(page, product, 'login', owner.email, '/app/import/coupon');
  const rows = Array.from({ length: 10_000 }, (_, at) => [`CODE${at}`, 'Rose Garden', 10]);
  const sheet = await writeSheet({ name: 'Coupons', header: ['Coupon Code', 'Park', 'Discount Value'], rows });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const file = { name: 'coupons.xlsx', mimeType, buffer: Buffer.from(await sheet.arrayBuffer()) };
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    page.getByLabel('Choose a file').setInputFiles(file),
  ]);
  expect(worker.url()).toContain('workbook-worker');
  await page.getByText('These are 10,000 rows.').waitFor();
});
