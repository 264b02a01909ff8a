import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { seeHeading } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

let owner: Owner;

beforeAll(async () => {
  owner = await anOwner(product, { name: 'Lake Trust' });
  const places = { Hyderabad: 'Lotus Lake', Pune: 'Café Garden', Delhi: 'Old Fort' };
  for (const [location, parkName] of Object.entries(places))
    await aPark(product, owner, { parkName, location, startTime: '00:00', endTime: '23:59' });
  // Of so many a park is typed, not chosen from a list.
  for (let at = 0; at < 25; at += 1)
    await aPark(product, owner, { parkName: `Rose Garden ${at}`, location: 'Warangal' });
});

const home = (page: Page) => page.goto(`${product.url}/home`);
const cards = (page: Page) => page.locator('.offerings b').allTextContents();
const searchFor = async (page: Page, words: string) => {
  await page.getByLabel('Search a place or a town').fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await seeHeading(page, 'Places to book');
};

it('finds a place by a misspelt word and opens its booking page, without JavaScript', async () => {
  const page = await visit({ scripts: false });
  await home(page);
  expect(await page.getByRole('button', { name: 'Near me' }).isVisible()).toBe(false);
  await searchFor(page, 'lottus lake');
  expect(await cards(page)).toEqual(['Lotus Lake']);
  await page.getByLabel('Trade').selectOption('Doctors and clinics');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText('No place answers this search.').waitFor();
  await page.getByRole('link', { name: 'All places' }).click();
  await page.getByLabel('Which park?').fill('fort');
  await page.getByRole('button', { name: 'Book park tickets' }).click();
  await page.getByRole('link', { name: /Old Fort/ }).click();
  await seeHeading(page, 'Old Fort');
});

it('asks the phone where it is on a press alone, and puts the nearest towns first', async () => {
  const page = await visit();
  await page.context().grantPermissions(['geolocation'], { origin: product.url });
  await page.context().setGeolocation({ latitude: 18.52043, longitude: 73.85674 });
  await page.addInitScript(() => {
    const asked = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    Object.assign(globalThis, { timesAsked: 0 });
    navigator.geolocation.getCurrentPosition = (...how) => {
      Object.assign(globalThis, { timesAsked: 1 });
      asked(...how);
    };
  });
  await home(page);
  expect(await page.evaluate('timesAsked')).toBe(0);
  await page.getByRole('button', { name: 'Near me' }).click();
  await page.waitForURL(/near=18\.5%2C73\.9/);
  await page.getByText('The nearest towns come first.').waitFor();
  expect((await cards(page))[0]).toBe('Café Garden');
});

it('says it kindly when the phone does not tell where it is, and the search goes on', async () => {
  const page = await visit();
  await home(page);
  await page.getByRole('button', { name: 'Near me' }).click();
  await page.getByText('Your phone did not say where you are. Please choose your town instead.').waitFor();
  await searchFor(page, 'pune');
  expect(await cards(page)).toEqual(['Café Garden']);
});
