import { expect, it } from 'vitest';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { signIn } from './staff.ts';

const product = startProduct();
const { visit } = openBrowser();

it('a booking is found from the keyboard by its code and by its mobile number; the way back, the keys and the title are there', async () => {
  const owner = await anOwner(product);
  const park = await aPark(product, owner, { parkName: 'Lotus Garden' });
  const { id } = await aBooking(product, park);
  const code = shortCodeOf(id);
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owner.email);
  await page.getByRole('heading', { name: 'Park', level: 1 }).waitFor();
  await expect.poll(() => page.title()).toBe('Park · Places · Pravesh');

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find anything' });
  await field.fill(code);
  const found = page.getByRole('listbox', { name: 'What was found' }).getByRole('option', { name: /Lotus Garden/ });
  await found.waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Booking ${code}`, level: 1 }).waitFor();
  await expect.poll(() => page.title()).toMatch(new RegExp(`^Booking ${code} · .+ · Pravesh$`));
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await page.getByRole('navigation', { name: 'The way to this page' }).getByRole('link', { name: 'Search' }).click();
  await page.getByRole('heading', { name: 'Payment Status', level: 1 }).waitFor();

  await page.keyboard.press('Control+k');
  await field.fill('43210');
  await found.click();
  await page.getByRole('heading', { name: `Booking ${code}`, level: 1 }).waitFor();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('Find anything').waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
});
