import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { openBrowser } from './browser.ts';
import { troublesOfLargeText } from './large-text.ts';
import { startProduct } from './product.ts';
import { signIn } from './staff.ts';
import { BUYER, fillStates, KINDS_OF_PAGES } from './state-world.ts';
import { aVenue } from './venue.ts';
import { choose } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

let paths: Record<string, string>;
beforeAll(async () => {
  paths = await fillStates(product);
});

/** Somebody has chosen what to buy, or asked for a ticket. */
const STEPS: Record<string, (page: Page) => Promise<void>> = {
  async zoo(page) {
    await choose(page, { Adult: 1, 'Physically Challenged': 10 });
    await page.locator('.coupon summary').click();
  },
  async ticket(page) {
    await page.locator('summary', { hasText: 'More' }).click();
  },
  async 'get-qr'(page) {
    await page.getByLabel('Mobile number').fill(BUYER);
    await page.getByRole('button', { name: 'Show my tickets' }).click();
    await page.locator('.found').waitFor();
  },
};

it('text of up to twice the size, on screens from 180 px on, breaks no word and no number, stays on the screen, and lets nothing cover a quarter of it', async () => {
  const page = await visit();
  const found: string[] = [];
  for (const name of KINDS_OF_PAGES) {
    const answer = await page.goto(`${product.url}${paths[name]}`);
    expect(answer?.status(), name).toBe(200);
    await STEPS[name]?.(page);
    found.push(...(await troublesOfLargeText(page)).map((words) => `${name}, ${words}`));
  }
  expect(found).toEqual([]);
});

it('neither does it at the gate, on phones from 360 px on', async () => {
  const { owner, park } = await aVenue(product);
  const { email } = await anInspector(product, owner, park._id);
  const page = await visit();
  await signIn(page, product, 'inspectorlogin', email, '/app/scan');
  await page.getByLabel('Ticket code').waitFor();
  expect(await troublesOfLargeText(page, 360)).toEqual([]);
  await page.getByRole('button', { name: /^Find a ticket/ }).click();
  await page.getByRole('button', { name: /^Let in by hand/ }).click();
  await page.context().setOffline(true);
  await page.getByLabel('Ticket code').fill('7K2M-9QXA');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('heading', { name: 'Not checked' }).waitFor();
  expect(await troublesOfLargeText(page, 360)).toEqual([]);
});

it('the page of an account stays on the screen, on phones from 360 px on', async () => {
  const { email } = await anOwner(product);
  const page = await visit();
  await signIn(page, product, 'login', email);
  await page.goto(`${product.url}${consolePaths.account}`);
  await page.getByRole('button', { name: 'Sign out everywhere' }).waitFor();
  const troubles = await troublesOfLargeText(page, 360);
  expect(troubles).toEqual([]);
});
