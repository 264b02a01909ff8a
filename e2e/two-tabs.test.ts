import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { aBranch, bookLoan, tokenOwners } from '#server/appointments/factory.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner, type Owner, PASSWORD } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { withoutBuzz } from './camera.ts';
import { startProduct } from './product.ts';
import { isLive, signInAtCounter, signInAtDoor, typeCode, untilPrepared } from './staff.ts';
import { passOf } from './venue.ts';

const product = startProduct();
const { visit } = openBrowser();

let lotus: Owner;
let deccan: Owner;
beforeAll(async () => {
  lotus = await anOwner(product, { name: 'Lotus Parks' });
  deccan = await anOwner(product, { name: 'Deccan Parks' });
});

/** The tokens of all calls that this page sends from now on. */
function tokensOf(page: Page): Set<string> {
  const tokens = new Set<string>();
  page.on('request', (request) => {
    const token = request.headers().authorization;
    if (token) tokens.add(token);
  });
  return tokens;
}

const storedToken = (page: Page) => page.evaluate(() => `Bearer ${localStorage.getItem('id_token')}`);

async function signInAtDoorOfCounters(page: Page, mobile: string): Promise<void> {
  await page.goto(`${product.url}/pravesh/branchuser`);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await isLive(page);
}

async function openGate(phone: Page, email: string): Promise<void> {
  await withoutBuzz(phone);
  await signInAtDoor(phone, product, 'inspectorlogin', email);
}

const account = (page: Page) => page.locator('.who');

it('the first tab of an owner goes on as that owner when another signs in in a second tab, says so, and keeps what is typed', async () => {
  await aPark(product, lotus, { parkName: 'Lotus Garden' });
  await aPark(product, deccan, { parkName: 'Sarovar' });
  const first = await visit({ device: 'desktop' });
  await signInAtDoor(first, product, 'login', lotus.email);
  await first.getByText('Lotus Garden').first().waitFor();
  const own = await storedToken(first);
  await first.goto(`${product.url}/app/profileregistration`);
  await first.getByLabel('Location').fill('Pune');

  const second = await first.context().newPage();
  await signInAtDoor(second, product, 'login', deccan.email);
  await second.getByText('Sarovar').first().waitFor();
  expect(await storedToken(second)).not.toBe(own);

  await first.getByText(/^Deccan Parks has signed in in another tab/).waitFor();
  expect(await axeFindsOnAnyScreen(first, 'signed-in-beside')).toEqual([]);
  const tokens = tokensOf(first);
  expect(await first.getByLabel('Location').inputValue()).toBe('Pune');
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await first
    .getByText(/Successfully/)
    .first()
    .waitFor();
  expect([...tokens]).toEqual([own]);

  await first.getByRole('button', { name: 'Stay', exact: true }).click();
  await first.getByRole('button', { name: 'Stay', exact: true }).waitFor({ state: 'detached' });
  await first.reload();
  await account(first).getByText('Lotus Parks').or(account(first).getByText(lotus.email)).first().waitFor();
  expect([...tokens]).toEqual([own]);
});

it('Sign Out in one tab empties every other tab of the account at once', async () => {
  const { bank } = await tokenOwners(product);
  const branch = await aBranch(product, bank);
  const { mobile } = await aCounter(product, bank, branch._id);
  await bookLoan(product, branch, { name: 'Lakshmi Devi' });
  const first = await visit({ device: 'desktop' });
  await signInAtCounter(first, product, mobile);
  const second = await first.context().newPage();
  await second.goto(`${product.url}/app/counterdetails`);
  await second
    .getByText(/Lakshmi Devi/)
    .first()
    .waitFor();
  const token = (await storedToken(first)).slice('Bearer '.length);
  // The page of the door is late: what is emptied does not wait for it.
  await second.route('**/pravesh/**', () => undefined);
  const shown = second.evaluate(
    () => new Promise<string>((done) => addEventListener('storage', () => done(document.body.textContent))),
  );
  await first.getByRole('button', { name: 'Sign Out' }).click();
  expect(await shown).toContain('You are signed out in every tab of this browser.');
  expect(await shown).not.toContain('Lakshmi Devi');
  await first.waitForURL(/\/pravesh\/login$/);
  expect((await product.call('GET', '/auth/me', undefined, { token })).status).toBe(401);
});

