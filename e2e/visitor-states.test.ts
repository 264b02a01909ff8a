import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser } from './browser.ts';
import { troublesOfSize } from './large-text.ts';
import { startProduct } from './product.ts';
import { fillStates } from './state-world.ts';
import { DIALOG_STATES, enter, LIVE_STATES, PLAIN_STATES } from './visitor-states.ts';

const product = startProduct();
const { visit } = openBrowser();

let paths: Record<string, string>;
beforeAll(async () => {
  paths = await fillStates(product);
});
/** Whoever has asked too often in one test may ask in the next. */
afterEach(() => product.database.asOwner('delete from rate_limit'));

const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

/** Names of people, places and trade marks, which stay in Latin letters on every page. */
const STAYS = new RegExp(
  [
    'Sarovar Zoological Park|Lotus Garden|Sky Deck|Deer Park|Rose Garden|Old Fort|Kathputli|Town hall|Parks( \\d+)?',
    'Sanjeevani( Clinic)?|(Ameerpet|Charminar)( Branch)?|12 Station Road|Hyderabad|Saraswati Coaching|Maths|Summer|Weekend|ZOO10',
    'Shilparamam crafts village|Handlooms|Dr Meera Nair|Skin|Lakshmi Devi|Mohan Rao|Kavya Reddy|Ananya Iyer',
    // Typed by the owner of the zoo, in one language.
    'Old trees around a lake\\.|deer|a toy train|Please bring no plastic bags\\.|3 to 12 years\\. Under 3 free\\.',
    // Codes, numbers and addresses.
    '\\b[A-Z0-9]{4}-[A-Z0-9]{4}\\b|\\b[a-z0-9]{26}\\b|[\\w.+-]+@[\\w.-]+|\\d{2}x{6}\\d{2}',
    '\\b(QR|UPI|PDF|English)\\b',
  ].join('|'),
  'g',
);

/** Whatever is crooked of the page in one language, on a small phone and on a wide screen. */
async function troublesIn(page: Page, language: 'en' | 'te'): Promise<string[]> {
  const tag = await page.locator('html').getAttribute('lang');
  const found = tag === `${language}-IN` ? [] : [`lang is ${tag}`];
  if (language === 'te') found.push(...(await englishOf(page)).map((words) => `says “${words}”`));
  for (const size of SIZES)
    found.push(...(await troublesOfSize(page, size)).map((words) => `at ${size.width}: ${words}`));
  return found;
}

/** Whatever a page says in Latin letters that is no name. */
async function englishOf(page: Page): Promise<string[]> {
  const said = [await page.title(), ...(await page.locator('body').allInnerTexts())].join('\n');
  return said.replace(STAYS, ' ').match(/[A-Za-z]{2,}[^\n]*/g) ?? [];
}

/** In Telugu, whose words are longest: the pages that need no scripts as they come. */
it.each([
  { how: 'without scripts', scripts: false, states: PLAIN_STATES },
  { how: 'that scripts make', scripts: true, states: LIVE_STATES },
])('a visitor’s pages $how are whole in Telugu, on a phone and a wide screen', async ({ scripts, states }) => {
  const page = await visit({ device: 'desktop', scripts });
  await page.goto(`${product.url}/terms?lang=te`);
  const found: string[] = [];
  for (const [name, state] of Object.entries(states)) {
    await enter(page, name, state, { product, paths });
    found.push(...(await troublesIn(page, 'te')).map((words) => `${name} ${words}`));
    await state.end?.(page);
  }
  expect(found).toEqual([]);
});

it.each([
  ['that need no scripts are whole', PLAIN_STATES],
  ['that scripts make are whole', LIVE_STATES],
  ['with a dialog say so', DIALOG_STATES],
])('a visitor’s pages %s, and axe finds nothing on a phone and a desktop, light and dark', async (_, states) => {
  const page = await visit();
  const found: string[] = [];
  for (const [name, state] of Object.entries(states)) {
    await enter(page, name, state, { product, paths });
    await page.getByText(state.says).filter({ visible: true }).first().waitFor();
    // A dialog lies over its page, which may be wider or higher then.
    if (states !== DIALOG_STATES) found.push(...(await troublesIn(page, 'en')).map((words) => `${name} ${words}`));
    found.push(...(await axeFindsOnAnyScreen(page, name)));
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
