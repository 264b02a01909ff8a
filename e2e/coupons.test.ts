import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { openScreen, seeCell, signIn } from './staff.ts';
import { aVenue } from './venue.ts';

const product = startProduct();
const { visit } = openBrowser();

async function fillAndSave(page: Page, fields: Record<string, string>, saved: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText(saved, { exact: true }).waitFor();
  await dialog.waitFor({ state: 'detached' });
}

const add = (page: Page, button: string) => page.getByRole('button', { name: button }).first().click();

it('lets the owner of a park make a coupon, switch it off and delete it', async () => {
  const { owner } = await aVenue(product, { parkName: 'Lotus Garden', isEnabledCoupon: true });
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owner.email);
  await openScreen(page, 'Coupon');
  await page.getByText('No coupons found').waitFor();
  await add(page, 'Add Coupon');
  await page.getByRole('dialog').getByLabel('Park', { exact: true }).selectOption('Lotus Garden');
  await fillAndSave(
    page,
    {
      'Coupon Code': 'welcome10',
      'Coupon Name': 'Welcome',
      'Discount Value': '10',
      'Valid Until': addDays(dayOf(new Date()), 30),
    },
    'Coupon Added Successfully.',
  );
  await seeCell(page, 'WELCOME10', 'Discount', '10% off');
  await page.getByRole('switch', { name: 'WELCOME10 is active' }).click();
  await page.getByText('Status Updated Successfully.').waitFor();
  await seeCell(page, 'WELCOME10', 'Status', 'In Active');
  await page.getByRole('button', { name: 'Delete WELCOME10' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this coupon?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No coupons found').waitFor();
});