it('Sign Out hides everything at once while the server is silent, and without a network stays on a page of ours', async () => {
  const zoo = await aPark(product, lotus, { parkName: 'Lotus Zoo' });
  const page = await visit({ device: 'desktop' });
  const signedOut = page.getByText('You are signed out in every tab of this browser.');
  await signInAtDoor(page, product, 'login', lotus.email);
  await page.getByText(zoo.parkName).first().waitFor();
  await page.route('**/logout', () => undefined);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await signedOut.waitFor();
  expect(await page.locator('body').textContent()).not.toContain(zoo.parkName);
  await page.waitForURL(/\/pravesh\/login$/);

  await signInAtDoor(page, product, 'login', lotus.email);
  await page.getByText(zoo.parkName).first().waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await signedOut.waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('id_token'))).toBeNull();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await page.waitForURL(/\/pravesh\/login$/);
});

it.each([
  ['counter', '/pravesh/branchuser', 'Counter Login'],
  ['inspector', '/pravesh/inspectorlogin', 'Ticket Inspector'],
] as const)(
  'whoever came by the door of a %s comes back to it when the session has ended',
  async (role, path, title) => {
    const page = await visit({ device: 'desktop' });
    if (role === 'counter') {
      const { bank } = await tokenOwners(product);
      const { mobile } = await aCounter(product, bank, (await aBranch(product, bank))._id);
      await signInAtDoorOfCounters(page, mobile);
    } else {
      const { email } = await anInspector(product, lotus, (await aPark(product, lotus))._id);
      await signInAtDoor(page, product, 'inspectorlogin', email);
    }
    const token = (await storedToken(page)).slice('Bearer '.length);
    const at = new URL(page.url()).pathname;
    await product.call('POST', '/auth/logout', undefined, { token });
    await page.reload();
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page.getByText('Your session is over. Please sign in again.').waitFor();
    expect([new URL(page.url()).pathname, new URL(page.url()).searchParams.get('from')]).toEqual([path, at]);
  },
);

it('the full screen of a gate says that another inspector has signed in, scans on as its own, and keeps what each is to send apart', async () => {
  const park = await aPark(product, lotus);
  const ravi = await anInspector(product, lotus, park._id, { name: 'Ravi' });
  const sita = await anInspector(product, lotus, park._id, { name: 'Sita' });
  const first = await visit();
  await openGate(first, ravi.email);
  await untilPrepared(first);
  const own = await storedToken(first);
  const second = await first.context().newPage();
  await openGate(second, sita.email);
  const prepared = () => Object.keys(localStorage).filter((name) => name.startsWith('gate.clock:')).length;
  await expect.poll(() => second.evaluate(prepared), { timeout: PATIENCE_MS }).toBe(2);

  await first.getByText(/^Sita has signed in in another tab/).waitFor();
  expect(await axeFindsOnAnyScreen(first, 'gate-signed-in-beside')).toEqual([]);
  const booking = await aBooking(product, park);
  await first.context().setOffline(true);
  await typeCode(first, passOf(product, booking));
  await first.locator('[data-result=admitted]').waitFor();
  await first.getByText(/^Offline .* 1 to send/).waitFor();
  expect(await second.getByText(/^Offline/).textContent()).not.toContain('to send');
  const tokens = tokensOf(first);
  await first.context().setOffline(false);
  await first.getByText('to send').waitFor({ state: 'detached' });
  expect([...tokens]).toEqual([own]);
  await first.getByRole('button', { name: 'Go on as Sita' }).click();
  const name = () => first.getByLabel('Name of this gate').inputValue();
  await expect.poll(name, { timeout: PATIENCE_MS }).toBe('Sita’s gate');
});
