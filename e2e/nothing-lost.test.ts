import { expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { signIn } from './staff.ts';
import { aVenue } from './venue.ts';

const product = startProduct();
const { visit } = openBrowser();

it('without a network the screen stays and says so, and the one that was asked for opens by itself once it is back', async () => {
  const { owner } = await aVenue(product);
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owner.email, '/app/configuration');
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  const notice = page.getByText('There is no network.');
  await heading('Configuration').waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await notice.waitFor();
  await page.getByRole('link', { name: 'Coupon', exact: true }).click();
  expect(await heading('Configuration').isVisible()).toBe(true);
  await page.context().setOffline(false);
  await heading('Coupon Management').waitFor();
  await notice.waitFor({ state: 'detached' });
});
