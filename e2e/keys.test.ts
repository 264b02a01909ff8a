import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { aBranch, bookLoan, tokenOwners } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { quiet, signInAtCounter } from './staff.ts';

const product = startProduct();
const { visit } = openBrowser();

let owners: Awaited<ReturnType<typeof tokenOwners>>;
beforeAll(async () => {
  owners = await tokenOwners(product);
});

/** A desk at which token 1 is served and two wait; and the acts that it has sent. */
async function aDesk() {
  const branch = await aBranch(product, owners.bank);
  const { mobile } = await aCounter(product, owners.bank, branch._id);
  for (const name of ['Anil Rao', 'Neha Devi', 'Bala Khan']) await bookLoan(product, branch, { name });
  const page = await visit({ device: 'desktop' });
  await signInAtCounter(page, product, mobile);
  await page.getByRole('button', { name: 'Call next' }).click();
  await page.locator('.serving-number').getByText('1', { exact: true }).waitFor();
  await quiet(page);
  const acts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /queue|loanbooking\/\w{26}/.test(request.url())) acts.push(request.url());
  });
  return { page, acts };
}

/** Whatever code is asked for from now on comes two seconds late. */
const slowCode = (page: Page) =>
  page.route('**/assets/**', async (route) => {
    await new Promise((done) => setTimeout(done, 2000));
    await route.continue();
  });

it.each(['anil', 'neha', 'rama'])(
  'after Ctrl K at a desk the name %s is typed into the palette from its first letter on, though its code is late, and no token changes',
  async (name) => {
    const { page, acts } = await aDesk();
    await slowCode(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(name);
    const field = page.getByRole('combobox', { name: 'Find anything' });
    expect(await field.inputValue()).toBe(name);
    await page.getByRole('listbox', { name: 'What was found' }).waitFor();
    expect(await field.inputValue()).toBe(name);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await quiet(page);
    expect(acts).toEqual([]);
  },
);

it('a letter calls nobody while the keyboard is outside the desk, and the next one as soon as it is there', async () => {
  const { page, acts } = await aDesk();
  await page.getByRole('heading', { name: 'Counter Detailes', level: 1 }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.type('neha');
  await quiet(page);
  expect(acts).toEqual([]);
  await page.getByRole('heading', { name: 'Queue today' }).click();
  await page.keyboard.press('n');
  await page.locator('.serving-number').getByText('2', { exact: true }).waitFor();
  expect(acts).toHaveLength(1);
});

it('while the code of a dialog is on its way no key reaches the screen behind it', async () => {
  const { page, acts } = await aDesk();
  await slowCode(page);
  await page.keyboard.press('?');
  await page.keyboard.type('neha');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await quiet(page);
  expect(acts).toEqual([]);
});
