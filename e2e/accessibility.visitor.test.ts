import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { fillStates } from './state-world.ts';
import { DIALOG_STATES, enter, LIVE_STATES, PLAIN_STATES } from './visitor-states.ts';

const product = startProduct();
const { visit } = openBrowser();

let paths: Record<string, string>;
beforeAll(async () => {
  paths = await fillStates(product);
});

it.each([
  ['that need no scripts', PLAIN_STATES],
  ['that scripts make', LIVE_STATES],
  ['with a dialog', DIALOG_STATES],
])('axe finds nothing on pages %s, on a phone and a desktop, light and dark', async (_, states) => {
  const page = await visit();
  const found: string[] = [];
  for (const [name, state] of Object.entries(states)) {
    await enter(page, name, state, { product, paths });
    await page.getByText(state.says).filter({ visible: true }).first().waitFor();
    found.push(...(await axeFindsOnAnyScreen(page, name, states !== DIALOG_STATES)));
    await state.end?.(page);
  }
  expect(found).toEqual([]);
});

async function spoil(page: Page): Promise<void> {
  await page.goto(`${product.url}/terms`);
  await page.evaluate(() => {
    const words = Object.assign(document.createElement('p'), { textContent: 'Can you read this?' });
    words.style.color = 'color-mix(in srgb, currentColor 30%, transparent)';
    document.querySelector('main h1')?.after(words, document.createElement('input'));
  });
}

it('axe does find what is wrong, so that it can find nothing elsewhere', async () => {
  const page = await visit();
  await spoil(page);
  const found = (await axeFindsOnAnyScreen(page, 'control')).join();
  for (const rule of ['phone-light: color-contrast', 'phone-light: label', 'desktop-dark: color-contrast'])
    expect(found).toContain(rule);
});
