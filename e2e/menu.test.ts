import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aParkWithoutKeys } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { startProduct } from './product.ts';
import { signIn } from './staff.ts';

const product = startProduct();
const { visit } = openBrowser();

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
/** Answers the pixels of the menu that are out of sight. */
const outOfSight = (page: Page) => menu(page).evaluate((side) => side.scrollHeight - side.clientHeight);
const seeAll = (page: Page) => expect.poll(() => outOfSight(page), { timeout: PATIENCE_MS }).toBe(0);

/** The longest menus: everybody else’s is shorter. */
const PEOPLE = { 'the admin': () => anAdmin(product), 'an owner of parks': () => anOwner(product) };

it.each(['the admin', 'an owner of parks'] as const)(
  'shows all of the menu at once to %s, wide and folded',
  async (who) => {
    const { email } = await PEOPLE[who]();
    const page = await visit({ device: 'desktop' });
    await signIn(page, product, 'login', email);
    await menu(page).getByRole('link', { name: 'Dashboard' }).waitFor();
    await seeAll(page);
    await page.getByRole('button', { name: 'Make the menu narrow' }).click();
    await page.getByRole('button', { name: 'Make the menu wide' }).waitFor();
    await seeAll(page);
  },
);

/** Answers the words and numbers of the menu that lie on others, and words that break. A line of small words ends at its box. */
const crooked = (page: Page) =>
  menu(page).evaluate((side) => {
    const texts = document.createTreeWalker(side, NodeFilter.SHOW_TEXT);
    const boxes: { word: string; left: number; right: number; top: number; bottom: number }[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const edge = text.parentElement?.getBoundingClientRect().right ?? 0;
      for (const { left, right, top, bottom } of range.getClientRects())
        boxes.push({ word: text.nodeValue ?? '', left, right: Math.min(right, edge), top, bottom });
    }
    const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other] as const));
    const broken = pairs.filter(([one, other]) => one.word === other.word && !one.word.includes(' '));
    // Letters reach less far than their line.
    const lies = pairs.filter(
      ([one, other]) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 9,
    );
    return [...broken, ...lies].map(([one, other]) => `${one.word} | ${other.word}`);
  });

it('keeps words whole with text twice as large, and no heading or number lies on one, wide and folded', async () => {
  const owner = await anOwner(product);
  await aParkWithoutKeys(product, owner);
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owner.email);
  await menu(page).locator('.waiting').getByText('1', { exact: true }).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await page.waitForFunction(() => matchMedia(`(width: ${document.documentElement.clientWidth / 32}em)`).matches);
  await expect.poll(() => crooked(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make the menu narrow' }).click();
  await page.getByRole('button', { name: 'Make the menu wide' }).waitFor();
  await expect.poll(() => crooked(page)).toEqual([]);
  await expect.poll(() => menu(page).evaluate((side) => side.scrollWidth - side.clientWidth)).toBe(0);
});

it('shows the letters of a long Telugu name whole, and leaves Sign Out on the screen of a phone', async () => {
  const { email } = await anOwner(product, { name: 'శ్రీవెంకటేశ్వరజంతుప్రదర్శనశాల' });
  const page = await visit({ device: 'phone' });
  await signIn(page, product, 'login', email);
  const title = page.locator('.bar-title span');
  await expect.poll(() => title.textContent()).toContain('శ్రీ');
  expect(await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  const { x = 0, width = 0 } = (await page.getByRole('button', { name: 'Sign Out' }).boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

it('opens the menu of a phone as a drawer of 240 pixels, wider with larger text, beside which the page is seen', async () => {
  const { email } = await anOwner(product);
  const page = await visit({ device: 'phone' });
  await signIn(page, product, 'login', email);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  const width = () => drawer.evaluate((box) => box.getBoundingClientRect().width);
  await expect.poll(width).toBe(240);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await expect.poll(width).toBeGreaterThan(240);
  expect(await width()).toBeLessThanOrEqual(0.86 * (page.viewportSize()?.width ?? 0));
});

it('the chosen colours are there before the scripts of the console, against those of the device', async () => {
  const page = await visit({ device: 'desktop', scheme: 'light' });
  await page.goto(`${product.url}/pravesh/login`);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.route(/\.js(\?|$)/, () => undefined);
  for (const path of ['/pravesh/login', '/app/park']) {
    await page.goto(product.url + path, { waitUntil: 'commit' });
    await page.locator('#console').waitFor({ state: 'attached' });
    const { channels } = await sharp(await page.screenshot()).stats();
    expect(Math.max(...channels.slice(0, 3).map(({ mean }) => mean)), path).toBeLessThan(64);
  }
});

it('a dialog that is still being fetched is in the middle of the window, and no press goes through it', async () => {
  const { email } = await anOwner(product);
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', email, '/app/user');
  const add = page.getByRole('button', { name: 'Add User' }).first();
  await add.waitFor();
  await page.route('**/assets/**', () => undefined);
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Loading…' });
  await dialog.waitFor();
  const stands = () =>
    dialog.evaluate((one) => {
      const { left, right } = one.getBoundingClientRect();
      return [Math.round((left + right - innerWidth) / 2), getComputedStyle(one).pointerEvents];
    });
  await expect.poll(stands, { timeout: PATIENCE_MS }).toEqual([0, 'all']);
});
