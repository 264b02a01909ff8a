import { expect, it } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { keepScreen } from './screens.ts';
import { backToList, seeCell, signIn } from './staff.ts';

const product = startProduct();
const { visit } = openBrowser();

it('takes an owner through the page of a new park by keyboard: what is wrong, its fees, the preview, saved, and back to the list', async () => {
  const owner = await anOwner(product);
  const page = await visit({ device: 'desktop' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, product, 'login', owner.email);
  await page.getByText('No park data available').waitFor();
  await page.getByRole('button', { name: 'Add Park' }).first().press('Enter');
  await page.waitForURL(/\/app\/park\/new$/);
  // With its heading the page has its keys.
  await page.locator('h1:focus', { hasText: 'Add Park' }).waitFor();
  await page.keyboard.press('Control+s');
  const wrong = page.getByRole('alert', { name: 'Please put 3 things right' });
  await wrong.waitFor();
  await page.locator('.problem-summary:focus').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Lotus Garden');
  await wrong.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'MID', exact: true }).press('Enter');
  await page.keyboard.type('900001');
  await page.getByRole('link', { name: 'Location', exact: true }).press('Enter');
  await page.keyboard.type('Hyderabad');
  expect(await page.locator('.problem-summary').count()).toBe(0);

  await page.getByRole('checkbox', { name: 'Adult', exact: true }).press('Space');
  await page.keyboard.press('Tab');
  await page.locator('[name="fees.adult.price"]:focus').waitFor();
  await page.keyboard.type('120');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.locator('[name="fees.child.price"]:focus').waitFor();
  await page.keyboard.type('60');
  const preview = page.frameLocator('.preview-panel iframe');
  await preview.getByText('₹60').first().waitFor();
  await page.keyboard.press('ArrowUp');
  await page.locator('[name="fees.adult.price"]:focus').waitFor();
  await page.keyboard.type('150');
  // In the same frame, whose page is drawn anew.
  await preview.getByText('₹150').first().waitFor();
  await keepScreen(page, 'console-park-page-preview-desktop-light', { whole: false });
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/app\/park\/[0-9a-z]{26}$/);
  await page.getByRole('heading', { level: 1, name: 'Lotus Garden' }).waitFor();
  await page.getByText('Nobody can pay here yet: enter payment keys.').waitFor();
  await page.getByText('Saved and published. What next?').waitFor();
  await keepScreen(page, 'console-park-page-saved-desktop-light', { whole: false });

  await backToList(page);
  await seeCell(page, 'Lotus Garden', 'Adult Fee', '₹150');
});

it('keeps every word of its foot within its button on a phone, and shows the whole date of a show beside its preview', async () => {
  const [parks, shows] = [await anOwner(product), await anOwner(product, { registrationType: 'exbhition' })];
  const phone = await visit({ device: 'phone' });
  await signIn(phone, product, 'login', parks.email);
  await phone.goto(`${product.url}/app/park/new`);
  await phone.getByRole('button', { name: 'Save and publish' }).click();
  await phone.getByRole('alert', { name: 'Please put 3 things right' }).waitFor();
  const runOut = (page: typeof phone, query: string) =>
    page.evaluate(
      (all) => [...document.querySelectorAll(all)].filter((one) => one.scrollWidth > one.clientWidth).length,
      query,
    );
  expect(await runOut(phone, 'html, .save-bar .button')).toBe(0);
  const desk = await visit({ device: 'desktop' });
  await signIn(desk, product, 'login', shows.email);
  await desk.goto(`${product.url}/app/exbhition/new`);
  await desk.getByLabel('From date').first().fill('28/11/2026');
  expect(await runOut(desk, 'html, .instant input')).toBe(0);
});
