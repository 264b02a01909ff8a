import { beforeAll, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { troublesOfLargeText } from './large-text.ts';
import { startProduct } from './product.ts';
import { BUYER, fillStates, KINDS_OF_PAGES } from './state-world.ts';
import { alive } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

let paths: Record<string, string>;
beforeAll(async () => {
  paths = await fillStates(product);
});

const TELUGU = /[\u0C00-\u0C7F]/;

it('a language that was chosen by its own name stays chosen, and the page speaks it before and after its scripts came', async () => {
  const page = await visit();
  await page.goto(`${product.url}${paths.zoo}`);
  await page.getByRole('link', { name: 'తెలుగు' }).click();
  await page.locator('html[lang=te-IN]').waitFor();
  await page.locator('#live[data-on]').waitFor();
  await page.locator('form.book button[type=submit]').click();
  const told = page.locator('[role=alert]').first();
  expect(await told.textContent()).toMatch(TELUGU);
  expect(await told.textContent()).not.toMatch(/[a-z]/);
  await expect.poll(() => page.title()).toMatch(/^సమస్య: /);
  await page.goto(`${product.url}/home`);
  expect(await page.locator('html').getAttribute('lang')).toBe('te-IN');
  expect(await page.locator('.languages [aria-current]').textContent()).toBe('తెలుగు');
});

it.each([true, false])(
  'a list from which nothing was chosen asks for it in the language of the page, with scripts: %s',
  async (scripts) => {
    const page = await visit({ scripts });
    await page.goto(`${product.url}/getqr?lang=te`);
    const asked = page.locator('p.unchosen', { hasText: 'చోటు ఎంచుకోండి' });
    expect(await asked.isVisible()).toBe(false);
    await page.locator('main button[type=submit]').click();
    await asked.waitFor();
    await page.locator('#place').selectOption({ index: 1 });
    await asked.waitFor({ state: 'hidden' });
    await page.locator('main button[type=submit]').click();
    await page.locator('[name=mobile]').waitFor();
  },
);

it.each([true, false])(
  'what a number has booked is told in another language without asking again, with scripts: %s',
  async (scripts) => {
    const page = await visit({ scripts });
    await page.goto(product.url + paths['get-qr']);
    await page.locator('main [name=mobile]').fill(BUYER);
    await page.locator('main button[type=submit]').click();
    await page.locator('.found img').first().waitFor();
    await page.getByRole('button', { name: 'తెలుగు' }).click();
    await page.locator('html[lang=te-IN]').waitFor();
    expect(await page.locator('.found p').first().textContent()).toMatch(TELUGU);
    expect(page.url()).not.toContain(BUYER);
    expect(await page.locator('main [name=mobile]').inputValue()).toBe(BUYER);
    await page.locator('main [name=mobile]').press('Enter');
    await page.waitForURL((url) => url.search === '?lang=te');
    await page.locator('html[lang=te-IN] .found img').first().waitFor();
  },
);

it('a form that was refused without scripts keeps what was typed in another language, and Enter books it', async () => {
  const page = await visit({ scripts: false });
  await page.goto(product.url + paths.show);
  await page.locator('main [name=personName]').fill('Ravi');
  await page.locator('main [name=mobile]').fill('98765');
  await page.locator('main button[type=submit]').click();
  await page.getByRole('button', { name: 'తెలుగు' }).click();
  await page.locator('html[lang=te-IN]').waitFor();
  expect(await page.locator('[role=alert]').first().textContent()).toMatch(TELUGU);
  expect(await page.locator('main [name=personName]').inputValue()).toBe('Ravi');
  await page.locator('main [name=mobile]').fill(BUYER);
  await page.locator('main [name=mobile]').press('Enter');
  await page.waitForURL(/exbhitionappointment/);
});

it.each([
  ['zoo', { 'quantity.adult': '3', mobile: BUYER }, '₹300 కట్టండి'],
  ['clinic', { personName: 'Ravi', mobile: BUYER, paymentMode: 'cash' }, 'టోకెన్ బుక్ చేయండి'],
])('what was typed at the page %s stays where the language is changed', async (name, typed, action) => {
  const page = await visit();
  await page.goto(product.url + paths[name]);
  await alive(page);
  for (const [field, value] of Object.entries(typed)) {
    const choice = page.locator(`main [name="${field}"][value="${value}"]`);
    if (await choice.count()) await choice.check({ force: true });
    else await page.locator(`main [name="${field}"]`).fill(value);
  }
  await page.getByRole('link', { name: 'తెలుగు' }).click();
  await page.waitForURL(/lang=te/);
  await page.getByRole('button', { name: action, exact: true }).waitFor();
  const kept = () =>
    page.evaluate(() => Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>('main form.book')!)));
  expect(await kept()).toMatchObject(typed);
  await page.reload();
  await alive(page);
  expect(await page.evaluate(() => sessionStorage.typed)).toBeUndefined();
});

it.each(['te', 'hi'])(
  'on a phone of 360 px with text a third larger no page in %s is wider, breaks a short word or covers itself',
  async (language) => {
    const page = await visit();
    await page.goto(`${product.url}/home?lang=${language}`);
    const found: string[] = [];
    for (const name of KINDS_OF_PAGES) {
      const answer = await page.goto(`${product.url}${paths[name]}`);
      expect(answer?.status(), name).toBe(200);
      if (name === 'get-qr') {
        await page.locator('[name=mobile]').fill(BUYER);
        await page.locator('main button[type=submit]').click();
        await page.locator('.found').waitFor();
      }
      found.push(...(await troublesOfLargeText(page, 360, [100, 131.25])).map((words) => `${name}, ${words}`));
    }
    expect(found).toEqual([]);
  },
);
