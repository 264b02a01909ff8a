import { expect, it } from 'vitest';
import { writeSheet } from '#web/console/platform/files/spreadsheet.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { signIn } from './staff.ts';
import { aVenue } from './venue.ts';

const product = startProduct();
const { visit } = openBrowser();

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
