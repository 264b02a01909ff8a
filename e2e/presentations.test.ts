import { expect, it } from 'vitest';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser } from './browser.ts';
import { shiftsOf, watchShifts } from './layout.ts';
import { startProduct } from './product.ts';
import { signIn } from './staff.ts';
import { aPhoto, aVenue } from './venue.ts';
import { alive } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

const SIZE = [1600, 1000] as const;
const VIEWS = await Promise.all([aPhoto('lake.jpg', '#7db7e8', SIZE), aPhoto('hill.jpg', '#e8a87d', SIZE)]);

it('shows visitors at once what an owner fills in, with pictures for which room is kept', async () => {
  const { owner, park } = await aVenue(product, { parkName: 'Nehru Zoo', camera: true, cameraFee: 50 });
  const visitor = await visit({ device: 'phone' });
  await watchShifts(visitor);
  const address = `${product.url}/ticketbooking/${park._id}`;
  await visitor.goto(address);
  await visitor.getByRole('heading', { level: 1, name: 'Nehru Zoo' }).waitFor();
  expect(await visitor.locator('.place').count()).toBe(0);

  const page = await visit({ device: 'desktop' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, product, 'login', owner.email, `/app/park/${park._id}?page=visitors`);
  const form = page.getByRole('region', { name: 'What visitors read' });
  await form.locator('input[type=file]').setInputFiles(VIEWS);
  await form.locator('.pictures > li').nth(1).waitFor();
  await form.getByLabel('Picture 1 shows').fill('A lake below the sky');
  await form.getByLabel('About', { exact: true }).fill('Old trees around a lake.\n- deer\n- a toy train');
  await form.getByLabel('Point on the map').fill('17.3512, 78.4489');
  await form.getByLabel('Who counts as a child').fill('3 to 12 years. Under 3 free.');
  await form.getByLabel('Below Video Camera').fill('No tripods, please.');
  const preview = page.frameLocator('.preview-panel iframe');
  await preview.getByText('a toy train').waitFor();
  await preview.getByAltText('A lake below the sky').waitFor();
  await preview.getByText('No tripods, please.').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Park Updated Successfully.', { exact: true }).waitFor();

  await visitor.goto(address);
  await alive(visitor);
  await visitor.getByRole('heading', { name: 'About' }).waitFor();
  await visitor.getByAltText('A lake below the sky').waitFor();
  await visitor.getByAltText('Picture 2 of Nehru Zoo').waitFor({ state: 'attached' });
  await visitor.locator('.venue img').evaluate((image: HTMLImageElement) => image.decode());
  await visitor.getByRole('link', { name: 'Show on map' }).scrollIntoViewIfNeeded();
  expect(await shiftsOf(visitor)).toBe(0);
  expect(await visitor.locator('.venue img').evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /-(360|720|1280)\.webp$/,
  );
  await visitor.getByText('No tripods, please.').waitFor();

  await page.goto(`${product.url}/app/profileregistration`);
  const brand = page.getByRole('form', { name: 'Logo, colour and languages' });
  await brand.getByLabel('Colour', { exact: true }).fill('#f6b02c');
  await brand.getByText('White words would be hard to read on #f6b02c', { exact: false }).waitFor();
  await brand.getByRole('button', { name: 'Save logo, colour and languages' }).click();
  await page.getByText('Saved. Visitors see it now.').waitFor();
  await visitor.goto(address);
  expect(await visitor.locator('.top').evaluate((top) => getComputedStyle(top).backgroundColor)).not.toBe(
    'rgb(14, 74, 59)',
  );
  expect(await axeFindsOnAnyScreen(visitor, 'place-colour')).toEqual([]);
});

it('sets the summary beside the form on a wide screen, where it stays in sight, and below it on a phone', async () => {
  const { park } = await aVenue(product, { parkName: 'Lotus Garden' });
  const page = await visit({ device: 'desktop' });
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(`${product.url}/ticketbooking/${park._id}`);
  await alive(page);
  await page.getByRole('button', { name: 'Add one: Adult', exact: true }).click();
  await page
    .locator('.total-bar')
    .getByText(/^1 Adult, ₹/)
    .waitFor();
  const placesOf = () =>
    page.evaluate(() => {
      const [form, bar] = ['.book .card', '.total-bar'].map((one) =>
        document.querySelector(one)!.getBoundingClientRect(),
      );
      return { beside: bar!.left >= form!.right, seen: bar!.top >= 0 && bar!.bottom <= window.innerHeight };
    });
  expect(await placesOf()).toEqual({ beside: true, seen: true });
  const [safe, again] = await Promise.all(['.safe', '.again'].map((one) => page.locator(one).boundingBox()));
  expect((again?.y ?? 0) - (safe?.y ?? 0), 'nothing is between the form and what follows').toBeLessThan(120);
  await page.mouse.wheel(0, 300);
  expect(await placesOf()).toEqual({ beside: true, seen: true });
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await placesOf()).beside).toBe(false);
  expect(await page.locator('.total-bar li').first().isVisible()).toBe(false);
});
