import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { startProduct } from './product.ts';
import { keepScreen } from './screens.ts';
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
    for (const scheme of ['light', 'dark'] as const) {
      const page = await visit({ device: 'desktop', scheme });
      await signIn(page, product, 'login', email);
      await menu(page).getByRole('link', { name: 'Dashboard' }).waitFor();
      await seeAll(page);
      await keepScreen(page, `menu-${who.replaceAll(' ', '-')}-${scheme}`, { whole: false, documented: false });
      await page.getByRole('button', { name: 'Make the menu narrow' }).click();
      await page.getByRole('button', { name: 'Make the menu wide' }).waitFor();
      await seeAll(page);
      await keepScreen(page, `menu-${who.replaceAll(' ', '-')}-${scheme}-folded`, { whole: false, documented: false });
    }
  },
);
