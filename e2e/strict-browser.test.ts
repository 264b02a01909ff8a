import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { aBranch, bookLoan, tokenOwners } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { openScreen } from './staff.ts';

const product = startProduct();
const { visit } = openBrowser();

let owners: Awaited<ReturnType<typeof tokenOwners>>;
beforeAll(async () => {
  owners = await tokenOwners(product);
});

/** Runs in the page: the browser refuses each store at its mere name, as where site data is blocked. */
function blockStorage(): void {
  const get = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(globalThis, name, { get });
}

/** Runs in the page: there is no room for anything. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

const STRICT = [
  ['blocks site data', blockStorage],
  ['has no room left', fillStorage],
] as const;

async function openStrict(refuse: () => void): Promise<Page> {
  const page = await visit({ device: 'desktop' });
  await page.context().addInitScript(refuse);
  return page;
}

/** Types a login, without the reload that a kept session brings. */
async function logIn(page: Page, door: string, login: string): Promise<void> {
  await page.goto(`${product.url}/pravesh/${door}`);
  await page
    .getByLabel(/email|mobile/i)
    .first()
    .fill(login);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/\/app\//);
}

it.each(STRICT)(
  'in a browser that %s an owner signs in, works for this tab, and is told what to allow',
  async (_, refuse) => {
    const owner = await anOwner(product);
    await aPark(product, owner, { parkName: 'Lotus Garden' });
    const page = await openStrict(refuse);
    await logIn(page, 'login', owner.email);
    await page.getByText('Lotus Garden').first().waitFor();
    await page.getByText(/^This browser keeps nothing for us/).waitFor();
    await openScreen(page, 'Coupon');
    await page.getByRole('heading', { name: 'Coupon', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('heading', { name: 'Client Login', level: 1 }).waitFor();
  },
);

it.each(STRICT)('in a browser that %s a counter calls its tokens', async (_, refuse) => {
  const branch = await aBranch(product, owners.bank);
  const { mobile } = await aCounter(product, owners.bank, branch._id);
  await bookLoan(product, branch, { name: 'Lakshmi Devi' });
  const page = await openStrict(refuse);
  await logIn(page, 'branchuser', mobile);
  await page.getByRole('button', { name: 'Call next' }).click();
  await page
    .locator('.serving')
    .getByText(/Lakshmi Devi/)
    .waitFor();
});

it.each(STRICT)(
  'in a browser that %s a television shows a code and the board starts and changes its languages',
  async (_, refuse) => {
    const branch = await aBranch(product, owners.bank);
    const page = await openStrict(refuse);
    await page.goto(`${product.url}/board`);
    const shown = page.getByRole('status', { name: 'Code of this screen' });
    await expect.poll(() => shown.textContent()).toMatch(/^\d{3} \d{3}$/);
    await page.goto(`${product.url}/board/loan/${branch._id}`);
    await page.getByText('Live', { exact: true }).waitFor();
    await page.keyboard.press('Shift');
    await page.getByRole('button', { name: 'Start board' }).click();
    await page.getByRole('button', { name: 'Sound off' }).waitFor();
    const hindi = page.getByRole('button', { name: 'हिन्दी' });
    const before = await hindi.getAttribute('aria-pressed');
    await hindi.click();
    await expect.poll(() => hindi.getAttribute('aria-pressed')).not.toBe(before);
  },
);
