import { beforeAll, expect, it } from 'vitest';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { signIn } from './staff.ts';

const product = startProduct();
const { visit } = openBrowser();
let owner: Owner;
beforeAll(async () => {
  owner = await anOwner(product);
  for (const parkName of ['Zoo', 'Aquarium']) await aPark(product, owner, { parkName });
});

it('sets a tick close below the field before it, on a phone', async () => {
  const page = await visit({ device: 'phone' });
  await signIn(page, product, 'login', owner.email, '/app/coupon');
  const tick = page.getByLabel('Hide ended and used up');
  await tick.waitFor();
  const [field, box] = [await page.getByLabel('Park', { exact: true }).boundingBox(), await tick.boundingBox()];
  const air = (box?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0);
  expect(air).toBeGreaterThan(0);
  expect(air).toBeLessThan(24);
});

it('opens a fold by a chevron, which then points down', async () => {
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owner.email, '/app/configuration');
  const fold = page.locator('summary').first();
  await fold.waitFor();
  const looks = () =>
    fold.evaluate((summary) => [getComputedStyle(summary).listStyleType, getComputedStyle(summary, '::before').rotate]);
  expect(await looks()).toEqual(['none', '-45deg']);
  await fold.click();
  expect(await looks()).toEqual(['none', '45deg']);
});
