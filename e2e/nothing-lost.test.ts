import { expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { signIn, typeLogin } from './staff.ts';
import { aVenue } from './venue.ts';

const product = startProduct();
const { visit } = openBrowser();

it('what was typed is asked about by Esc and by a reload, and offered again afterwards', async () => {
  const { owner } = await aVenue(product);
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owner.email, '/app/user');
  const open = () => page.getByRole('button', { name: 'Add User' }).first().click();
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await open();
  await name.fill('Ravi Kumar');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(await name.inputValue()).toBe('Ravi Kumar');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await open();
  await page.getByText(/^You began this on .*, and did not save it\.$/).waitFor();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => name.inputValue()).toBe('Ravi Kumar');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await open();
  await name.waitFor();
  expect(await page.getByRole('button', { name: 'Go on' }).count()).toBe(0);
});

it('two people change other fields of one park, and both changes stay', async () => {
  const { owner, park } = await aVenue(product, { parkName: 'Lotus Park' });
  const [one, other] = [await visit({ device: 'desktop' }), await visit({ device: 'desktop' })];
  for (const page of [one, other]) {
    await signIn(page, product, 'login', owner.email, `/app/park/${park._id}`);
    await page.getByLabel('Location').waitFor();
  }
  await one.getByLabel('Location').fill('Nashik');
  await other.getByLabel('Company').fill('Deccan Parks');
  for (const page of [one, other]) {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Park Updated Successfully.').waitFor();
  }
  const { json } = await product.call('GET', `/park/${park._id}`, undefined, { token: owner.token });
  expect([json.location, json.company]).toEqual(['Nashik', 'Deccan Parks']);
});

it('a session that ends over a half-filled form does not lose it: it is offered after signing in again, and saved', async () => {
  const { owner, park } = await aVenue(product, { parkName: 'Moti Park' });
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owner.email, `/app/park/${park._id}`);
  await page.getByLabel('Location').fill('Nashik');
  const token = await page.evaluate(() => localStorage.getItem('id_token') ?? '');
  // It ends while Save is under way: a moment before, another call of the page might be told first.
  await page.route(`**/api/park/${park._id}`, async (route) => {
    await product.call('POST', '/auth/logout', {}, { token });
    await route.continue();
  });
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
  await save();
  await page.getByText('Your session is over. Please sign in again. What you typed is kept on this device.').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await typeLogin(page, owner.email);
  await page.waitForURL(`**/app/park/${park._id}`);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => page.getByLabel('Location').inputValue()).toBe('Nashik');
  await save();
  await page.getByText('Park Updated Successfully.').waitFor();
});

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
