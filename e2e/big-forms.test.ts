import { expect, it } from 'vitest';
import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aShowOwner } from '#server/visits/factory.ts';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { backToList, openMore, saveButton, seeCell, signIn } from './staff.ts';
import { alive, aMobile, seeHeading } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

it('takes an owner through the page of a new park by keyboard: what is wrong, its fees, the preview, saved, and back to the list', async () => {
  const owner = await anOwner(product);
  const page = await visit({ device: 'desktop' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, product, 'login', owner.email);
  await page.getByText('No park data available').waitFor();
  await page.getByRole('button', { name: 'Add Park' }).first().press('Enter');
  await page.waitForURL(/\/app\/park\/new$/);
  // With its heading the page has its keys.
  await page.locator('h1:focus', { hasText: 'Add Park' }).waitFor();
  await page.keyboard.press('Control+s');
  const wrong = page.getByRole('alert', { name: 'Please put 3 things right' });
  await wrong.waitFor();
  await page.locator('.problem-summary:focus').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Lotus Garden');
  await wrong.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'MID', exact: true }).press('Enter');
  await page.keyboard.type('900001');
  await page.getByRole('link', { name: 'Location', exact: true }).press('Enter');
  await page.keyboard.type('Hyderabad');
  expect(await page.locator('.problem-summary').count()).toBe(0);

  await page.getByRole('link', { name: 'Prices', exact: true }).press('Enter');
  await page.getByRole('checkbox', { name: 'Adult', exact: true }).press('Space');
  await page.keyboard.press('Tab');
  await page.locator('[name="fees.adult.price"]:focus').waitFor();
  await page.keyboard.type('120');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.locator('[name="fees.child.price"]:focus').waitFor();
  await page.keyboard.type('60');
  const preview = page.frameLocator('.preview-panel iframe');
  await preview.getByText('₹60').first().waitFor();
  await page.keyboard.press('ArrowUp');
  await page.locator('[name="fees.adult.price"]:focus').waitFor();
  await page.keyboard.type('150');
  // In the same frame, whose page is drawn anew.
  await preview.getByText('₹150').first().waitFor();
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/app\/park\/[0-9a-z]{26}\?page=prices$/);
  await page.getByRole('heading', { level: 1, name: 'Lotus Garden' }).waitFor();
  await page.getByText('Nobody can pay here yet: enter payment keys.').waitFor();
  await page.getByText('Park Added Successfully.', { exact: true }).waitFor();

  await backToList(page);
  await seeCell(page, 'Lotus Garden', 'Adult Fee', '₹150');
});

it('keeps every word of its foot within its button on a phone, and shows the whole date of a show beside its preview', async () => {
  const [parks, shows] = [await anOwner(product), await anOwner(product, { registrationType: 'exbhition' })];
  const phone = await visit({ device: 'phone' });
  await signIn(phone, product, 'login', parks.email, '/app/park/new');
  await phone.getByRole('button', { name: 'Save and publish' }).click();
  await phone.getByRole('alert', { name: 'Please put 3 things right' }).waitFor();
  const runOut = (page: typeof phone, query: string) =>
    page.evaluate(
      (all) => [...document.querySelectorAll(all)].filter((one) => one.scrollWidth > one.clientWidth).length,
      query,
    );
  expect(await runOut(phone, 'html, .save-bar .button')).toBe(0);
  const desk = await visit({ device: 'desktop' });
  await signIn(desk, product, 'login', shows.email, '/app/exbhition/new');
  await desk.getByLabel('From date').first().fill('28/11/2026');
  expect(await runOut(desk, 'html, .instant input')).toBe(0);
});

const SOON = addDays(dayOf(new Date()), 30);

it('takes a show from an incomplete draft, through its preview, to the visitor who books it', async () => {
  const owner = await aShowOwner(product);
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owner.email, '/app/exbhition');
  await page.getByRole('button', { name: 'Add Shows' }).first().click();
  await page.getByLabel('Organization Name', { exact: true }).fill('Andha Yug');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.getByText('This is a draft. Visitors cannot see or book it yet.').waitFor();
  const missing = page.locator('.standing .missing li');
  await expect.poll(() => missing.allTextContents()).toHaveLength(2);
  expect(await axeFindsOnAnyScreen(page, 'a show as a draft')).toEqual([]);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const address = `${product.url}/exbhitionbooking/${id}`;
  expect((await fetch(address)).status).toBe(404);

  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Preview in a new tab' }).click(),
  ]);
  await preview.waitForURL(/\/preview\//);
  await preview.getByText('Preview: visitors cannot see this yet.').waitFor();
  await preview.getByText('Andha Yug').first().waitFor();
  await preview.close();

  await backToList(page);
  await openMore(page, 'Andha Yug');
  await page.getByRole('button', { name: /^Status of Andha Yug: Inactive \(draft\)/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open it' }).first().click();
  for (const [label, value] of [
    ['From date', SOON],
    ['From date: time', '18:30'],
    ['To date', SOON],
    ['To date: time', '21:00'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await saveButton(page).click();
  await page.getByText('Exbhition Updated Successfully.', { exact: true }).waitFor();

  const visitor = await visit();
  await visitor.goto(address);
  await seeHeading(visitor, 'Put your name down', 2);
  await alive(visitor);
  await visitor.getByLabel('Your name').fill('Kavya Reddy');
  await visitor.getByLabel('Mobile number').fill(aMobile());
  await visitor.getByRole('button', { name: 'Put my name down', exact: true }).tap();
  await seeHeading(visitor, 'Thank you, Kavya Reddy');
});
